import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';
import {isPlainClick} from '../is-plain-click';
import styles from './styles.module.css';

interface Props {
  /** Address of the page with all results, when there are any. */
  address: string | undefined;
  onClose: () => void;
  /** The number of results. */
  children: ReactNode;
}

export default function Footer({address, onClose, children}: Props) {
  const history = useHistory();
  const onClick = (event: MouseEvent) => {
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    history.push(address);
  };
  return (
    <div className={styles.footer}>
      <span role="status">{children}</span>
      {address && (
        // Plain: a link that looks ahead would look through all routes at every key.
        <a href={address} onClick={onClick}>
          See all results
        </a>
      )}
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
      </span>
    </div>
  );
}
