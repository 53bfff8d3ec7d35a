import type {HitComponentProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import styles from './styles.module.css';

/**
 * A line of DocSearch: a cell of the row that it is in, because the row has buttons as well.
 * @param onTake called when the reader goes there
 */
export function hitLink(onTake: () => void) {
  return function HitLink({hit, children}: HitComponentProps) {
    const history = useHistory();
    const onClick = (event: MouseEvent) => {
      // A new tab or window is the browser's business; a conversation has no address, and DocSearch shows it.
      const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (isSpecial || event.defaultPrevented || !hit.url) return;
      event.preventDefault();
      onTake();
      history.push(hit.url);
    };
    return (
      <div role="gridcell" className={styles.cell}>
        <a href={hit.url} tabIndex={-1} onClick={onClick}>
          {children}
        </a>
      </div>
    );
  };
}
