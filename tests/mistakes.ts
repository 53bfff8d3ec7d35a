import {readFileSync} from 'node:fs';
import {dirname, relative} from 'node:path/posix';
import {parse} from 'yaml';
import {readPages} from '../scripts/pages/read-pages';
import {pathOfId, pageIdOf} from '../src/features/versions/node/version-folders';
import {projectPath} from './support';

/** A mistake that a writer makes in a page, and what the site says of it. */
export interface Mistake {
  name: string;
  /** The page with the mistake. Each has one of its own. */
  file: string;
  make: (text: string) => string;
  /** The beginning of the line that the message names, in the page with the mistake. */
  line: string;
  message: string;
  /** Nothing if the message is that of another tool. */
  expected: string | undefined;
  /** True where the page cannot be compiled. */
  isFatal: boolean;
}

/** A mistake as the file has it. */
interface Entry {
  name: string;
  page: string;
  fatal?: boolean;
  add?: string;
  replace?: string;
  with?: string;
  line?: string;
  message: string;
  expected?: string;
}

const entries = parse(readFileSync(projectPath('tests/fixtures/mistakes.yml'), 'utf8')) as Entry[];
const taken = new Set(entries.map(({page}) => page));

/** Pages of any kind: those of operations and of the configuration have a form of their own. */
const pool = readPages(projectPath('')).filter(
  ({file, text}) =>
    file.endsWith('.md') &&
    !taken.has(file) &&
    !/\/operations-api\/|\/configuration\.md$/.test(file) &&
    /^## /m.test(text),
);

function takePage(folder: string): string {
  const page = pool.find(({file}) => file.startsWith(folder) && !taken.has(file));
  if (page === undefined) throw new Error(`${folder} has no more pages for mistakes.`);
  taken.add(page.file);
  return page.file;
}

/** The page that other mistakes name; it has none itself. */
export const another: string = takePage('docs/');

/** One of each kind. */
export const mistakes: Mistake[] = entries.map((entry) => {
  const file = entry.page.endsWith('/') ? takePage(entry.page) : entry.page;
  const link = relative(dirname(file), another);
  const filled = (text: string) =>
    text
      .replaceAll('{}', '')
      .replaceAll('LINK_TO_ANOTHER', link.startsWith('.') ? link : `./${link}`)
      .replaceAll('PATH_OF_ANOTHER', pathOfId(pageIdOf(another)))
      .replaceAll(/(?<!_OF_)ANOTHER/g, another)
      .replaceAll('FOLDER', dirname(file))
      .replaceAll('ROOT', relative(dirname(file), '') || '.');
  const {add, replace = '', with: by = ''} = entry;
  const added = filled(add ?? by);
  return {
    name: entry.name,
    isFatal: entry.fatal ?? false,
    file,
    make: (text) => (add === undefined ? text.replace(new RegExp(replace, 'm'), added) : `${text}\n${added}\n`),
    line: filled(entry.line ?? added).trimEnd(),
    message: filled(entry.message),
    expected: entry.expected === undefined ? undefined : filled(entry.expected),
  };
});

/** Makes a mistake in the text of its page. */
export function withMistake({make}: Mistake, text: string, textOf: (file: string) => string): string {
  // Found where it is, so that the page can be rewritten.
  const own = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(textOf(another))?.[1] ?? '';
  return make(text).replace('DESCRIPTION_OF_ANOTHER', own('description')).replace('TITLE_OF_ANOTHER', own('title'));
}

/** Number of the line that a mistake is on. */
export function lineOfMistake({line}: Mistake, text: string): number {
  // The front matter comes first; what is added stands at the end.
  const isFirst = /^(?:---$|## `|date: |description: |title: )/.test(line);
  const at = isFirst ? `\n${text}`.indexOf(`\n${line}`) : text.lastIndexOf(line);
  return text.slice(0, at).split('\n').length;
}
