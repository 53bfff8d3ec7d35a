import SearchIcon from '@site/src/components/SearchIcon';
import {requestSearch} from '@site/src/features/search/ui';
import styles from './styles.module.css';

/** Looks like a field, and opens the search, where readers can type right away. */
export default function SearchBox() {
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={requestSearch}>
      <SearchIcon size={16} />
      <span>Search the docs…</span>
    </button>
  );
}
