import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ADMONITIONS} from '../../../src/page-model/parse';
import {sectionsOf} from '../../../src/page-model/sections';
import {nearest} from '../nearest';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem} from '../site';

/** Three lines on a phone 375 pixels wide, at the font size that src/css/tokens.css sets for it. */
const LONGEST_OPENING = 125;

/** Finds unclosed fences and admonitions, unknown admonitions, duplicate heading ids, and long opening paragraphs. */
export const checkBlocks = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  if (!tree) return [];
  const lines = page.text.split('\n');
  const problems = [...fenceProblems(tree, lines), ...admonitionProblems(tree, lines), ...idProblems(tree)];
  return page.file.startsWith('release-notes/') ? problems : [...problems, ...openingProblems(tree)];
});

function fenceProblems(tree: Root, lines: readonly string[]): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'code', ({position}: Code) => {
    const {start, end} = position!;
    const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]!.slice(start.column - 1)) ?? [];
    if (fence === undefined || (end.line > start.line && lines[end.line - 1]!.trimEnd().endsWith(fence))) return;
    const expected = `a line with ${fence} below the code`;
    problems.push({line: start.line, message: 'the fence is not closed', expected});
  });
  return problems;
}

/** Docusaurus shows unknown admonitions as text, and extends unclosed ones to the end of the page. */
function admonitionProblems(tree: Root, lines: readonly string[]): PageProblem[] {
  const problems: PageProblem[] = [];
  const known = ADMONITIONS.map((name) => `:::${name}`);
  const unknown = (line: number, text: string) => {
    const [, name = '', title] = /^:+\s*([A-Za-z]*)\s*(.*)$/.exec(text) ?? [];
    const near = nearest(`:::${name}`, known);
    const expected = near && title && /^:{3,}\w/.test(text) ? `${near}[${title.replace(/[[\]{}]/g, '')}]` : near;
    problems.push({
      line,
      message: `"${text}" begins no admonition`,
      expected: expected ?? `one of ${known.join(', ')}`,
    });
  };
  visit(tree, ['containerDirective', 'paragraph'], (node) => {
    const {start, end} = node.position!;
    if (node.type === 'containerDirective') {
      if (!ADMONITIONS.includes(node.name)) unknown(start.line, `:::${node.name}`);
      else if (end.line === start.line || !/:{3,}\s*$/.test(lines[end.line - 1]!)) {
        const message = `the admonition :::${node.name} is not closed`;
        problems.push({line: start.line, message, expected: 'a line with ::: below it'});
      }
      return;
    }
    if (node.data && 'directiveLabel' in node.data) return;
    for (let {line} = start; line <= end.line; line += 1) {
      const [text] = /^:{3,}.*?(?=\s*$)/.exec(lines[line - 1]!.replace(/^[\s>]+/, '')) ?? [];
      if (text !== undefined) unknown(line, text);
    }
  });
  return problems;
}

function idProblems(tree: Root): PageProblem[] {
  return sectionsOf(tree).flatMap(({id, heading}, _, sections) => {
    const line = heading?.position?.start.line ?? 1;
    if (heading && id === '') {
      const message = 'the heading has no letter, so it has no address';
      return [{line, message, expected: 'words, or an id such as {#limits} at its end'}];
    }
    const first = sections.find((section) => section.id === id)!.heading;
    if (first === heading) return [];
    const message = `the heading on line ${first?.position?.start.line} has the id ${id} as well`;
    return [{line, message, expected: 'an id of its own'}];
  });
}

function openingProblems(tree: Root): PageProblem[] {
  const first = tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const {length} = first?.type === 'paragraph' ? toString(first) : '';
  if (length <= LONGEST_OPENING) return [];
  const expected = `at most ${LONGEST_OPENING}, three lines on a phone: more goes into the next paragraph`;
  return [{line: first!.position!.start.line, message: `the opening paragraph has ${length} characters`, expected}];
}
