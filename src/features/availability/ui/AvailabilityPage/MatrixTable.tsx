import ScrollableTable from '@site/src/components/ScrollableTable';
import InlineText from '@site/src/components/InlineText';
import {pluralize} from '@site/src/lib/pluralize';
import {addressesOf, type Matrix, type MatrixRow} from '../../matrix';
import {presenceIn, presenceText, successorText, type FeatureKind, type Presence} from '../../presence';
import {memo} from 'react';
import styles from './styles.module.css';

interface Props {
  matrix: Matrix;
  rows: MatrixRow[];
  /** A name for the rows, for screen readers. */
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

/** More parts than this are folded: some operations have forty, and their rows would fill a screen. */
const SHOWN_PARTS = 4;

const PART_NAMES: Partial<Record<FeatureKind, string>> = {
  operation: 'parameter',
  directive: 'argument',
  component: 'option',
};

/** The parts of a feature that have its history. */
function Parts({of: {kind, parts}}: {of: MatrixRow}) {
  if (!parts) return null;
  const names = <InlineText text={parts.map((part) => `\`${part}\``).join(', ')} />;
  if (parts.length <= SHOWN_PARTS) return <small>with {names}</small>;
  return (
    <details className={styles.parts}>
      <summary>with {pluralize(parts.length, PART_NAMES[kind] ?? 'part')}</summary>
      <small>{names}</small>
    </details>
  );
}

/** Memoized, since a filter changes which rows are shown, but never a row itself. */
const Row = memo(function Row({matrix, row}: {matrix: Matrix; row: MatrixRow}) {
  const addresses = addressesOf(matrix, row);
  const details = [row.of && `of \`${row.of}\``, row.group, successorText(row), row.variable && `\`${row.variable}\``];
  const detail = details.filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        <code>{row.name}</code>
        {detail && (
          <small>
            <InlineText text={detail} />
          </small>
        )}
        <Parts of={row} />
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
