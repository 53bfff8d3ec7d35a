import type {SearchResults} from '../../engine/results';

interface Props {
  /** Names of what is searched, the version first. */
  labels: string[];
  coversAll: boolean;
  results: SearchResults | undefined;
}

/** Says what is searched, and how much of it is there. */
export default function Scope({labels, coversAll, results}: Props) {
  const {instead, progress} = results ?? {};
  const searched = instead ? [instead, ...labels.slice(1)] : labels;
  return (
    <>
      Searching <strong>{coversAll && !instead ? 'all versions' : searched.join(', ')}</strong>
      {progress && ` (${progress.loaded} of ${progress.total} loaded)`}
    </>
  );
}
