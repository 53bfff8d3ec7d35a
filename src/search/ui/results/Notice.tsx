import Link from '@docusaurus/Link';
import type {SearchResults} from '../../engine/results';
import styles from './styles.module.css';

interface Props {
  query: string;
  results: SearchResults;
}

/** Above the results: what came with a later version, and that nothing is about the query. */
export default function Notice({query, results: {isGuess, later}}: Props) {
  if (!isGuess && !later?.length) return null;
  return (
    <div className={styles.notice}>
      {later?.map(({title, path, since}) => (
        <p key={path}>
          <Link to={path}>{title}</Link> came with {since}.
        </p>
      ))}
      {isGuess && (
        <p>
          <strong>Nothing about “{query}” in these docs.</strong> What comes nearest:
        </p>
      )}
    </div>
  );
}
