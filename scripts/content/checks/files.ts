import {existsSync, lstatSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {
  isInPages,
  isKeywords,
  isPage,
  pagesAt,
  rootOf,
  type PageProblem,
  type Page,
  type Problem,
  type Site,
} from '../site';

/**
 * The characters that an address can have. Docusaurus publishes no file or folder that begins with `_`, and no test.
 */
const NAME = /^[a-z\d][a-z\d_.-]*$/;
const UNPUBLISHED = /\.test\.mdx?$/;

/**
 * Files that other checks would not understand, or would report by something that follows from the cause.
 *
 * @returns one problem for each such file
 */
export function checkFiles(site: Site, files: readonly string[]): Problem[] {
  const faulty = pagesAt(site, files).flatMap((page) => {
    const problem = problemOf(page, site.root) ?? conflictIn(page.text) ?? openFence(page.text);
    return problem ? [{...problem, file: page.file}] : [];
  });
  const others = files.filter((file) => !isPage(file) && existsSync(join(site.root, file)));
  const ofOthers = others.flatMap((file) => {
    const problem = unreadProblem(file, site) ?? conflictIn(readFileSync(join(site.root, file), 'utf8'));
    return problem ? [{...problem, file}] : [];
  });
  return [...faulty, ...ofOthers];
}

/** A drawing that no page shows, a download that no page links to, and a file that only looks like a page or keywords. */
function unreadProblem(file: string, {pages}: Site): PageProblem | undefined {
  const name = basename(file);
  const [ending = ''] = /\.[^.]*$/.exec(name) ?? [];
  if (isKeywords(file) && ending !== '.yml') {
    return {line: 1, message: `nothing reads keywords in a file that ends in ${ending}`, expected: 'the ending .yml'};
  }
  if (!isInPages(file) || pages.some((page) => rootOf(page.file) === rootOf(file) && page.text.includes(name))) {
    return undefined;
  }
  if (ending === '.svg') return {line: 1, message: 'no page shows the drawing', expected: 'an image of it, or no file'};
  const expected = 'a page that ends in .md or .mdx, or a link to the file';
  return {line: 1, message: 'the file is not a page, and no page links to it', expected};
}

function conflictIn(text: string): PageProblem | undefined {
  const at = text.search(/^(?:<{7}|>{7})(?: |$)/m);
  if (at === -1) return undefined;
  const line = text.slice(0, at).split('\n').length;
  return {
    line,
    message: 'there are merge conflict markers',
    expected: 'the text of one side, without <<<<<<<, ======= and >>>>>>>',
  };
}

/** A fence without its end takes the text up to the next one, or up to the end of the page, for code. */
function openFence(text: string): PageProblem | undefined {
  let open: {marks: string; line: number} | undefined;
  for (const [index, row] of text.split('\n').entries()) {
    const [, marks = '', rest = ''] = /^[\s>]*(?:[-*]|\d+\.)?\s*(`{3,}|~{3,})(.*)$/.exec(row) ?? [];
    if (marks === '') continue;
    if (open === undefined) {
      // In one line, it is code in a text.
      if (!rest.includes('`')) open = {marks, line: index + 1};
      continue;
    }
    if (!marks.startsWith(open.marks)) continue;
    if (rest.trim() === '') open = undefined;
    else if (/^[a-z]+\b/.test(rest)) return unclosed(open, ` before that of line ${index + 1}`);
  }
  return open && unclosed(open, '');
}

function unclosed({marks, line}: {marks: string; line: number}, where: string): PageProblem {
  return {line, message: `the fence is not closed${where}`, expected: `a line with ${marks} below the code`};
}

function problemOf({file, text}: Page, root: string): PageProblem | undefined {
  if (lstatSync(join(root, file), {throwIfNoEntry: false})?.isSymbolicLink()) {
    return {line: 1, message: 'the file is a symbolic link', expected: 'a file with the text of the page'};
  }
  const name = file.slice(rootOf(file).length + 1);
  const part = name.split('/').find((each) => !NAME.test(each));
  if (part !== undefined || UNPUBLISHED.test(name)) {
    const message = part?.startsWith('_') || !part ? 'is not published' : 'cannot be part of an address';
    const expected = 'lowercase letters, digits and hyphens, beginning with a letter or a digit';
    return {line: 1, message: `the name ${part ?? basename(name)} ${message}`, expected};
  }
  if (text.startsWith('\uFEFF')) {
    return {line: 1, message: 'the file begins with a byte-order mark', expected: 'UTF-8 without one, and --- first'};
  }
  const before = /^[^]*?(?=\r(?!\n))/.exec(text)?.[0];
  if (before !== undefined) {
    const expected = 'lines that end with a line feed, as editors on every system write them';
    return {line: before.split('\n').length, message: 'a line ends with a carriage return alone', expected};
  }
  const [, space = '', start = ''] = /^(\s*)(.*)\n[\w-]+:\s/.exec(text) ?? [];
  if (start !== '' && (space !== '' || start !== '---') && /^[-\s\u2010-\u2015]+$/.test(start)) {
    const message = space === '' ? `the front matter begins with ${start}` : 'there are lines above the front matter';
    return {line: 1, message, expected: '--- on line 1, and again below the front matter'};
  }
  const broken = text.search(/[\0\uFFFD]/);
  if (broken === -1) return undefined;
  const line = text.slice(0, broken).split('\n').length;
  return {line, message: "the file has bytes that aren't text", expected: 'UTF-8'};
}
