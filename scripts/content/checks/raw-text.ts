import type {Code, InlineCode, Nodes, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsedText} from '../../../src/page-model/parse';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem, type Page} from '../site';

/**
 * Finds what the parser takes for text although it was meant as Markdown: readers would see its signs. Also finds
 * tables without rows, and typographic signs in code, which no program understands.
 */
export const checkRawText = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  if (!tree) return [];
  const source = parsedText(page.text, page.file.endsWith('.mdx'));
  return [...rawProblems(tree, source), ...emptyTables(tree), ...signProblems(tree, page), ...textProblems(tree)];
});

interface Form {
  pattern: RegExp;
  message: string;
  expected: string;
}

const ADDRESS = String.raw`(?:[^()\s]*[/#.][^()\s]*)`;

/** Markdown left over in the text of a block. Code is masked by \0, and escaped characters by \x01. */
const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(String.raw`\[[^\[\]]*\](?:\([^)]*\)|[ \n]\(${ADDRESS}\))`),
    message: 'a link is shown as text',
    expected: '[text](address), with nothing between the brackets; an address with a space in <>',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: 'a footnote is shown as text',
    expected: 'its note, [^1]: and a sentence, on the same page',
  },
  {
    pattern: /(?<![\w\0\]])\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    message: 'a link by reference is shown as text',
    expected: 'its definition, [name]: and an address, on the same page',
  },
  {
    pattern: /^[ >]*\[[^\]\n]+\]:[ \t]/m,
    message: 'the definition of a link is shown as text',
    expected: '[name]: and an address in <>, if it has a space',
  },
  {
    pattern: /^[ >]*\[![A-Za-z]+\]/m,
    message: 'an admonition is shown as text',
    expected: ':::note, and ::: below its text',
  },
  {
    pattern: /^[ >]*(?:\|.*\||:?-{3,}:?[ ]*\|.*)[ ]*$/m,
    message: 'a table is shown as text',
    expected: 'an empty line, a row of names, a row of |---|, then the other rows',
  },
  {pattern: /^[ >]*#{1,6}[A-Za-z\0]/m, message: 'a heading is shown as text', expected: 'a space after #'},
  {
    pattern: /\*\*|~~/,
    message: 'the asterisks of bold text are shown as text',
    expected: '**bold**, with no space inside the asterisks',
  },
  {pattern: /`/, message: 'a backtick is shown as text', expected: 'a second one after the code, on the same line'},
  {pattern: /<\0+ [^<>\0\n]*>/, message: 'a link is shown as text', expected: '<address> without a space'},
];

const HEADING_ID: Form = {
  pattern: /\{#[\w-]+\}/,
  message: 'the id of a heading is shown as text',
  expected: 'the id at the end of a heading',
};

function rawProblems(tree: Root, source: string): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const {start, end} = block.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const text = textOf(block, source.slice(start.offset, end.offset), start.offset);
    for (const {pattern, message, expected} of block.type === 'heading' ? FORMS : [...FORMS, HEADING_ID]) {
      const match = pattern.exec(text);
      if (!match) continue;
      const line = start.line + text.slice(0, match.index).split('\n').length - 1;
      problems.push({line, message, expected});
      // A beginning of a link is also that of other forms.
      break;
    }
  });
  return problems;
}

/** The source of a block in which only its bare text is left; everything keeps its place. */
function textOf(block: Nodes, source: string, offset: number): string {
  const shown = source.replace(/[^\n]/g, '\0').split('');
  visit(block, 'text', ({position, value}, _, parent) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    // The text of a link may be its address, and that may have any sign.
    if (from === undefined || to === undefined || (parent?.type === 'link' && parent.url.endsWith(value))) return;
    const text = source.slice(from - offset, to - offset).replace(/\\[^\n]/g, '\x01\x01');
    for (let place = 0; place < text.length; place += 1) shown[from - offset + place] = text[place]!;
  });
  return shown.join('');
}

function emptyTables(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'table', ({children, position}: Table) => {
    if (children.length > 1) return;
    const message = 'the table has a header, but no rows';
    problems.push({line: position!.start.line, message, expected: 'a row below |---|'});
  });
  return problems;
}

const SIGNS: readonly [what: string, pattern: RegExp, expected: string][] = [
  ['a typographic quotation mark', /[“”„‟]|(?<!\p{L})[‘’‚]|[‘’‚](?!\p{L})/u, 'straight quotes, " or \''],
  ['a dash instead of hyphens', /(?<=^|[\s"'`([])[\u2010-\u2015\u2212]{1,2}(?=[\p{L}\p{N}])/mu, '- or --'],
  ['a special space', /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/, 'an ordinary space'],
  ['an invisible character', /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/, 'code without it'],
];

/** Signs that nobody sees in a text, and names of signs that HTML does not have. */
function textProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'text', ({value, position}) => {
    const add = (index: number, message: string, expected: string) => {
      problems.push({line: position!.start.line + value.slice(0, index).split('\n').length - 1, message, expected});
    };
    for (const [what, pattern, expected] of SIGNS.slice(-2)) {
      const match = pattern.exec(value);
      if (match) add(match.index, `the text has ${what}`, expected.replace('code', 'text'));
    }
    const [entity] = /&[A-Za-z]\w*;/.exec(value) ?? [];
    if (entity) add(value.indexOf(entity), `HTML has no ${entity}`, 'the sign itself');
  });
  return problems;
}

function signProblems(tree: Root, {text}: Page): PageProblem[] {
  const problems: PageProblem[] = [];
  const lines = text.split('\n');
  visit(tree, ['code', 'inlineCode'], (node) => {
    const {start} = node.position!;
    const {value} = node as Code | InlineCode;
    for (const [what, pattern, expected] of SIGNS) {
      const match = pattern.exec(value);
      if (!match) continue;
      const isFence =
        node.type === 'code' && /^[\s>]*(?:`{3}|~{3})/.test(lines[start.line - 1]!.slice(start.column - 1));
      const line = start.line + value.slice(0, match.index).split('\n').length - (isFence ? 0 : 1);
      problems.push({line, message: `the code has ${what}`, expected});
    }
  });
  return problems;
}
