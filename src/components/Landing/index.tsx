import lines from '@generated/release-list/default/lines.json';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/format-date';
import {clsx} from 'clsx';
import type {PropsWithChildren} from 'react';
import SearchBox from './SearchBox';
import styles from './styles.module.css';

/** The first screen: the page's text on what Harper is, and the search. */
export function Opening({children}: PropsWithChildren) {
  return (
    <div className={styles.opening}>
      {children}
      <SearchBox />
    </div>
  );
}

/** What Harper is: a sentence, and a list of links that share a frame as the parts share a process. */
export function Parts({children}: PropsWithChildren) {
  return <div className={clsx(styles.column, styles.parts)}>{children}</div>;
}

/** A numbered list as a row of steps. */
export function Steps({children}: PropsWithChildren) {
  return <div className={styles.steps}>{children}</div>;
}

/** Groups of links side by side; each begins with an h3. */
export function Columns({children}: PropsWithChildren) {
  return <div className={styles.columns}>{children}</div>;
}

/** One group of `Columns`: an h3 and a list whose items are a link and a description of its target. */
export function Column({children}: PropsWithChildren) {
  return <div className={styles.column}>{children}</div>;
}

/** The documented versions, each with the newest release of its line. */
export function Versions() {
  const versions = useVersions('default');
  const active = useActiveVersion('default');
  return (
    <ul className={styles.versions}>
      {versions.map(({name, label, path, isLast}) => {
        const release = lines.find(({line}) => line === name)?.latest;
        return (
          <li key={name}>
            <Link to={path} aria-current={name === active?.name ? 'true' : undefined}>
              {label}
              {isLast && <span>latest</span>}
            </Link>
            {release?.date && (
              <small>
                {release.version}, {formatDate(release.date)}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The newest release of the version being read, with a link to the changes since the previous version. */
export function NewInVersion() {
  const active = useActiveVersion('default');
  const line = lines.find((candidate) => candidate.line === active?.name);
  if (!line) return null;
  const former = lines[lines.indexOf(line) + 1];
  return (
    <dl className={styles.news}>
      <dt>
        <Link to={line.latest.path}>{line.latest.version}</Link>
        {line.latest.date && <time dateTime={line.latest.date}>{formatDate(line.latest.date)}</time>}
      </dt>
      <dd>{line.latest.summary}</dd>
      {former && (
        <dd>
          <Link to={`/release-notes/upgrade?from=${former.latest.version}&to=${line.latest.version}`}>
            What changes when you come from {former.line}
          </Link>
        </dd>
      )}
    </dl>
  );
}
