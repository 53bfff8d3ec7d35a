import {groupBy} from '../../../lib/group-by';
import type {FeatureKind} from '../../availability';
import {kindOfPage} from '../../availability/node';
import {NAMED} from '../../../page-model/columns';
import {memoize} from '../../../page-model/memoize';
import {sectionsOfPage, sourcesOf} from '../../../page-model/sections';
import type {PageTable} from '../../../page-model/types';

/** A feature that a page documents: by a heading that is its name, or by a row of a table. */
export interface Fact {
  kind: FeatureKind;
  name: string;
  /** The operation of a parameter. */
  of?: string;
  /** Id of the section. */
  anchor: string;
}

/** A heading, and the text up to the next one. */
export interface SectionText {
  anchor: string;
  title: string;
  /** Its text without the addresses of links and ids of headings, which mean nothing to readers. */
  text: string;
}

/** Reads what can be compared between versions of a page. */
export const readComparedPage = memoize('changes', (id: string, source: string, isMdx: boolean) => {
  const kind = kindOfPage(id);
  const sections = sectionsOfPage(source, isMdx);
  const {page, sections: sources} = sourcesOf(source, isMdx);
  let operation = '';
  const facts = sections.flatMap(({id: anchor, level, code, tables}): Fact[] => {
    if (kind === 'operation' && level === 2) operation = code;
    const isNamed = code !== '' && kind !== undefined && (kind !== 'operation' || level === 2);
    return [
      ...(isNamed ? [{kind, name: nameOf(code), anchor}] : []),
      ...tables.flatMap((table) => rowFacts(table, kind, operation, anchor)),
    ];
  });
  return {
    facts: unique(facts),
    sections: sections.map(({id: anchor, title}, position): SectionText => ({
      anchor,
      title: title || 'Introduction',
      text: shownText(sources[position]!),
    })),
    /** The text of the page as readers see it, in which a name can be looked for. */
    text: shownText(page),
  };
});

export type ReadPage = ReturnType<typeof readComparedPage>;

function rowFacts(
  {columns, rows}: PageTable,
  pageKind: FeatureKind | undefined,
  operation: string,
  anchor: string,
): Fact[] {
  const [first = ''] = columns;
  const named = NAMED[first];
  const isParameter = named === 'parameter' && operation !== '';
  const kind = named === 'parameter' && !isParameter ? pageKind : (named ?? pageKind);
  // Other tables of an operation list values and errors.
  if (kind === undefined || kind === 'operation') return [];
  return rows.flatMap(({name}): Fact[] => {
    if (name === '' || (isParameter && name === 'operation')) return [];
    return [{kind, name: kind === 'key' ? name : nameOf(name), ...(isParameter && {of: operation}), anchor}];
  });
}

/** `get(target, context?)` is `get`, and `harperdb start` is the command `start`. */
function nameOf(code: string): string {
  return code.replace(/\(.*$/s, '').replace(/^harper(?:db)? (\S+).*$/s, '$1') || code;
}

function unique(facts: Fact[]): Fact[] {
  return [...groupBy(facts, ({kind, of, name}) => `${kind} ${of} ${name}`).values()].map(([first]) => first!);
}

function shownText(markdown: string): string {
  return (
    markdown
      .replaceAll(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
      .replaceAll(/^\s*\[[^\]]+\]:.*$/gm, '')
      .replaceAll(/\{#[\w-]+\}/g, '')
      .replaceAll(/\s+/g, ' ')
      // Formatting sets the width of the columns of a table.
      .replaceAll(/-{3,}/g, '---')
      .trim()
  );
}
