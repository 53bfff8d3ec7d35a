import type {Table} from 'mdast';
import {inlineText} from '../../../page-model/text';
import {readDefault} from '../../../page-model/cell-types';
import type {Parameter, Required} from './types';

const HEADER = ['Parameter', 'Type', 'Required', 'Default', 'Description'];
const REQUIRED = ['yes', 'no', 'conditional'];
/** Only at the end of a description; a longer remark about releases is just text. */
const SINCE = /(?:^|\. )Since (\d+\.\d+(?:\.\d+)?)\.$/;
const REPLACED = /^Deprecated: use `([^`]+)`/;

/**
 * Reads a parameter table of the fixed form.
 * @throws Error naming the parameter and the column that does not fit the form
 */
export function readParameters(table: Table): Parameter[] {
  const [header = [], ...rows] = table.children.map((row) => row.children.map((cell) => inlineText(cell.children)));
  if (header.join() !== HEADER.join()) {
    throw new Error(`the parameter table has the columns ${header.join(', ')}: expected ${HEADER.join(', ')}`);
  }
  return rows.map(readRow);
}

function readRow([nameCell = '', type = '', required = '', defaultCell = '', description = '']: string[]): Parameter {
  const name = /^`([^`]+)`$/.exec(nameCell)?.[1];
  if (!name) throw new Error(`the parameter "${nameCell}" is not written in backticks`);
  try {
    if (!REQUIRED.includes(required)) {
      throw new Error(`Required is "${required}": expected one of ${REQUIRED.join(', ')}`);
    }
    const since = SINCE.exec(description)?.[1];
    const replacedBy = REPLACED.exec(description)?.[1];
    return {
      name,
      type,
      required: required as Required,
      ...readDefault(defaultCell, type),
      ...(since && {since}),
      ...(replacedBy && {replacedBy}),
      description,
    };
  } catch (error) {
    throw new Error(`parameter ${name}: ${(error as Error).message}`, {cause: error});
  }
}
