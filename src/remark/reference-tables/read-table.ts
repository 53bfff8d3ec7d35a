import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

/** A table of a page, without the space between its elements. */
export interface ReadTable {
  /** Text of the head, by column. */
  columns: string[];
  /** Cells of the body, by row. */
  rows: Element[][];
}

export function readTable(table: Element): ReadTable {
  const rows = elementsOf(table).flatMap((part) => elementsOf(part));
  const [head = [], ...body] = rows.map((row) => elementsOf(row));
  return {columns: head.map((cell) => textOf(cell)), rows: body};
}

export function elementsOf({children}: Element | Root): Element[] {
  return (children as ElementContent[]).filter((child) => child.type === 'element');
}

export const textOf = (node: ElementContent): string => toString(node).trim();

/** "-" stands for nothing. */
export const saysNothing = (cell: Element | undefined): boolean => !cell || /^-?$/.test(textOf(cell));
