import {escapeRegExp} from '../../src/lib/escape-regexp';
import {listFiles} from '../pages/list-files';
import {INSTANCES} from '../pages/read-pages';
import type {Plan} from './plan';

/** A line that names a page. */
export interface Mention {
  file: string;
  line: number;
  text: string;
}

/** A comment line; pages that it names are examples. */
const COMMENT = /^(?:\/\/|\/?\*)/;

/** Tests of the built site. */
const TESTS = ['tests/browser', 'tests/build'];

/** Changes links in components and the configuration, which are written as addresses. */
export function relinkCode(plan: Plan, from: string, to: string): void {
  const link = new RegExp(String.raw`(?<=['"])${escapeRegExp(from)}(?=[?#'"])`, 'g');
  for (const file of codeIn(plan.root, ['src'])) plan.change(file, (text) => text.replace(link, () => to));
}

/** What precedes a page's path in tests: `/docs/4.6/`, `/docs/${older}/`, `${docsOf(older)}/`, or a folder of pages. */
const BEFORE = String.raw`(?<=docs(?:/(?:[\d.]+|next|\$\{\w+\}))?/|docsOf\([^)]*\)\}/|/version-[^/]+/)`;

/** Changes the path in tests that use the page as a sample, so that they keep using it. */
export function relinkTests(plan: Plan, from: string, to: string): void {
  const path = new RegExp(`${BEFORE}${escapeRegExp(from)}(?![\\w/-])`, 'g');
  for (const file of codeIn(plan.root, TESTS)) plan.change(file, (text) => text.replace(path, () => to));
}

/** Folder of the search keywords, which are listed by page address. */
const KEYWORDS = 'src/features/search/data/keywords';

/** Moves the keywords of a page to its new address. */
export function relinkKeywords(plan: Plan, from: string, to: string): void {
  changeKeywords(plan, new RegExp(`^${escapeRegExp(from)}(?=:)`, 'm'), to);
}

/** Removes the keywords of a page from their file. @returns their lines, or an empty string if there are none */
export function takeKeywords(plan: Plan, address: string): string {
  return changeKeywords(plan, new RegExp(`^${escapeRegExp(address)}:.*\\n(?:  .*\\n|\\n)*`, 'm'), '');
}

/** Moves the keywords of a section to its new id. */
export function renameKeywords(plan: Plan, address: string, id: string, newId: string): void {
  changeKeywords(
    plan,
    new RegExp(`(?<=^${escapeRegExp(address)}:\\n(?:  .*\\n|\\n)*  )${escapeRegExp(id)}(?=:)`, 'm'),
    newId,
  );
}

function changeKeywords(plan: Plan, pattern: RegExp, by: string): string {
  for (const file of listFiles(plan.root, [KEYWORDS], /\.yml$/)) {
    const [found = ''] = pattern.exec(plan.read(file)) ?? [];
    if (plan.change(file, (text) => text.replace(pattern, () => by))) return found;
  }
  return '';
}

/** Lines of code that still name a page, and lines of pages that name its address in text or in code. */
export function mentionsOf(plan: Plan, id: string): Mention[] {
  const path = new RegExp(String.raw`(?<![\w-])${escapeRegExp(id)}(?![\w/-])`);
  const address = new RegExp(String.raw`/docs(?:/\d+\.\d+|/next)?/${escapeRegExp(id)}(?![\w/-])`);
  const code = codeIn(plan.root, ['src', 'scripts', ...TESTS]);
  const pages = listFiles(plan.root, INSTANCES, /\.mdx?$/);
  return [...linesWith(plan, code, path).filter(({text}) => !COMMENT.test(text)), ...linesWith(plan, pages, address)];
}

function linesWith(plan: Plan, files: string[], pattern: RegExp): Mention[] {
  return files.flatMap((file) => {
    // A moved page no longer exists at its former place.
    const text = plan.has(file) ? plan.read(file) : '';
    return text
      .split('\n')
      .map((line, index) => ({file, line: index + 1, text: line.trim()}))
      .filter((line) => pattern.test(line.text));
  });
}

/** Code files, except the lists that these commands maintain. */
function codeIn(root: string, folders: string[]): string[] {
  return listFiles(root, folders, /\.(?:ts|tsx|mjs|cjs)$/).filter(
    (file) => !/^src\/(?:data|features\/[^/]+\/data)\//.test(file),
  );
}
