import type {Table, TableCell} from 'mdast';
import {textOf} from '../../content/text';

/** Characters from which on a cell is a sentence rather than a value. */
const SENTENCE = 30;

/** "-" stands for nothing. */
export const saysNothing = (cell: TableCell | undefined): boolean => !cell || /^-?$/.test(textOf(cell));

/**
 * Tells the style sheet what it cannot know of a table, so that nothing has to be measured in the browser, where it would
 * move what stands below. `table-of-sentences`: the last column needs room for them, and on a phone each row is a block
 * of its own, with the names of the columns from `--c2` on. A column that says nothing is left out, and so is the name
 * of one that has none.
 */
export function shapeTable(table: Table, columns: string[]): void {
  const [head, ...body] = table.children;
  const silent = columns.map((_, at) => body.length > 0 && body.every(({children}) => saysNothing(children[at])));
  const isShown = (_: unknown, at: number) => !silent[at];
  const shown = columns.filter(isShown);
  const hasSentences = body.some(({children}) => children.some((cell) => textOf(cell).length >= SENTENCE));
  for (const cell of head!.children) if (textOf(cell) === '') cell.data = {hName: 'td'};
  for (const cell of body.flatMap(({children}) => children)) if (saysNothing(cell)) cell.children = [];
  for (const row of table.children) row.children = row.children.filter(isShown);
  table.align = table.align?.filter(isShown);
  if (!hasSentences || shown.length < 2) return;
  // The second of two columns explains the first, which needs no name.
  const style = shown.length > 2 ? {style: shown.slice(1).map(nameColumn).join(';')} : {};
  table.data = {hProperties: {className: ['table-of-sentences'], ...style}};
}

const nameColumn = (name: string, index: number): string => `--c${index + 2}:'${name.replace(/['\\]/g, '\\$&')}'`;
