import SearchIcon from '@site/src/components/SearchIcon';
import {requestSearch} from '@site/src/search/ui/open-request';
import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import styles from './styles.module.css';

/** Looks like a field, and opens the search, where readers can type right away. */
export default function SearchBox() {
  const {labels} = useSearchScope().own;
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={requestSearch}>
      <SearchIcon size={18} />
      <span>Search {labels.join(', ')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
