import ScrollableTable from '@site/src/components/ScrollableTable';
import InlineText from '@site/src/components/InlineText';
import {addressesOf, type Matrix, type MatrixRow} from '../../matrix';
import {presenceIn, presenceText, successorText, type Presence} from '../../presence';
import {memo} from 'react';
import styles from './styles.module.css';

interface Props {
  matrix: Matrix;
  rows: MatrixRow[];
  /** What the rows are, for screen readers. */
  label: string;
}

/** Rows of the matrix, with a column for each version, newest first. */
export default memo(function MatrixTable({matrix, rows, label}: Props) {
  return (
    <ScrollableTable className={`${styles.table} wide-table`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {matrix.versions.map((version) => (
            <th key={version} scope="col">
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.of} ${row.name} ${row.group}`} matrix={matrix} row={row} />
        ))}
      </tbody>
    </ScrollableTable>
  );
});

/** The state that a cell shows by its color and sign. */
function stateOf(presence: Presence): 'absent' | 'removed' | 'deprecated' | 'changed' | 'same' {
  if (presence.state !== 'present') return presence.state;
  if (presence.isDeprecated || presence.until !== undefined) return 'deprecated';
  return presence.from === undefined ? 'same' : 'changed';
}

/** Memoized, since a filter changes which rows are shown, but never a row itself. */
const Row = memo(function Row({matrix, row}: {matrix: Matrix; row: MatrixRow}) {
  const addresses = addressesOf(matrix, row);
  const details = [row.of && `of \`${row.of}\``, row.group, successorText(row), row.variable && `\`${row.variable}\``];
  const parts = row.parts?.map((part) => `\`${part}\``).join(', ');
  const lines = [details.filter(Boolean).join(' · '), parts ? `with ${parts}` : ''].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <code>{row.name}</code>
        {lines.map((line) => (
          <small key={line}>
            <InlineText text={line} />
          </small>
        ))}
      </th>
      {matrix.versions.map((version, position) => {
        const presence = presenceIn(row, version);
        const text = presenceText(presence);
        const address = addresses[position];
        const words = text === 'yes' ? <span className="spoken">yes</span> : text;
        // Plain links: thousands of prefetching ones would cost more than they save.
        return (
          <td key={version} className={styles[stateOf(presence)]} data-version={version}>
            {address ? <a href={address}>{words}</a> : words}
          </td>
        );
      })}
    </tr>
  );
});
