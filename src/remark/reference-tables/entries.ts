import type {Element, ElementContent} from 'hast';
import type {EntryPlace, entryAnchors} from '../../content/entry-anchors';
import {FACTS, haveEntryColumns} from '../../content/entry-columns';
import {entryId} from '../../lib/entry-id';
import {jsx, type JsxElement} from './jsx';
import {takeNumberFacts} from './number-facts';
import {saysNothing, textOf, type ReadTable} from './read-table';

/** The ids of the headings of a page, and the anchors of its entries. */
interface Anchors {
  taken: ReadonlySet<string>;
  anchorOf: ReturnType<typeof entryAnchors>;
}

type Content = ElementContent | JsxElement;

/** What holds for all rows of a table. */
interface Table {
  columns: string[];
  section: EntryPlace;
  anchors: Anchors;
}

/** Whether each row explains one name in code, with a few facts and a description. */
export function areEntries({columns, rows}: ReadTable): boolean {
  return haveEntryColumns(columns) && rows.every(([name]) => isCode(name));
}

function isCode(cell: Element | undefined): boolean {
  const [only, ...others] = cell?.children ?? [];
  return others.length === 0 && only?.type === 'element' && only.tagName === 'code';
}

/** A list of the rows: the name links to itself, the facts stand behind it, the description below. */
export function entriesOf({columns, rows}: ReadTable, section: EntryPlace, anchors: Anchors): JsxElement {
  const shown = rows.filter((row) => !repeatsHeading(row, section));
  if (shown.length === 0) return jsx('p', {}, [text('None besides '), jsx('code', {}, [text('operation')]), text('.')]);
  return listOf(shown, '', {columns, section, anchors});
}

/**
 * The rows as a list. What follows a name and is a part of it, as `sort.attribute` is of `sort`, is a list in its entry.
 *
 * @param parent name whose entry the list is in, empty for the whole table
 */
function listOf(rows: Element[][], parent: string, table: Table): JsxElement {
  const entries: JsxElement[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at]!;
    const others = rows.slice(at + 1);
    const end = others.findIndex((other) => !beginningOf(other, textOf(row[0]!)));
    const parts = end === -1 ? others : others.slice(0, end);
    entries.push(entryOf(row, parts, parent, table));
    at += 1 + parts.length;
  }
  return jsx('dl', parent ? {} : {className: 'entries'}, entries);
}

/** What the name of a row begins with if it is a part of another one: `sort.` or `conditions[].`. */
function beginningOf([name]: Element[], parent: string): string {
  const whole = textOf(name!);
  return [`${parent}.`, `${parent}[].`].find((beginning) => whole.startsWith(beginning)) ?? '';
}

/** The row `operation` of an operation says what its heading says. */
function repeatsHeading([name, value]: Element[], {code}: EntryPlace): boolean {
  return code !== '' && !!name && !!value && textOf(name) === 'operation' && textOf(value) === code;
}

function entryOf(row: Element[], parts: Element[][], parent: string, table: Table): JsxElement {
  const {columns, section, anchors} = table;
  const [name, description] = [row[0]!, row.at(-1)!];
  const type = columns.indexOf('Type');
  const isKey = columns[0] === 'Key' && type !== -1;
  const [ofNumber, rest] = takeNumberFacts(isKey ? textOf(row[type]!) : '', description.children);
  const {since, children} = withoutSince(rest);
  const facts = columns.flatMap((column, index) => [
    ...(column in FACTS ? [factOf(column, row[index], row, columns)] : []),
    ...(index === type ? ofNumber.map((fact) => [text(fact)]) : []),
  ]);
  const told = [...facts, since ? [text(`since ${since}`)] : []].filter((fact) => fact.length > 0);
  const line = joined(told.flatMap((fact, index): Content[] => [text(index === 0 ? ' ' : ' · '), ...fact]));
  const id = anchors.anchorOf(textOf(name), section, columns[0]!);
  const hasHeading = anchors.taken.has(id);
  const whole = textOf(name);
  const of = parent ? beginningOf(row, parent) : parentIn(section.code, whole);
  const named = {...(of && {of}), name: whole.slice(of.length)};
  const attributes = {...named, ...(id !== entryId(named) && {id}), ...(hasHeading && {isHeading: 'yes'})};
  const nested = parts.length > 0 ? [listOf(parts, whole, table)] : [];
  return jsx('Entry', attributes, [...line, jsx('dd', {}, [...children, ...nested])]);
}

/** One text instead of several that follow each other: React would write a comment between them. */
function joined(nodes: Content[]): Content[] {
  const all: Content[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') all[all.length - 1] = text(last.value + node.value);
    else all.push(node);
  }
  return all;
}

/** The beginning of a name that a heading names too, with its dot: `http.` for `http.corsAccessList` below `http.cors`. */
function parentIn(path: string, name: string): string {
  const parts = name.split('.');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const parent = `${parts.slice(0, count).join('.')}.`;
    if (`${path}.`.startsWith(parent)) return parent;
  }
  return '';
}

function factOf(column: string, cell: Element | undefined, row: Element[], columns: string[]): Content[] {
  if (!cell || saysNothing(cell)) return [];
  if (column !== 'Required') return [...(FACTS[column] ? [text(FACTS[column])] : []), ...cell.children];
  const required = textOf(cell);
  if (required === 'yes') return [jsx('b', {}, [text('required')])];
  // A default says as much.
  if (required === 'no') return saysNothing(row[columns.indexOf('Default')]) ? [text('optional')] : [];
  return required === 'conditional' ? [text('required in some cases')] : cell.children;
}

/** "Since 4.4." at the end of a description is one of the facts. */
function withoutSince(children: ElementContent[]): {since?: string; children: ElementContent[]} {
  const last = children.at(-1);
  const match =
    last?.type === 'text' ? /^(?<rest>|.*\S)\s*\bSince (?<since>\d+\.\d+(?:\.\d+)?)\.$/s.exec(last.value) : null;
  const {rest, since} = match?.groups ?? {};
  if (rest === undefined || since === undefined || (rest !== '' && !rest.endsWith('.'))) return {children};
  return {since, children: [...children.slice(0, -1), ...(rest ? [text(rest)] : [])]};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}
