import lines from '@generated/release-list/default/lines.json';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/format-date';
import LineIcon from '@site/src/components/LineIcon';
import {clsx} from 'clsx';
import type {PropsWithChildren} from 'react';
import SearchBox from './SearchBox';
import styles from './styles.module.css';

/** The first screen: what Harper is and what that is good for, a list of links as buttons, and the search. */
export function Opening({children}: PropsWithChildren) {
  return (
    <div className={styles.opening}>
      {children}
      <SearchBox />
    </div>
  );
}

const ICONS = {
  build: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  operate: 'M3 4h14v5H3zM3 11h14v5H3zM6 6.5h.01M6 13.5h.01',
  evaluate: 'M4 16V9M10 16V4M16 16v-5',
  migrate: 'M3 7h13l-3-3M17 13H4l3 3',
  repair: 'M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.2v.01',
  cloud: 'M6 15.5a3.5 3.5 0 0 1-.3-7 4.5 4.5 0 0 1 8.7 1 3 3 0 0 1-.4 6z',
};

/** The icon of one of the `Ways`, in front of its link. */
export function Icon({name}: {name: keyof typeof ICONS}) {
  return <LineIcon path={ICONS[name]} size={20} />;
}

/** Starting points for readers with different tasks: a list of links, each with an icon and a sentence, as cards. */
export function Ways({children}: PropsWithChildren) {
  return <div className={clsx('full-width', styles.ways)}>{children}</div>;
}

/** The parts of Harper: a list of links that share a frame as the parts share a process. */
export function Parts({children}: PropsWithChildren) {
  return <div className={clsx('full-width', styles.column, styles.parts)}>{children}</div>;
}

/** A numbered list as a row of steps. */
export function Steps({children}: PropsWithChildren) {
  return <div className={clsx('full-width', styles.steps)}>{children}</div>;
}

/** Groups of links side by side; each begins with an h3. */
export function Columns({children}: PropsWithChildren) {
  return <div className={clsx('full-width', styles.columns)}>{children}</div>;
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
    <ul className={clsx('full-width', styles.versions)}>
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
            What’s changed since {former.line}
          </Link>
        </dd>
      )}
    </dl>
  );
}
