import styles from './styles.module.css';

interface Props {
  retry: () => void;
  /** Label of the button. */
  action?: string;
}

/** Shown when no index could be searched, which differs from finding nothing. */
export default function SearchError({retry, action = 'Try again'}: Props) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.headline}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={retry}>
        {action}
      </button>
    </div>
  );
}
