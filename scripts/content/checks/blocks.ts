import type {Code, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ADMONITIONS, headingId, writtenHeadingId} from '../../../src/page-model/parse';
import {sectionsOf} from '../../../src/page-model/sections';
import {markedLines} from '../../../src/features/code/node';
import {FENCE_ATTRIBUTES} from '../../examples/fence-attributes';
import {nearest} from '../nearest';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem} from '../site';

/** Three lines on a phone 375 pixels wide, at the font size that src/css/tokens.css sets for it. */
const LONGEST_OPENING = 125;

/**
 * Finds fences whose attributes mean nothing, unclosed, unknown and empty admonitions, headings that are empty, twice or
 * too deep, sections without text, pictures described by a file name, and long opening paragraphs.
 */
export const checkBlocks = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  if (!tree) return [];
  const lines = page.text.split('\n');
  const problems = [
    ...fenceProblems(tree),
    ...admonitionProblems(tree, lines),
    ...idProblems(tree),
    ...headingProblems(tree),
    ...emptySections(tree),
    ...pictureProblems(tree),
  ];
  return page.file.startsWith('release-notes/') ? problems : [...problems, ...openingProblems(tree)];
});

const ATTRIBUTE = new RegExp(
  String.raw`(?:^|\s)(?:(?:${FENCE_ATTRIBUTES.join('|')})="[^"]+"|\{[\d,\s-]+\})(?=\s|$)`,
  'g',
);

/**
 * Fences without code, attributes without effect, and marked lines that the code doesn't have; `checkFiles` finds
 * fences that are not closed.
 */
function fenceProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'code', ({value, meta, position}: Code) => {
    const {line} = position!.start;
    const unread = (meta ?? '').replace(ATTRIBUTE, '').trim();
    if (unread !== '') {
      const expected = 'title="…", unchecked="the reason", or lines to highlight such as {2,4-6}';
      problems.push({line, message: `${unread} after the language has no effect`, expected});
    }
    if (value.trim() === '') problems.push({line, message: 'the fence has no code', expected: 'code, or no fence'});
    try {
      markedLines(value, meta ?? '');
    } catch (error) {
      const expected = 'numbers of lines of the code, counted from 1';
      problems.push({line, message: (error as Error).message, expected});
    }
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
      message: `"${text}" doesn't begin an admonition`,
      expected: expected ?? `one of ${known.join(', ')}`,
    });
  };
  visit(tree, ['containerDirective', 'paragraph'], (node) => {
    const {start, end} = node.position!;
    if (node.type === 'containerDirective') {
      if (!ADMONITIONS.includes(node.name)) unknown(start.line, `:::${node.name}`);
      else if (end.line === start.line || !/:{3,}\s*$/.test(lines[end.line - 1]!) || swallows(node)) {
        const message = `the admonition :::${node.name} is not closed`;
        const expected = 'a line with ::: below its text; around another admonition, :::: before and after it';
        problems.push({line: start.line, message, expected});
      } else {
        if (toString(node.children.filter((child) => !isTitle(child))).trim() === '') {
          const message = `the admonition :::${node.name} has no text`;
          problems.push({line: start.line, message, expected: `text between :::${node.name} and :::`});
        }
        const heading = node.children.find(({type}) => type === 'heading')?.position!.start.line;
        if (heading === undefined) return;
        const message = `the admonition :::${node.name} holds the heading of line ${heading}`;
        problems.push({line: start.line, message, expected: 'a line with ::: before the heading'});
      }
      return;
    }
    if (isTitle(node)) return;
    for (let {line} = start; line <= end.line; line += 1) {
      const [text] =
        /^(?::{3,}|::(?=\s*(?:[A-Za-z]|$))).*?(?=\s*$)/.exec(lines[line - 1]!.replace(/^[\s>]+/, '')) ?? [];
      if (text !== undefined) unknown(line, text);
    }
  });
  return problems;
}

/** Returns true if it is the title of an admonition. */
function isTitle({data}: Nodes): boolean {
  return data !== undefined && 'directiveLabel' in data;
}

type ContainerDirective = Extract<Root['children'][number], {type: 'containerDirective'}>;

/** Returns true if an admonition has what follows it: another admonition, whose end ends both. */
function swallows(admonition: ContainerDirective): boolean {
  const {end} = admonition.position!;
  return admonition.children.some(
    (child) => child.type === 'containerDirective' && child.position!.end.line === end.line,
  );
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

/** The deepest heading that the table of contents lists. */
const DEEPEST = 3;

/** Headings that are empty, too deep, or twice in a section, and those with an unusable id. */
function headingProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  const above: string[] = [];
  const lines = new Map<string, number>();
  visit(tree, 'heading', (heading) => {
    const words = toString(heading).trim();
    const {line} = heading.position!.start;
    const add = (message: string, expected: string) => problems.push({line, message, expected});
    if (words === '' && headingId(heading) !== '') add('the heading has an id, but no words', 'words before {#…}');
    if (words.includes('{#') || /\s/.test(writtenHeadingId(heading) ?? '')) {
      add('the heading has no usable id', 'one id of letters, digits and hyphens, such as {#limits}');
    }
    if (heading.depth > DEEPEST) add(`the heading is an h${heading.depth}`, `an h2 or h${DEEPEST}`);
    above[heading.depth - 1] = words;
    above.length = heading.depth;
    const place = above.join('\n');
    const first = lines.get(place);
    if (first === undefined) lines.set(place, line);
    else if (words !== '') add(`the heading on line ${first} has the same words`, 'words of its own');
  });
  return problems;
}

/** Headings that are followed by nothing, or by a heading of another section. */
function emptySections(tree: Root): PageProblem[] {
  return sectionsOf(tree).flatMap(({heading, level, nodes}, at, sections) => {
    const next = sections[at + 1];
    const isEmpty = nodes.every(({type}) => type === 'heading' || type === 'html' || type === 'mdxFlowExpression');
    if (!heading || !isEmpty || (next !== undefined && next.level > level)) return [];
    const message = `the section ${JSON.stringify(toString(heading))} has no text`;
    return [{line: heading.position!.start.line, message, expected: 'text below the heading, or no heading'}];
  });
}

/** Screen readers read the text of a picture aloud, and the name of its file says nothing. */
function pictureProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'image', ({alt, position}) => {
    if (!/^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt ?? '')) return;
    const message = `the text of the picture is the file name ${alt}`;
    problems.push({line: position!.start.line, message, expected: 'what the picture shows'});
  });
  return problems;
}

function openingProblems(tree: Root): PageProblem[] {
  const first = tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const {length} = first?.type === 'paragraph' ? toString(first) : '';
  if (length <= LONGEST_OPENING) return [];
  const expected = `at most ${LONGEST_OPENING}, three lines on a phone: more goes into the next paragraph`;
  return [{line: first!.position!.start.line, message: `the opening paragraph has ${length} characters`, expected}];
}
