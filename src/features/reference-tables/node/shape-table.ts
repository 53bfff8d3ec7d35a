import type {Table, TableCell} from 'mdast';
import {textOf} from '../../../page-model/text';

/** A cell with at least this many characters is a sentence rather than a value. */
const SENTENCE = 30;

/** A table with at least this many columns needs more room than the text. */
const MANY_COLUMNS = 4;

/** The beginning of a cell below Status, if that is the status of a response. */
const STATUS = /^(?:[1-5]\d\d\b|$)/;

/** Returns true if a cell is missing, empty, or just "-". */
export const isEmptyCell = (cell: TableCell | undefined): boolean => !cell || /^-?$/.test(textOf(cell));

/**
 * Gives the style sheet what it cannot know about a table, so that nothing has to be measured in the browser, which
 * would shift the content below. `table-of-sentences` makes room for the last column, and on a phone turns each row
 * into a block; `--c2` and up hold the names of its columns. `table-of-errors` has such blocks at any width, each of
 * which begins with the status beside the message. `wide-table` may extend beyond the text. Empty columns are
 * dropped, and a head cell without a name becomes an ordinary cell.
 */
export function shapeTable(table: Table, columns: string[]): void {
  const [head, ...body] = table.children;
  const silent = columns.map((_, at) => body.length > 0 && body.every(({children}) => isEmptyCell(children[at])));
  const isShown = (_: unknown, at: number) => !silent[at];
  const shown = columns.filter(isShown);
  const hasSentences = body.some(({children}) => children.some((cell) => textOf(cell).length >= SENTENCE));
  for (const cell of head!.children) if (textOf(cell) === '') cell.data = {hName: 'td'};
  for (const cell of body.flatMap(({children}) => children)) if (isEmptyCell(cell)) cell.children = [];
  for (const row of table.children) row.children = row.children.filter(isShown);
  table.align = table.align?.filter(isShown);
  const isOfSentences = hasSentences && shown.length > 1;
  const haveStatus = body.every(({children: [first]}) => STATUS.test(textOf(first!)));
  const isOfErrors = isOfSentences && shown[0] === 'Status' && shown.length > 2 && haveStatus;
  const className = [
    ...(isOfSentences && !isOfErrors ? ['table-of-sentences'] : []),
    ...(isOfErrors ? ['table-of-errors'] : []),
    ...(shown.length >= MANY_COLUMNS && !isOfErrors ? ['wide-table'] : []),
  ];
  // The second of two columns explains the first, which needs no name.
  const style = isOfSentences && shown.length > 2 ? {style: shown.slice(1).map(nameColumn).join(';')} : {};
  if (className.length > 0) table.data = {hProperties: {className, ...style}};
}

const nameColumn = (name: string, index: number): string => `--c${index + 2}:'${name.replace(/['\\]/g, '\\$&')}'`;
