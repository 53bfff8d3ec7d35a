import lines from '@generated/release-list/default/lines.json';
import Link from '@docusaurus/Link';
import {pluralize} from '@site/src/lib/pluralize';
import {formatDate} from '@site/src/lib/format-date';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The series, newest first, along a line; each begins with an h3. */
export function Timeline({children}: {children: ReactNode}) {
  return <div className={styles.timeline}>{children}</div>;
}

interface Props {
  /** Folder of a series, such as `v4-tucker`. */
  series: string;
}

/** The newest release of each minor of a series, with its date. Only the page that shows it imports it. */
export default function SeriesReleases({series}: Props) {
  const own = lines.filter((line) => line.series === series);
  return (
    <ul className={styles.releases}>
      {own.map(({line, latest: {version, date, path}, count}) => (
        <li key={line}>
          <Link to={path}>{version}</Link>
          <small>
            {date ? <time dateTime={date}>{formatDate(date)}</time> : 'No date'}
            <span>{pluralize(count, 'release')}</span>
          </small>
        </li>
      ))}
    </ul>
  );
}
