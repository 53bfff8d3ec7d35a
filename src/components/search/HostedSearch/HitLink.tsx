import type {HitComponentProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import {isPlainClick} from '../is-plain-click';
import styles from './styles.module.css';

/**
 * A line of DocSearch: a cell of the row that it is in, because the row has buttons as well.
 * @param onTake called when the reader goes there
 */
export function hitLink(onTake: () => void) {
  return function HitLink({hit, children}: HitComponentProps) {
    const history = useHistory();
    const onClick = (event: MouseEvent) => {
      // A conversation has no address, and DocSearch shows it.
      if (!isPlainClick(event) || event.defaultPrevented || !hit.url) return;
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
