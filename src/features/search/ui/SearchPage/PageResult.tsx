import Link from '@docusaurus/Link';
import type {Hit, PageGroup} from '../../engine/results';
import {memo} from 'react';
import {marked} from '../results/marked';
import results from '../results/styles.module.css';
import styles from './styles.module.css';

interface Props {
  group: PageGroup;
  /** Several versions were searched, so each result shows its own. */
  showsVersion: boolean;
}

/** A page with its sections that were found; rendered again only when these change. */
export default memo(function PageResult({group, showsVersion}: Props) {
  const {url, title, trail, label, hits, more, otherVersions} = group;
  // A version begins with a digit.
  const isVersion = /^\d/.test(label);
  const start = hits.find((hit) => hit.url === url);
  const sections = hits.filter((hit) => hit !== start);
  return (
    <article className={styles.result}>
      <h2 className={styles.title}>
        <Link to={url}>{start ? marked(start.title) : title}</Link>
      </h2>
      <p className={styles.trail}>
        <span>{(isVersion ? trail : [label, ...trail]).join(' › ')}</span>{' '}
        {isVersion && showsVersion && <span className={results.badge}>{label}</span>}
      </p>
      {start && <HitText hit={start} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.url}>
              <Link to={hit.entry ?? hit.url}>{marked(hit.title)}</Link>
              <HitText hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.trail}>{`${more} more ${more === 1 ? 'match' : 'matches'} on this page`}</p>}
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
});

function HitText({hit: {isPending, name, snippet, code}}: {hit: Hit}) {
  return (
    <>
      <p className={isPending ? styles.pending : styles.snippet}>
        {name && <code>{marked(name)}</code>} {marked(snippet)}
      </p>
      {code.length > 0 && <code className={styles.codeLine}>{marked(code)}</code>}
    </>
  );
}
