import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {anchorsOf} from '../../../src/page-model/anchors';
import {
  deadKeywords,
  KEYWORDS_FOLDER,
  type PageKeywords,
  parseKeywords,
  placeKeywords,
} from '../../../src/features/search/node';
import {readVersionFolders} from '../../../src/features/versions/node';
import {listFiles} from '../../pages/list-files';
import {parsePage} from '../parse-page';
import {isKeywords, type ContentCheck, type Problem, type Site} from '../site';

/** Keywords of the search must be phrases for a page and a section that some version has. */
export const checkKeywords: ContentCheck = async (site, files) => {
  const wanted = new Set(files.filter(isKeywords));
  // Parsing all of them takes as long as checking a page.
  const sources = listFiles(site.root, [KEYWORDS_FOLDER], /\.yml$/)
    .map((file) => ({file, text: readFileSync(join(site.root, file), 'utf8')}))
    .filter(({text}) => wanted.size > 0 || files.some((file) => text.includes(`${nameOf(file)}:`)))
    .map(({file, text}) => ({file, text, ...parseKeywords(file, text)}));
  const problems = sources
    .filter(({file}) => wanted.has(file))
    .flatMap(({text, problems: found}) => found.map((each) => problemOf(each, text)));
  const all = sources.flatMap(({pages}) => pages);
  const twice = all.filter((one, at) => all.some((other, index) => index < at && other.page === one.page));
  const concerned = all.filter((one) => wanted.has(one.file) || isOfOneOf(one, files));
  const placed = placeKeywords(concerned, site.root, readVersionFolders(site.root));
  const dead = await deadKeywords(placed, (file) => Promise.resolve(anchorsIn(site, file)));
  const textOf = new Map(sources.map(({file, text}) => [file, text]));
  return [
    ...problems,
    ...twice
      .filter(({file}) => wanted.has(file))
      .map(({file, page}) => problemOf(`${file}: ${page}: another file lists the page, too.`, textOf.get(file)!)),
    ...dead.map((each) => problemOf(each, textOf.get(each.slice(0, each.indexOf(': ')))!)),
  ];
};

/** Returns true if keywords may be those of one of these files. */
function isOfOneOf({page}: PageKeywords, files: readonly string[]): boolean {
  const name = basename(page);
  return files.some((file) => nameOf(file) === name);
}

/** The last part of a page's address, such as `docs` for the first page of a version. */
function nameOf(file: string): string {
  return basename(file.replace(/^versioned_docs\/[^/]+/, 'docs').replace(/(?:\/index)?\.mdx?$/, ''));
}

function anchorsIn(site: Site, file: string): ReadonlySet<string> {
  const page = site.pages.find((each) => each.file === file);
  const tree = page && parsePage(page).tree;
  return tree ? anchorsOf(tree) : new Set();
}

/** A message of the reader of keywords, `FILE: PLACE: what is wrong.`, with the line of the place. */
function problemOf(message: string, text: string): Problem {
  const [, file = '', said = message] = /^(\S+\.yml): ([^]*?)\.?$/.exec(message) ?? [];
  const [, page = '', id] = /^(\/[^\s#:]*)(?:#([^\s:]*))?/.exec(said) ?? [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => page !== '' && line.startsWith(`${page}:`));
  const section = id === undefined ? -1 : lines.findIndex((line, index) => index > at && line.startsWith(`  ${id}:`));
  const told = /line (\d+)/.exec(said)?.[1];
  const line = Number(told ?? Math.max(at, section) + 1) || 1;
  const expected = /\bat line \d/.test(said)
    ? 'YAML, in which each page is there once and phrases have commas between them'
    : 'a page, and below it a section with phrases, as in the other files';
  return {file, line, message: said, expected};
}
