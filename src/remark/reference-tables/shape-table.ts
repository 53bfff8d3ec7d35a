import type {Element} from 'hast';
import {elementsOf, saysNothing, textOf, type ReadTable} from './read-table';

/** Characters from which on a cell is a sentence rather than a value. */
const SENTENCE = 30;

/**
 * Tells the style sheet what it cannot know of a table, so that nothing has to be measured in the browser, where it would
 * move what stands below. `table-of-sentences`: the last column needs room for them, and on a phone each row is a block
 * of its own, with the names of the columns from `--c2` on. A column that says nothing is left out, and so is the name
 * of one that has none.
 */
export function shapeTable(table: Element, {columns, rows}: ReadTable): void {
  const silent = new Set(
    columns.flatMap((_, column) => (rows.every((row) => saysNothing(row[column])) ? [column] : [])),
  );
  for (const row of elementsOf(table).flatMap((part) => elementsOf(part))) {
    const cells = elementsOf(row);
    row.children = cells.filter((_, index) => rows.length === 0 || !silent.has(index));
    for (const cell of cells) {
      if (cell.tagName === 'td' && saysNothing(cell)) cell.children = [];
      if (cell.tagName === 'th' && textOf(cell) === '') cell.tagName = 'td';
    }
  }
  const shown = columns.filter((_, index) => !silent.has(index));
  const hasSentences = shown.length > 1 && rows.some((row) => row.some((cell) => textOf(cell).length >= SENTENCE));
  if (!hasSentences) return;
  table.properties.className = ['table-of-sentences'];
  // The second of two columns explains the first, which needs no name.
  if (shown.length > 2) table.properties.style = shown.slice(1).map(nameColumn).join(';');
}

const nameColumn = (name: string, index: number): string => `--c${index + 2}:'${name.replace(/['\\]/g, '\\$&')}'`;
