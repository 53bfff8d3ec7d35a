import type {Json} from '../../lib/json';
import type {SettingPath} from '../../lib/setting-path';
import {readDefault} from '../cell-types';
import {PARAMETERS} from '../columns';
import {takeSince} from '../since';
import {codeTextOf} from '../text';
import type {PageTable} from '../types';

type Required = (typeof REQUIRED)[number];

const REQUIRED = ['yes', 'no', 'conditional'] as const;

/** A row of the parameters of an operation, in the page's own words. */
export interface ParameterRow {
  name: SettingPath;
  /** The type cell: `string or array of string`, or literals such as `` `asc`, `desc` ``. */
  type: string;
  required: Required;
  /** Missing when the page names none. */
  default?: Json;
  since?: string;
  /** For a deprecated parameter: name of the one to use instead. */
  replacedBy?: string;
  description: string;
}

const REPLACED = /^Deprecated: use `([^`]+)`/;

/**
 * The parameters of an operation, with the one that names the operation.
 * @throws Error naming the parameter and the column that does not fit the form
 */
export function parameterRows({columns, rows, hiddenRow}: PageTable): ParameterRow[] {
  if (columns.join() !== PARAMETERS.join()) {
    throw new Error(`the parameter table has the columns ${columns.join(', ')}: expected ${PARAMETERS.join(', ')}`);
  }
  const all = [...(hiddenRow ? [hiddenRow] : []), ...rows].toSorted((a, b) => a.line - b.line);
  return all.map(({cells}) => readRow(cells.map((cell) => codeTextOf(cell.children))));
}

function readRow([nameCell = '', type = '', word = '', defaultCell = '', description = '']: string[]): ParameterRow {
  const name = /^`([^`]+)`$/.exec(nameCell)?.[1];
  if (!name) throw new Error(`the parameter "${nameCell}" is not written in backticks`);
  try {
    const required = REQUIRED.find((one) => one === word);
    if (required === undefined) throw new Error(`Required is "${word}": expected one of ${REQUIRED.join(', ')}`);
    const {since} = takeSince(description);
    const replacedBy = REPLACED.exec(description)?.[1];
    return {
      name,
      type,
      required,
      ...readDefault(defaultCell, type),
      ...(since && {since}),
      ...(replacedBy && {replacedBy}),
      description,
    };
  } catch (error) {
    throw new Error(`parameter ${name}: ${(error as Error).message}`, {cause: error});
  }
}
