import {requestSearch} from '@site/src/components/search/open-request';
import {useSearchScope} from '@site/src/components/search/useSearchScope';
import styles from './styles.module.css';

/** Looks like a field and opens the search, where typing begins at once. */
export default function SearchBox() {
  const {labels} = useSearchScope();
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={requestSearch}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M13 13l4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0z" />
      </svg>
      <span>Search {labels.join(', ')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
