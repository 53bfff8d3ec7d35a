import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Address of the page with all results, when there are any. */
  address: string | undefined;
  onClose: () => void;
  /** The number of results. */
  children: ReactNode;
}

export default function Footer({address, onClose, children}: Props) {
  return (
    <div className={styles.footer}>
      <span role="status">{children}</span>
      {address && (
        <Link to={address} onClick={onClose}>
          See all results
        </Link>
      )}
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
      </span>
    </div>
  );
}
