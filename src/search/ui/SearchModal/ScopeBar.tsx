import type {SearchResults} from '../../engine/results';
import type {SearchScope} from '../useSearchScope';
import styles from './styles.module.css';

interface Props {
  scope: SearchScope;
  coversAll: boolean;
  onCoversAll: (coversAll: boolean) => void;
  results: SearchResults | undefined;
}

/** Says what is searched, and widens it to every version. */
export default function ScopeBar({scope, coversAll, onCoversAll, results}: Props) {
  const {instead, progress} = results ?? {};
  // The first label is that of the version.
  const labels = instead ? [instead, ...scope.labels.slice(1)] : scope.labels;
  return (
    <div className={styles.scope}>
      <span>
        Searching <strong>{coversAll && !instead ? 'all versions' : labels.join(', ')}</strong>
        {progress && ` (${progress.loaded} of ${progress.total} loaded)`}
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
