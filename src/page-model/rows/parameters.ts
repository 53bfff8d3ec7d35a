import type {Json} from '../../lib/json';
import type {SettingPath} from '../../lib/setting-path';
import {readDefault} from '../cell-types';
import {areOfParameters, COLUMN, PARAMETERS} from '../columns';
import {isRelease} from '../since';
import {codeTextOf} from '../text';
import type {PageTable} from '../types';

/** The cell Required: whether a request needs a parameter, and when. */
interface Requirement {
  required: 'yes' | 'no' | 'conditional';
  /** The parameter that can be sent instead. */
  unless?: SettingPath;
  /** The form of the object that needs it: a `condition` and a `group` of conditions have the same table. */
  form?: string;
}

const REQUIRED = /^(?:(?<word>yes|no|conditional)|unless `(?<unless>[^`]+)`|in an? (?<form>\w+))$/;

/** A row of the parameters of an operation, in the page's own words. */
export interface ParameterRow extends Requirement {
  name: SettingPath;
  /** The type cell: `string or array of string`, or literals such as `` `asc`, `desc` ``. */
  type: string;
  /** Missing when the page names none. */
  default?: Json;
  since?: string;
  /** For a deprecated parameter: name of the one to use instead. */
  replacedBy?: string;
  description: string;
}

/**
 * The parameters of an operation, with the one that names the operation.
 * @throws Error naming the parameter and the column that does not fit the form
 */
export function parameterRows({columns, rows, hiddenRow}: PageTable): ParameterRow[] {
  if (!areOfParameters(columns)) {
    throw new Error(
      `the parameter table has the columns ${columns.join(', ')}: expected ${PARAMETERS.join(', ')}, with ${COLUMN.since} or ${COLUMN.replacedBy} before the last where a row needs them`,
    );
  }
  const all = [...(hiddenRow ? [hiddenRow] : []), ...rows].toSorted((a, b) => a.line - b.line);
  return all.map(({cells}) =>
    readRow(
      cells.map((cell) => codeTextOf(cell.children)),
      columns,
    ),
  );
}

function readRow(cells: string[], columns: readonly string[]): ParameterRow {
  const nameCell = cells[0] ?? '';
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? '';
  const name = /^`([^`]+)`$/.exec(nameCell)?.[1];
  if (!name) throw new Error(`the parameter "${nameCell}" is not written in backticks`);
  try {
    const type = cellOf(COLUMN.type);
    return {
      name,
      type,
      ...readRequired(cellOf(COLUMN.required)),
      ...readDefault(cellOf(COLUMN.default), type),
      ...readSince(cellOf(COLUMN.since)),
      ...readReplacedBy(cellOf(COLUMN.replacedBy)),
      description: cellOf(COLUMN.description),
    };
  } catch (error) {
    throw new Error(`parameter ${name}: ${(error as Error).message}`, {cause: error});
  }
}

function readRequired(cell: string): Requirement {
  const {word, unless, form} = REQUIRED.exec(cell)?.groups ?? {};
  if (word) return {required: word as Requirement['required']};
  if (unless) return {required: 'conditional', unless};
  if (form) return {required: 'conditional', form};
  throw new Error(`${COLUMN.required} is "${cell}": expected yes, no, conditional, unless \`other\`, or "in a form"`);
}

/** @param cell is empty in a table without the column */
function readSince(cell: string): Pick<ParameterRow, 'since'> {
  if (cell === '' || cell === '-') return {};
  if (isRelease(cell)) return {since: cell};
  throw new Error(`${COLUMN.since} is "${cell}": expected a release such as 4.5 or 4.5.17, or -`);
}

/** @param cell is empty in a table without the column */
function readReplacedBy(cell: string): Pick<ParameterRow, 'replacedBy'> {
  if (cell === '' || cell === '-') return {};
  const name = /^`([^`]+)`$/.exec(cell)?.[1];
  if (name !== undefined) return {replacedBy: name};
  throw new Error(`${COLUMN.replacedBy} is "${cell}": expected the name of a parameter in backticks, or -`);
}
