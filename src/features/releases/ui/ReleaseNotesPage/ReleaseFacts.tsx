import Link from '@docusaurus/Link';
import minors from '@generated/release-list/default/minors.json';
import {formatDate} from '@site/src/lib/format-date';
import {minorOf} from '../../minor-of';
import styles from './styles.module.css';

/** Front matter of a release's page; other pages of the release notes have none of it. */
interface Props {
  version?: string;
  /** ISO date, or `unknown`. */
  date?: string;
  kind?: string;
}

/** A release's date and kind, with links to the changes since the previous minor and to the upgrade to the newest. */
export default function ReleaseFacts({version, date, kind}: Props) {
  if (!version || !date || !kind) return null;
  const before = minors[minors.findIndex((newest) => minorOf(newest) === minorOf(version)) + 1];
  return (
    <p className={styles.facts}>
      {date === 'unknown' ? <span>Release date unknown</span> : <time dateTime={date}>{formatDate(date)}</time>}
      <span>{kind} release</span>
      {before && (
        <Link to={`/release-notes/upgrade?from=${before}&to=${version}`}>Changes since {minorOf(before)}</Link>
      )}
      {version !== minors[0] && <Link to={`/release-notes/upgrade?from=${version}`}>Upgrade from {version}</Link>}
    </p>
  );
}
