import {addressesOf, partRows, type Matrix, type MatrixRow} from '../matrix';
import {presenceIn, presenceText, featureKinds} from '../presence';

/** The matrix as JSON, for programs: every feature with its releases, and its state and address in each version. */
export function matrixJson(matrix: Matrix, url: string): string {
  return JSON.stringify({
    versions: matrix.versions,
    features: allRows(matrix).map((row) => {
      const {kind, name, of, group, variable, since, removed, deprecated, successor} = row;
      const addresses = addressesOf(matrix, row);
      return {
        kind,
        name,
        of,
        group,
        environmentVariable: variable,
        since: since && [since].flat(),
        removed: removed && [removed].flat(),
        deprecated,
        successor,
        versions: Object.fromEntries(
          matrix.versions.map((version, position) => [
            version,
            {
              availability: presenceText(presenceIn(row, version)),
              url: addresses[position] && url + addresses[position],
            },
          ]),
        ),
      };
    }),
  });
}

/** The matrix as a table for spreadsheets, by RFC 4180. */
export function matrixCsv(matrix: Matrix): string {
  const oldestFirst = matrix.versions.toReversed();
  const head = ['Kind', 'Name', 'Part of', 'Group', 'Environment variable', 'Successor', ...oldestFirst];
  const lines = allRows(matrix).map((row) => [
    featureKinds[row.kind],
    row.name,
    row.of ?? '',
    row.group ?? '',
    row.variable ?? '',
    row.successor ?? '',
    ...oldestFirst.map((version) => presenceText(presenceIn(row, version))),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

function allRows({rows}: Matrix): MatrixRow[] {
  return rows.flatMap((row) => [row, ...partRows(row)]);
}

/** Spreadsheets would take a cell that begins with a sign such as `=` for a formula, so it gets an apostrophe. */
function quote(cell: string): string {
  const text = /^[=+\-@](?!$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
