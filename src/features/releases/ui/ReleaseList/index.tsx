import releases from '@generated/release-list/default/releases.json';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/format-date';
import FilterTable from '@site/src/components/FilterTable';
import {filterReleases, newestFirst} from '../../filter-releases';
import type {Release} from '../../release';
import styles from './styles.module.css';

interface Props {
  /** Folder of a series, such as `v4-tucker`; without it, the releases of all. */
  series?: string;
}

/**
 * Releases, newest first by number or date, with a filter. Without JavaScript: the whole list, without a filter. Only
 * the pages that show it import it, so that no other page loads the list.
 */
export default function ReleaseList({series}: Props) {
  const listed = series ? releases.filter((release) => release.series === series) : releases;
  return (
    <FilterTable
      label="Find a release by version or keyword"
      choices={{
        kind: {label: 'Type', empty: 'All types', options: {major: 'Major', minor: 'Minor', patch: 'Patch'}},
        // The list is already ordered by number.
        order: {label: 'Sort by', empty: 'Version', options: {date: 'Date'}},
      }}
      unit="releases"
      total={listed.length}
      find={({q, kind, order}) => {
        const found = filterReleases(listed, {text: q, kind});
        return order === 'date' ? newestFirst(found) : found;
      }}
      noMatch="No matching release. Try fewer or shorter words, or another type."
    >
      {(found) => (
        <ul className={styles.list} aria-label="Releases">
          {found.map((release) => (
            <Row key={release.version} {...release} />
          ))}
        </ul>
      )}
    </FilterTable>
  );
}

function Row({version, date, kind, path, summary}: Release) {
  return (
    <li>
      <Link to={path}>{version}</Link>
      {date ? <time dateTime={date}>{formatDate(date)}</time> : <span>No date</span>}
      <span className={styles[kind]}>{kind}</span>
      <span>{summary}</span>
    </li>
  );
}
