import styles from './styles.module.css';

interface Props {
  retry: () => void;
}

/** Shown when no index could be asked, which is not the same as nothing found. */
export default function SearchError({retry}: Props) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.headline}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
