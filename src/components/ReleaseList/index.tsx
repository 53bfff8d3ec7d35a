import releases from '@generated/release-list/default/releases.json';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/format-date';
import {FilterBar, SearchField, SelectField} from '@site/src/components/Field';
import {filterReleases, newestFirst, type ReleaseFilter} from '@site/src/lib/releases/filter-releases';
import type {Release} from '@site/src/lib/releases/release';
import {useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Folder of a series, such as `v4-tucker`; without it, the releases of all. */
  series?: string;
}

const kinds = {'': 'All kinds', major: 'Major', minor: 'Minor', patch: 'Patch'};

/** By number is the order of the list that is given. */
const orders = {number: 'Number', date: 'Date'};

/**
 * Releases, newest first by their number or date, with a filter. Without JavaScript, it is the whole list and has no filter. Imported by the
 * pages that show it, so that no other page carries the list.
 */
export default function ReleaseList({series}: Props) {
  const [filter, setFilter] = useState<ReleaseFilter>({text: '', kind: ''});
  const [order, setOrder] = useState<keyof typeof orders>('number');
  const listed = series ? releases.filter((release) => release.series === series) : releases;
  const found = filterReleases(listed, filter);
  const isWhole = found.length === listed.length;
  return (
    <>
      <FilterBar status={isWhole ? `${listed.length} releases` : `${found.length} of ${listed.length} releases`}>
        <SearchField
          label="Find a release by number or word"
          value={filter.text}
          onChange={(text) => setFilter({...filter, text})}
        />
        <SelectField
          label="Kind"
          value={filter.kind}
          onChange={(kind) => setFilter({...filter, kind: kind as ReleaseFilter['kind']})}
          options={kinds}
        />
        <SelectField
          label="Newest first by"
          value={order}
          onChange={(name) => setOrder(name as keyof typeof orders)}
          options={orders}
        />
      </FilterBar>
      {found.length > 0 ? (
        <ul className={styles.list} aria-label="Releases">
          {(order === 'date' ? newestFirst(found) : found).map((release) => (
            <Row key={release.version} {...release} />
          ))}
        </ul>
      ) : (
        <p>
          No release fits.{' '}
          <button className="button" onClick={() => setFilter({text: '', kind: ''})}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}

function Row({version, date, kind, path, summary}: Release) {
  return (
    <li>
      <Link to={path}>{version}</Link>
      {date ? <time dateTime={date}>{formatDate(date)}</time> : <span>date unknown</span>}
      <span className={styles[kind]}>{kind}</span>
      <span>{summary}</span>
    </li>
  );
}
