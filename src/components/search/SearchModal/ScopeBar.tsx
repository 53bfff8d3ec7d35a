import type {SearchScope} from '../useSearchScope';
import styles from './styles.module.css';

interface Props {
  scope: SearchScope;
  coversAll: boolean;
  onCoversAll: (coversAll: boolean) => void;
}

/** Says what is searched, and widens it to every version. */
export default function ScopeBar({scope, coversAll, onCoversAll}: Props) {
  return (
    <div className={styles.scope}>
      <span>
        Searching <strong>{coversAll ? 'all versions' : scope.labels.join(', ')}</strong>
      </span>
      {scope.hasVersions && (
        <label className={styles.switch}>
          <input type="checkbox" checked={coversAll} onChange={(event) => onCoversAll(event.target.checked)} />
          All versions
        </label>
      )}
    </div>
  );
}
