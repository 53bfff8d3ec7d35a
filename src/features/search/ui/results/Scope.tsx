import type {SearchResults} from '../../engine/results';

interface Props {
  /** Names of what is searched, the version first. */
  labels: string[];
  results: SearchResults | undefined;
}

/** Shows what is searched, and how much of it is loaded. */
export default function Scope({labels, results}: Props) {
  const {instead, progress} = results ?? {};
  return (
    <>
      Searching <strong>{(instead ? [instead, ...labels.slice(1)] : labels).join(', ')}</strong>
      {progress && <span>{` (${progress.loaded} of ${progress.total} loaded)`}</span>}
    </>
  );
}
