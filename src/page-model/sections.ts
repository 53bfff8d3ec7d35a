import type {Nodes, Root, RootContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {areOfEntries} from './columns';
import {entryAnchors, type EntryPlace} from './entry-anchors';
import {headingId, parsedText, parsePage, writtenHeadingId} from './parse';
import type {PageTable, Section} from './types';

const known = new WeakMap<Root, Section[]>();

/** The sections of a page, given as its source. */
export function sectionsOfPage(text: string, isMdx = false): Section[] {
  return sectionsOf(parsePage(text, isMdx));
}

/** The Markdown of a page, and of each of its sections without its heading; the first one is without the front matter. */
export function sourcesOf(text: string, isMdx: boolean): {page: string; sections: string[]} {
  const page = parsedText(text, isMdx);
  const sections = sectionsOfPage(text, isMdx);
  return {
    page,
    sections: sections.map(({heading, nodes: [first]}, position) => {
      const before = heading ?? (first?.type === 'yaml' ? first : undefined);
      return page.slice(before?.position?.end.offset ?? 0, sections[position + 1]?.heading!.position!.start.offset);
    }),
  };
}

/** The sections of a page, in order, starting with its beginning. Callers share them and must not change them. */
export function sectionsOf(tree: Root): Section[] {
  const sections = known.get(tree) ?? readSections(tree);
  known.set(tree, sections);
  return sections;
}

function readSections(tree: Root): Section[] {
  const sections = cutSections(tree.children);
  const anchors = entryAnchors(new Set(sections.map(({id}) => id)));
  for (const section of sections) {
    for (const node of section.nodes) {
      visit(node, 'table', (table: Table) => void section.tables.push(readTable(table, section, anchors)));
    }
  }
  return sections;
}

/** Splits nodes before each heading except those of level 1, which are the title of the page. */
function cutSections(nodes: readonly RootContent[]): Section[] {
  const beginning = {id: '', writtenId: undefined, level: 1, heading: undefined, title: '', code: ''};
  const sections: Section[] = [{...beginning, nodes: [], tables: []}];
  const add = (node: RootContent): void => {
    if (node.type === 'heading') {
      if (node.depth === 1) return;
      sections.push({
        id: headingId(node),
        writtenId: writtenHeadingId(node),
        level: node.depth,
        heading: node,
        title: toString(node),
        code: codeOf(node),
        nodes: [],
        tables: [],
      });
    } else if ('children' in node && hasHeading(node)) node.children.forEach((child) => add(child));
    else sections.at(-1)!.nodes.push(node);
  };
  nodes.forEach(add);
  return sections;
}

function hasHeading(node: Nodes): boolean {
  return node.type === 'heading' || ('children' in node && node.children.some(hasHeading));
}

/** The code of a heading or cell that contains nothing else; otherwise empty. */
export function codeOf({children}: {children: readonly Nodes[]}): string {
  const [only, ...others] = children.filter((child) => toString(child).trim() !== '');
  return only?.type === 'inlineCode' && others.length === 0 ? only.value : '';
}

function readTable(node: Table, place: EntryPlace, anchors: ReturnType<typeof entryAnchors>): PageTable {
  const [head, ...body] = node.children;
  const columns = head!.children.map((cell) => toString(cell).trim());
  const areEntries =
    areOfEntries(columns) && body.every(({children: [name]}) => name !== undefined && codeOf(name) !== '');
  const table: PageTable = {node, line: lineOf(node), columns, areEntries, rows: []};
  for (const bodyRow of body) {
    const cells = bodyRow.children;
    const name = nameIn(cells[0]);
    const row = {line: lineOf(bodyRow), cells, name};
    const isHidden = name === 'operation' && place.code !== '' && cells[1] && codeOf(cells[1]) === place.code;
    if (isHidden) table.hiddenRow = {...row, anchor: undefined};
    else table.rows.push({...row, anchor: areEntries ? anchors(name, place, columns[0]!) : undefined});
  }
  return table;
}

const lineOf = ({position}: Nodes) => position?.start.line ?? 1;

function nameIn(cell: TableCell | undefined): string {
  const [only, ...others] = cell?.children ?? [];
  return cell ? codeOf(only?.type === 'link' && others.length === 0 ? only : cell) : '';
}
