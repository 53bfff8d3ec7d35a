import {escapeRegExp} from '../../src/lib/escape-regexp';
import {listFiles} from '../pages/list-files';
import {INSTANCES} from '../pages/read-pages';
import {pathOfId} from '../../src/features/versions';
import {addressOf, isOfGuide} from './places';
import type {Plan} from './plan';

/** A line that names a page. */
export interface Mention {
  file: string;
  line: number;
  text: string;
}

/** A comment line; pages that it names are examples. */
const COMMENT = /^(?:\/\/|\/?\*)/;

const CODE = /\.(?:ts|tsx|mjs|cjs)$/;

/** Tests that use pages as samples. */
const TESTS = ['tests/browser', 'tests/build', 'tests/nightly'];

/**
 * The text before a page's path in tests: `/docs/4.6/`, `/docs/${older}/`, `${docsOf(older)}/`, or a folder of pages.
 */
const BEFORE = String.raw`(?<=docs(?:/(?:[\d.]+|next|\$\{\w+\}))?/|docsOf\([^)]*\)\}/|/version-[^/]+/)`;

/** The same for pages of the Fabric guide, whose paths begin with `fabric/`. */
const BEFORE_GUIDE = String.raw`(?<![\w-])`;

/** Lists that say where a page was in some version, or under a former id. */
const HISTORIES = new Set([
  'src/features/versions/data/page-moves.ts',
  'src/features/addresses/data/section-aliases.ts',
  'src/features/addresses/data/redirects/renamed-pages.ts',
]);

/** The results of the examples that were run, by page. */
const LEDGER = 'scripts/examples/live/ledger.json';

/**
 * Changes what names a page outside of pages: addresses and lists of pages in code, tests that use the page as a sample,
 * the results of its examples, and its keywords.
 */
export function renameInProject(plan: Plan, from: string, to: string): void {
  const [address, target] = [addressOf(from), addressOf(to)];
  const link = new RegExp(String.raw`(?<=['"])${escapeRegExp(address)}(?=[?#'"])`, 'g');
  const id = new RegExp(`(?<=')${escapeRegExp(from)}(?=')`, 'g');
  for (const file of codeToChange(plan.root)) {
    plan.change(file, (text) => text.replace(link, () => target).replace(id, () => to));
  }
  const inTests = new RegExp(
    `${isOfGuide(from) ? BEFORE_GUIDE : BEFORE}${escapeRegExp(pathOfId(from))}(?![\\w/-])`,
    'g',
  );
  const mistakes = listFiles(plan.root, ['tests/fixtures'], /^mistakes\.yml$/);
  for (const file of [...codeIn(plan.root, TESTS), ...mistakes]) {
    plan.change(file, (text) => text.replace(inTests, () => pathOfId(to)));
  }
  changeLedger(plan, (page) => (page === from ? to : page));
  changeKeywords(plan, new RegExp(`^${escapeRegExp(address)}(?=:)`, 'm'), target);
}

/** Takes a page that is deleted out of lists of pages and the results of the examples. */
export function removeFromLists(plan: Plan, id: string): void {
  const item = new RegExp(`^ *'${escapeRegExp(id)}',\\n`, 'gm');
  for (const file of codeToChange(plan.root)) plan.change(file, (text) => text.replace(item, ''));
  changeLedger(plan, (page) => (page === id ? undefined : page));
}

function codeToChange(root: string): string[] {
  return listFiles(root, ['src', 'scripts'], CODE).filter((file) => !HISTORIES.has(file));
}

function changeLedger(plan: Plan, rename: (page: string) => string | undefined): void {
  if (!plan.has(LEDGER)) return;
  const ledger = JSON.parse(plan.read(LEDGER)) as Record<'outdated' | 'pages', Record<string, unknown>>;
  for (const key of ['outdated', 'pages'] as const) {
    const entries = Object.entries(ledger[key]).flatMap(([page, value]) => {
      const renamed = rename(page);
      return renamed === undefined ? [] : [[renamed, value] as const];
    });
    ledger[key] = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  plan.change(LEDGER, () => `${JSON.stringify(ledger, null, 2)}\n`);
}

/** Folder of the search keywords, which are listed by page address. */
const KEYWORDS = 'src/features/search/data/keywords';

/** Removes the keywords of a page from their file. @returns their lines, or an empty string if there are none */
export function extractKeywords(plan: Plan, address: string): string {
  return changeKeywords(plan, new RegExp(`^${escapeRegExp(address)}:.*\\n(?:  .*\\n|\\n)*`, 'm'), '');
}

/** Removes the keywords of a section from their file. @returns their lines, or an empty string if there are none */
export function extractSectionKeywords(plan: Plan, address: string, id: string): string {
  const section = `(?<=^${escapeRegExp(address)}:\\n(?:  .*\\n|\\n)*)  ${escapeRegExp(id)}:.*\\n(?:    .*\\n)*`;
  return changeKeywords(plan, new RegExp(section, 'm'), '');
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
  const before = isOfGuide(id) ? '/' : String.raw`/docs(?:/\d+\.\d+|/next)?/`;
  const address = new RegExp(String.raw`${before}${escapeRegExp(id)}(?![\w/-])`);
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
  return listFiles(root, folders, CODE).filter((file) => !/^src\/(?:data|features\/[^/]+\/data)\//.test(file));
}
