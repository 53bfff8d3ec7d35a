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
      <p className={styles.headline}>Couldn’t load results</p>
      <p>Check your connection, then try again.</p>
      <button type="button" className="button" onClick={retry}>
        {action}
      </button>
    </div>
  );
}
