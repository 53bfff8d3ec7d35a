import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseDocument} from 'yaml';

/** Folder of the words that readers use for sections, relative to the project root. */
export const KEYWORDS_FOLDER = 'src/features/search/data/keywords';

/** The readers' words for the sections of a page. */
export interface PageKeywords {
  /** The keyword file, relative to the project root. */
  file: string;
  /** Address of the page, without a version. */
  page: string;
  /** Phrases by section anchor, which is empty for the beginning of the page. */
  sections: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the keyword files.
 * @throws Error with a line per mistake, naming the file and, if known, the key
 */
export async function readKeywords(siteDir: string): Promise<PageKeywords[]> {
  const names = (await readdir(join(siteDir, KEYWORDS_FOLDER))).filter((name) => name.endsWith('.yml')).toSorted();
  const read = await Promise.all(
    names.map(async (name) => {
      const file = `${KEYWORDS_FOLDER}/${name}`;
      return parseKeywords(file, await readFile(join(siteDir, file), 'utf8'));
    }),
  );
  const pages = read.flatMap((one) => one.pages);
  const problems = read.flatMap((one) => one.problems).concat(pagesGivenTwice(pages));
  if (problems.length > 0) throw keywordError(problems);
  return pages;
}

/** An error that lists all mistakes in keywords. */
export function keywordError(problems: readonly string[]): Error {
  return new Error(`The keywords of the search have mistakes:\n${problems.join('\n')}`);
}

/** Parses the pages of a file, and reports its mistakes, one line each. */
export function parseKeywords(file: string, text: string): {pages: PageKeywords[]; problems: string[]} {
  // Every value stays a string, because 9925 and null are search words.
  const document = parseDocument(text, {schema: 'failsafe', prettyErrors: true});
  // The errors after the first one follow from it.
  const [error] = document.errors;
  if (error) return {pages: [], problems: [`${file}: ${error.message.split('\n')[0]!.replace(/:$/, '')}`]};
  const content: unknown = document.toJS({mapAsMap: true});
  if (!(content instanceof Map)) return {pages: [], problems: [`${file}: it has no pages.`]};
  const pages: PageKeywords[] = [];
  const problems: string[] = [];
  for (const [page, sections] of content as Map<string, unknown>) {
    if (!(sections instanceof Map)) {
      problems.push(`${file}: ${page}: it has no sections.`);
      continue;
    }
    const entries = [...(sections as Map<string, unknown>)];
    problems.push(...entries.flatMap(([anchor, phrases]) => problemsOf(file, nameOf(page, anchor), phrases)));
    pages.push({file, page, sections: new Map(entries.map(([anchor, phrases]) => [anchor, phrasesIn(phrases)]))});
  }
  return {pages, problems};
}

/** The name of a section in messages, which is its address. */
export function nameOf(page: string, anchor: string): string {
  return anchor === '' ? page : `${page}#${anchor}`;
}

const phrasesIn = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(',').map((phrase) => phrase.trim()) : [];

function problemsOf(file: string, name: string, text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') {
    return [`${file}: ${name}: expected phrases with commas between them.`];
  }
  const plain = phrasesIn(text).map((phrase) => phrase.toLowerCase().replace(/\s+/g, ' '));
  const twice = plain.filter((phrase, position) => phrase !== '' && plain.indexOf(phrase) !== position);
  return [
    ...(plain.includes('') ? [`${file}: ${name}: a phrase is empty.`] : []),
    ...[...new Set(twice)].map((phrase) => `${file}: ${name}: "${phrase}" is there twice.`),
  ];
}

function pagesGivenTwice(pages: readonly PageKeywords[]): string[] {
  return pages.flatMap(({file, page}, position) => {
    const first = pages.findIndex((other) => other.page === page);
    return first === position ? [] : [`${file}: ${page}: the page is in ${pages[first]!.file} as well.`];
  });
}
