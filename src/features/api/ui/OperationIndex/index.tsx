import Link from '@docusaurus/Link';
import FilterTable from '@site/src/components/FilterTable';
import ScrollableTable from '@site/src/components/ScrollableTable';
import InlineText from '@site/src/components/InlineText';
import type {OperationRow} from '../../node/index-rows';
import {createElement, Fragment} from 'react';
import {filterRows} from './filter-rows';
import styles from './styles.module.css';

interface Props {
  /** Passed in by src/features/api/node/import-operation-rows; a page contains just `<OperationIndex />`. */
  rows?: OperationRow[];
}

/** All operations of a docs version. Without JavaScript: the whole table, without a filter. */
export default function OperationIndex({rows}: Props) {
  if (!rows) throw new Error('OperationIndex has no rows: it works on pages of the docs only.');
  // The errors page is directly below the version's root.
  const errors = `${rows[0]!.path.replace(/\/developers\/.*$/, '')}/errors`;
  const categories = [...new Set(rows.map((row) => row.category))].toSorted((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  const hasReleases = rows.some(({since}) => since !== undefined);
  return (
    <>
      <p>
        To see which versions have an operation, open{' '}
        <Link to="/docs/availability?kind=operation">Availability by version</Link>. To look up an error, open{' '}
        <Link to={errors}>Error messages</Link>.
      </p>
      <FilterTable
        label="Find an operation"
        choices={{page: {label: 'Page', empty: 'All pages', options: categories}}}
        unit="operations"
        total={rows.length}
        find={({q, page}) => filterRows(rows, {text: q, category: page})}
        noMatch="No matching operation. Try fewer or shorter words."
      >
        {(found) => <Table rows={found} hasReleases={hasReleases} />}
      </FilterTable>
    </>
  );
}

/** The "Since" column stays while the list is filtered. */
function Table({rows, hasReleases}: {rows: OperationRow[]; hasReleases: boolean}) {
  return (
    <ScrollableTable className={`${styles.table} wide-table`}>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">What it does</th>
          <th scope="col">Permission</th>
          {hasReleases && <th scope="col">Since</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, name, category, path, summary, permission, since, isDeprecated}) => (
          <tr key={id}>
            <th scope="row">
              <Link to={path}>
                <code>{breakable(name)}</code>
              </Link>
              <span className={styles.category}>
                {category}
                {isDeprecated && ', deprecated'}
              </span>
            </th>
            <td>
              <InlineText text={summary} />
            </td>
            <td>
              <InlineText text={permission} />
            </td>
            {hasReleases && <td>{since}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A name that may break after each underscore. */
function breakable(name: string) {
  const [first, ...rest] = name.split(/(?<=_)/);
  const parts = rest.flatMap((part) => [createElement('wbr'), part]);
  return createElement(Fragment, null, first, ...parts);
}
