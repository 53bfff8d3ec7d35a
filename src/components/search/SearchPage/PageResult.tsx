import Link from '@docusaurus/Link';
import type {PageGroup} from '@site/src/lib/search/results';
import Marked from '../results/Marked';
import styles from './styles.module.css';

interface Props {
  group: PageGroup;
}

/** A page with the sections of it that were found. */
export default function PageResult({group: {url, title, trail, label, hits, more, otherVersions}}: Props) {
  const start = hits.find((hit) => hit.url === url);
  const sections = hits.filter((hit) => hit !== start);
  return (
    <article className={styles.result}>
      <h2 className={styles.title}>
        <Link to={url}>{start ? <Marked fragments={start.title} /> : title}</Link>
      </h2>
      <p className={styles.trail}>
        {trail.join(' › ')} <span className={styles.badge}>{label}</span>
      </p>
      {start && (
        <p className={styles.snippet}>
          <Marked fragments={start.snippet} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.url}>
              <Link to={hit.url}>
                <Marked fragments={hit.title} />
              </Link>
              <p className={styles.snippet}>
                <Marked fragments={hit.snippet} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.trail}>{more} more on this page</p>}
      {otherVersions.length > 0 && (
        <p className={styles.trail}>
          Also in{' '}
          {otherVersions.map((other, position) => (
            <span key={other.url}>
              {position > 0 && ', '}
              <Link to={other.url}>{other.label}</Link>
            </span>
          ))}
        </p>
      )}
    </article>
  );
}
