import type {PhrasingContent, TableCell} from 'mdast';
import {beginningInside, sharedBeginning} from '../../../lib/setting-path';
import {splitTypeCell} from '../../../page-model/cell-types';
import {COLUMN, FACTS} from '../../../page-model/columns';
import {textOf} from '../../../page-model/text';
import type {PageRow} from '../../../page-model/types';
import {entryId} from '../../../lib/entry-id';
import {jsx, text, type JsxElement} from '../../../page-model/jsx';
import {isEmptyCell} from './shape-table';

/** Facts that all rows of a table share. */
interface Place {
  columns: string[];
  /** The name in the heading above the table, if it is code; otherwise empty. */
  code: string;
  /** Ids of the headings of the page. */
  headings: ReadonlySet<string>;
}

/** A list of the rows: each name links to itself, with its facts after it and its description below. */
export function entriesOf(rows: PageRow[], place: Place): JsxElement {
  if (rows.length === 0) return jsx('p', {}, [text('None besides '), jsx('code', {}, [text('operation')]), text('.')]);
  return listOf(rows, '', place);
}

/**
 * The rows as a list. Rows that follow a name and belong to it, as `sort.attribute` to `sort`, are nested in its entry.
 *
 * @param parent name of the entry that contains the list; empty for the whole table
 */
function listOf(rows: PageRow[], parent: string, place: Place): JsxElement {
  const entries: JsxElement[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at]!;
    const others = rows.slice(at + 1);
    const end = others.findIndex((other) => !beginningInside(other.name, row.name));
    const parts = end === -1 ? others : others.slice(0, end);
    entries.push(entryOf(row, parts, parent, place));
    at += 1 + parts.length;
  }
  return jsx('dl', parent ? {} : {className: 'entries'}, entries);
}

function entryOf(row: PageRow, parts: PageRow[], parent: string, place: Place): JsxElement {
  const {columns, code, headings} = place;
  const {cells, name: whole} = row;
  const id = row.anchor!;
  const type = columns.indexOf(COLUMN.type);
  const facts = columns.flatMap((column, index) => {
    if (index === type) return typeFacts(cells[index]!);
    return column in FACTS ? [factOf(column, cells[index], cells[columns.indexOf(COLUMN.default)])] : [];
  });
  const shown = facts.filter((fact) => fact.length > 0);
  const line = joined(shown.flatMap((fact, index) => [text(index === 0 ? ' ' : ' · '), ...fact]));
  const of = parent ? beginningInside(whole, parent) : sharedBeginning(whole, code);
  const named = {...(of && {of}), name: whole.slice(of.length)};
  const attributes = {...named, ...(id !== entryId(named) && {id}), ...(headings.has(id) && {isHeading: 'yes'})};
  const nested = parts.length > 0 ? [listOf(parts, whole, place)] : [];
  return jsx('Entry', attributes, [...line, jsx('dd', {}, [...cells.at(-1)!.children, ...nested])]);
}

type Content = PhrasingContent | JsxElement;

const REQUIRED = jsx('b', {}, [text('required')]);

/** Joins adjacent texts into one: React would write a comment between them. */
function joined(nodes: Content[]): Content[] {
  const all: Content[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') all[all.length - 1] = text(last.value + node.value);
    else all.push(node);
  }
  return all;
}

/** @param preset the cell with the default; a default already says that a row is optional */
function factOf(column: string, cell: TableCell | undefined, preset: TableCell | undefined): Content[] {
  if (!cell || isEmptyCell(cell)) return [];
  if (column !== COLUMN.required) return [...(FACTS[column] ? [text(FACTS[column])] : []), ...cell.children];
  const required = textOf(cell);
  if (required === 'yes') return [REQUIRED];
  if (required === 'no') return isEmptyCell(preset) ? [text('optional')] : [];
  if (required === 'conditional') return [text('required in some cases')];
  // A condition, such as "unless `url`" and "in a group".
  return /^(?:unless|in an?) /.test(required) ? [text('required '), ...cell.children] : cell.children;
}

/** The content of a type cell, and each of the words after the type. */
function typeFacts(cell: TableCell): Content[][] {
  const last = cell.children.at(-1);
  if (last?.type !== 'text') return [factOf(COLUMN.type, cell, undefined)];
  const {type, facts} = splitTypeCell(last.value);
  return [
    [...cell.children.slice(0, -1), text(type)],
    ...facts.map((fact) => (fact === 'required' ? [REQUIRED] : [text(fact)])),
  ];
}
