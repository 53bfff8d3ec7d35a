import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {plainErrorText} from '../../lib/errors/error-entry';
import {groupBy} from '../../lib/group-by';
import type {ChangedKind} from '../../lib/versions/describe-change';
import {kindOfPage} from '../availability/find-place';
import {readErrors} from '../error-index/read-errors';
import {kept} from '../../content/kept';
import {parsedText, parsePage} from '../../content/parse';
import {sectionsOf} from '../../content/sections';
import type {PageTable} from '../../content/types';

/** Something that a page documents in a form that can be compared. */
export interface Fact {
  kind: ChangedKind;
  name: string;
  of?: string;
  /** Id of the section. */
  anchor: string;
  default?: string;
  required?: string;
  /** The literals that are accepted. */
  values?: string;
}

/** A heading, and the text up to the next one. */
export interface Section {
  anchor: string;
  title: string;
  /** Its text, without differences that do not count: addresses of links, the version's own number, and the like. */
  text: string;
  /** What the text states, regardless of wording: code, numbers, and words that reverse the meaning of a sentence. */
  substance: string;
}

/** Reads what can be compared between versions of a page. */
export const readPage = kept('changes', (id: string, version: string, source: string, isMdx: boolean) => {
  // Every page about components can explain options.
  const kind: ChangedKind = kindOfPage(id) ?? (/(?:^|\/)components\//.test(id) ? 'component' : 'entry');
  const text = parsedText(source, isMdx);
  const sections = sectionsOf(parsePage(source, isMdx));
  let operation = '';
  const facts = sections.flatMap(({id: anchor, level, code, nodes, tables}): Fact[] => {
    if (kind === 'operation' && level === 2) operation = code;
    const isNamed = code !== '' && (kind === 'operation' ? level === 2 : kind !== 'entry');
    const statuses = operation === '' ? [] : nodes.flatMap(responseStatus);
    return [
      ...(isNamed ? [{kind, name: nameOf(code), anchor}] : []),
      ...tables.flatMap((table) => rowFacts(table, kind, operation, anchor)),
      ...statuses.map((name): Fact => ({kind: 'response', name, of: operation, anchor})),
    ];
  });
  for (const {status, message, operation: of, anchor: at} of readErrors(source, isMdx)) {
    const name = `${status} ${plainErrorText(message)}`.trim();
    // Prose without a status describes a symptom, which is not a message that could be added or removed.
    const isMessage = status !== '' || message.every((piece) => typeof piece !== 'string' || piece.trim() === '');
    if (name !== '' && isMessage) facts.push({kind: 'error', name, ...(of !== undefined && {of}), anchor: at});
  }
  return {
    facts: unique(facts),
    sections: sections.map(({id: anchor, title, heading, nodes}, position): Section => {
      const start = heading?.position!.end.offset ?? (nodes[0]?.type === 'yaml' ? nodes[0].position!.end.offset! : 0);
      const end = sections[position + 1]?.heading!.position!.start.offset;
      return {anchor, title: title || 'Introduction', ...wordsOf(text.slice(start, end), version)};
    }),
  };
});

export type ReadPage = ReturnType<typeof readPage>;

/** The status of `**Response**: `200``. */
function responseStatus(node: RootContent): string[] {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return [];
  return /^Response:? (\d{3})$/.exec(toString(node).trim())?.slice(1) ?? [];
}

/** Titles of the first column in tables that explain names, rather than values or states. */
const NAMES =
  /^(?:Key|Option|Argument|Setting|Variable|Environment variable|Member|Method|Function|Global|Directive|Command|Name|Operator|Call|Property|Field|Parameter|Metric|Component|Event|Header)\b/;

function rowFacts({columns, rows}: PageTable, kind: ChangedKind, operation: string, anchor: string): Fact[] {
  const [first = ''] = columns;
  if (!NAMES.test(first)) return [];
  const isParameter = first === 'Parameter' && operation !== '';
  if (kind === 'operation' && !isParameter) return [];
  return rows.flatMap(({name: code, cells}): Fact[] => {
    if (code === '' || (first === 'Parameter' && code === 'operation')) return [];
    const cellOf = (title: string) => {
      const cell = cells[columns.indexOf(title, 1)];
      const text = cell ? toString(cell).trim() : '';
      return text === '-' ? '' : text;
    };
    const [required, fallback, type] = ['Required', 'Default', 'Type'].map(cellOf);
    const isLiterals = cells[columns.indexOf('Type')]?.children.some((child) => child.type === 'inlineCode') ?? false;
    return [
      {
        kind: first === 'Key' ? 'key' : isParameter ? 'parameter' : kind,
        name: first === 'Key' ? code : nameOf(code),
        ...(isParameter && {of: operation}),
        anchor,
        ...(required && {required}),
        ...(fallback && {default: fallback}),
        ...(type && isLiterals && {values: type}),
      },
    ];
  });
}

/** `get(target, context?)` is `get`; `harperdb start` is `harper start`, since the product was renamed. */
function nameOf(code: string): string {
  return code.replace(/\(.*$/s, '').replace(/^harperdb /, 'harper ') || code;
}

function unique(facts: Fact[]): Fact[] {
  return [...groupBy(facts, ({kind, of, name}) => `${kind} ${of} ${name}`).values()].map(([first]) => first!);
}

/** Words that make a sentence say the opposite, or that decide whether it requires something. */
const TURNING =
  /\b(?:not?|never|only|must|cannot|without|unless|except|always|until|optional|required|deprecated|removed)\b|n't\b/gi;

function wordsOf(markdown: string, version: string): Pick<Section, 'text' | 'substance'> {
  const text = markdown
    .replaceAll(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
    .replaceAll(/^\s*\[[^\]]+\]:.*$/gm, '')
    .replaceAll(/\{#[\w-]+\}/g, '')
    .replaceAll(/HarperDB/g, 'Harper')
    // A version's own number is not a difference, unless it says when something came, such as "since 4.6".
    .replaceAll(
      new RegExp(String.raw`(?<!since:? |from |with |in )\b${version.replace('.', String.raw`\.`)}\b(?!\.\d)`, 'gi'),
      '<version>',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{3,}/g, '---')
    .trim();
  const code = text.match(/`[^`]+`/g) ?? [];
  const prose = text.replaceAll(/```[^]*?```|`[^`]+`/g, ' ');
  const fences = text.match(/```[^]*?```/g) ?? [];
  const numbers = prose.match(/\d[\d.,]*/g) ?? [];
  const turns = (prose.match(TURNING) ?? []).map((word) => word.toLowerCase());
  const sorted = (words: readonly string[]) => [...new Set(words)].toSorted().join('\n');
  return {
    text,
    substance: [sorted(code), fences.join('\n'), sorted(numbers), turns.toSorted().join(' ')].join('\n\n'),
  };
}
