import {lstatSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pagesAt, rootOf, type PageProblem, type Page, type Problem, type Site} from '../site';

/** What an address can be made of. Docusaurus publishes no file or folder that begins with `_`, and no test. */
const NAME = /^[A-Za-z\d][\w.-]*$/;
const UNPUBLISHED = /\.test\.mdx?$/;

/**
 * Files that other checks would not understand, or would report by something that follows from the cause.
 *
 * @returns one problem for each such file
 */
export function checkFiles(site: Site, files: readonly string[]): Problem[] {
  return pagesAt(site, files).flatMap((page) => {
    const problem = problemOf(page, site.root);
    return problem ? [{...problem, file: page.file}] : [];
  });
}

function problemOf({file, text}: Page, root: string): PageProblem | undefined {
  if (lstatSync(join(root, file), {throwIfNoEntry: false})?.isSymbolicLink()) {
    return {line: 1, message: 'the file is a symbolic link', expected: 'a file with the text of the page'};
  }
  const name = file.slice(rootOf(file).length + 1);
  const part = name.split('/').find((each) => !NAME.test(each));
  if (part !== undefined || UNPUBLISHED.test(name)) {
    const message = part?.startsWith('_') || !part ? 'is not published' : 'cannot be part of an address';
    const expected = 'letters, digits and hyphens, beginning with a letter or a digit';
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
  const broken = text.search(/[\0\uFFFD]/);
  if (broken === -1) return undefined;
  const line = text.slice(0, broken).split('\n').length;
  return {line, message: 'the file has bytes that are no text', expected: 'UTF-8'};
}
