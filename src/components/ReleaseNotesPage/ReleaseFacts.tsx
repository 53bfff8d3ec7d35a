import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/format-date';
import styles from './styles.module.css';

/** Front matter of the page of a release; other pages of the release notes have none of it. */
interface Props {
  version?: string;
  /** ISO date, or `unknown`. */
  date?: string;
  kind?: string;
}

/** When a release came out, how large a step it is, and the way to all changes since it. */
export default function ReleaseFacts({version, date, kind}: Props) {
  if (!version || !date || !kind) return null;
  return (
    <p className={styles.facts}>
      {date === 'unknown' ? <span>Release date unknown</span> : <time dateTime={date}>{formatDate(date)}</time>}
      <span>{kind} release</span>
      <Link to={`/release-notes/upgrade?from=${version}`}>Upgrade from {version}</Link>
    </p>
  );
}
