import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseDocument} from 'yaml';

/** Folder of the words that readers use for a section, from the project's root. */
export const KEYWORDS_FOLDER = 'src/data/search-keywords';

/** What readers call the sections of a page. */
export interface PageKeywords {
  /** The file that says so, from the project's root. */
  file: string;
  /** Address of the page, without a version. */
  page: string;
  /** By the anchor of the section, which is empty for the beginning of the page. */
  sections: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the files of keywords.
 * @throws Error with a line for each thing that is wrong, naming file and key
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

/** An error that names all that is wrong with keywords. */
export function keywordError(problems: readonly string[]): Error {
  return new Error(`The keywords of the search have mistakes:\n${problems.join('\n')}`);
}

/** The pages of a file, and a line for each thing that is wrong with it. */
export function parseKeywords(file: string, text: string): {pages: PageKeywords[]; problems: string[]} {
  // Every value is what it looks like: 9925 and null are words.
  const document = parseDocument(text, {schema: 'failsafe', prettyErrors: true});
  if (document.errors.length > 0) {
    return {pages: [], problems: document.errors.map(({message}) => `${file}: ${message.split('\n')[0]!}`)};
  }
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

/** How a section is named in messages: by its address. */
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
