import type {RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {plainErrorText} from '../../lib/errors/error-entry';
import type {ChangedKind} from '../../lib/versions/page-history';
import {readErrors} from '../error-index/read-errors';
import {headingId, parsedText, parsePage} from '../../build/markdown';

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

/** What stands between a heading and the next. */
export interface Section {
  anchor: string;
  title: string;
  /** Its text, without what does not tell versions apart. */
  text: string;
  /** What the text states, whatever its words: code, numbers, and words that turn a sentence round. */
  substance: string;
}

export interface ReadPage {
  facts: Fact[];
  sections: Section[];
}

const kindsOfPages: readonly (readonly [pages: RegExp, kind: ChangedKind])[] = [
  [/^developers\/operations-api\//, 'operation'],
  [/^reference\/globals$/, 'global'],
  [/^reference\/resources?(?:$|\/)/, 'method'],
  [/^developers\/applications\/defining-schemas$/, 'directive'],
  [/(?:^|\/)components\//, 'component'],
  [/^developers\/rest$/, 'query'],
];

/** Reads a page as far as versions of it are compared. */
export function readPage(id: string, version: string, source: string): ReadPage {
  const kind = kindsOfPages.find(([pages]) => pages.test(id))?.[1] ?? 'entry';
  const text = parsedText(source);
  const {children} = parsePage(source);
  const facts: Fact[] = [];
  const sections: (Omit<Section, 'text' | 'substance'> & {start: number; end: number})[] = [
    {anchor: '', title: 'Introduction', start: endOfFrontMatter(children), end: text.length},
  ];
  let anchor = '';
  let operation: string | undefined;

  function visit(node: RootContent): void {
    if (node.type === 'heading' && node.depth > 1) {
      anchor = headingId(node);
      const start = node.position!.start.offset!;
      sections.at(-1)!.end = start;
      sections.push({anchor, title: toString(node), start: node.position!.end.offset!, end: text.length});
      const code = codeIn(node.children);
      if (kind === 'operation') {
        if (node.depth === 2) operation = code;
        if (node.depth === 2 && code !== undefined) facts.push({kind, name: code, anchor});
      } else if (code !== undefined && kind !== 'entry') {
        facts.push({kind, name: nameOf(code), anchor});
      }
    } else if (node.type === 'table') {
      facts.push(...rowFacts(node, kind, operation, anchor));
    } else if (node.type === 'paragraph' && operation !== undefined) {
      const status = /^Response:? (\d{3})$/.exec(toString(node).trim())?.[1];
      if (status !== undefined && node.children[0]?.type === 'strong') {
        facts.push({kind: 'response', name: status, of: operation, anchor});
      }
    }
  }

  children.forEach((node) => visit(node));
  for (const {status, message, operation: of, anchor: at} of readErrors(source)) {
    const name = `${status} ${plainErrorText(message)}`.trim();
    // A symptom is a sentence, and no message that could have been added.
    const isMessage = status !== '' || message.every((piece) => typeof piece !== 'string' || piece.trim() === '');
    if (name !== '' && isMessage) facts.push({kind: 'error', name, ...(of !== undefined && {of}), anchor: at});
  }
  return {
    facts: unique(facts),
    sections: sections.map(({start, end, ...section}) => ({...section, ...wordsOf(text.slice(start, end), version)})),
  };
}

function endOfFrontMatter([first]: readonly RootContent[]): number {
  return first?.type === 'yaml' ? first.position!.end.offset! : 0;
}

/** What the first column of a table is called that explains names, and not values or states. */
const NAMES =
  /^(?:Key|Option|Argument|Setting|Variable|Environment variable|Member|Method|Function|Global|Directive|Command|Name|Operator|Call|Property|Field|Parameter|Metric|Component|Event|Header)\b/;

function rowFacts(
  {children: [head, ...rows]}: Table,
  kind: ChangedKind,
  operation: string | undefined,
  anchor: string,
): Fact[] {
  const titles = head!.children.map((cell) => toString(cell).trim());
  const cellOf = (row: (typeof rows)[number], title: string) => {
    const at = titles.indexOf(title);
    const text = at > 0 && row.children[at] ? toString(row.children[at]).trim() : '';
    return text === '-' ? '' : text;
  };
  const [first = ''] = titles;
  if (!NAMES.test(first)) return [];
  if (kind === 'operation' && !(first === 'Parameter' && operation !== undefined)) return [];
  return rows.flatMap((row): Fact[] => {
    const [name] = row.children;
    const code = name && codeIn(name.children);
    if (code === undefined || (first === 'Parameter' && code === 'operation')) return [];
    const required = cellOf(row, 'Required');
    const fallback = cellOf(row, 'Default');
    const type = cellOf(row, 'Type');
    const isLiterals =
      row.children[titles.indexOf('Type')]?.children.some((child) => child.type === 'inlineCode') ?? false;
    return [
      {
        kind: first === 'Key' ? 'key' : first === 'Parameter' && operation !== undefined ? 'parameter' : kind,
        name: first === 'Key' ? code : nameOf(code),
        ...(first === 'Parameter' && operation !== undefined && {of: operation}),
        anchor,
        ...(required && {required}),
        ...(fallback && {default: fallback}),
        ...(type && isLiterals && {values: type}),
      },
    ];
  });
}

type Node = {type: string; value?: string; children?: readonly Node[]};

/** The code that a heading or a cell is, apart from its id and from a link around it. */
function codeIn(nodes: readonly Node[]): string | undefined {
  const shown = nodes.filter((node) => !(node.type === 'text' && /^\s*(?:\{#[^}]*\}\s*)?$/.test(node.value!)));
  const [only] = shown;
  if (shown.length !== 1 || !only) return undefined;
  return only.type === 'inlineCode' ? only.value : only.type === 'link' ? codeIn(only.children ?? []) : undefined;
}

/** `get(target, context?)` is `get`; what the command is called changed with the product. */
function nameOf(code: string): string {
  return code.replace(/\(.*$/s, '').replace(/^harperdb /, 'harper ') || code;
}

function unique(facts: Fact[]): Fact[] {
  const known = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.of} ${fact.name}`;
    if (!known.has(key)) known.set(key, fact);
  }
  return [...known.values()];
}

/** Words without which a sentence says the opposite, or leaves to the reader what it demanded. */
const TURNING =
  /\b(?:not?|never|only|must|cannot|without|unless|except|always|until|optional|required|deprecated|removed)\b|n't\b/gi;

function wordsOf(markdown: string, version: string): Pick<Section, 'text' | 'substance'> {
  const text = markdown
    .replaceAll(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
    .replaceAll(/^\s*\[[^\]]+\]:.*$/gm, '')
    .replaceAll(/\{#[\w-]+\}/g, '')
    .replaceAll(/HarperDB/g, 'Harper')
    // What its own version is called says nothing about the version, unless something came with it.
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
