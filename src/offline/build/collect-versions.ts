import {filesInPage} from '../shared/files-in-page';
import {compareVersions} from '../../lib/compare-versions';
import {WORKING_COPY} from '../../lib/versions/version-names';

/** A page of the finished build. */
export interface BuiltPage {
  /** Its plain address, with the base URL. */
  address: string;
  html: string;
}

export interface SiteParts {
  pages: BuiltPage[];
  /** Addresses of all other files. */
  files: readonly string[];
  /** The folder of each shard of the search, by its tag. */
  shards: Readonly<Record<string, string>>;
  baseUrl: string;
}

/** The files that make a version whole. */
export interface WholeVersion {
  version: string;
  label: string;
  start: string;
  /** Plain addresses of its pages, and of those that no version has, such as the search page. */
  pages: string[];
  files: string[];
}

/** Docusaurus' search tag of a page: `docs-default-4.7`; `default` for one of no docs instance. */
const TAG = /<meta\b[^>]*\bname=["']?docusaurus_tag["']?[^>]*\bcontent=["']?([\w.-]+)/i;
const VERSIONED = 'docs-default-';
const NO_INSTANCE = 'default';

/** Files that a page loads later: their names are in scripts and not in pages. */
const LOADED_LATER = /\/assets\/(?:js|css)\//;

/**
 * Says which files each version of the docs needs to be read, searched and asked without a network: its pages, all files of
 * the site that these name, scripts that no page names because they are loaded when a reader asks for what they do, and the
 * index of the search with what belongs to no version.
 *
 * @returns the newest version first
 */
export function collectVersions({pages, files, shards, baseUrl}: SiteParts): WholeVersion[] {
  const known = new Set(files);
  const tags = new Map(pages.map((page) => [page, TAG.exec(page.html)?.[1] ?? NO_INSTANCE]));
  const named = new Map(pages.map((page) => [page, namedFiles(page.html).filter((file) => known.has(file))]));
  const namedSomewhere = new Set([...named.values()].flat());
  const later = files.filter((file) => LOADED_LATER.test(file) && !namedSomewhere.has(file));

  const versions = [...new Set(tags.values())].filter((tag) => tag.startsWith(VERSIONED));
  const starts = versions.map((tag) => shortest(pages.filter((page) => tags.get(page) === tag)));
  // A page of no docs instance below a version's address, such as its messages, is one of that version.
  const belongs = (page: BuiltPage, tag: string, start: string): boolean => {
    if (tags.get(page) !== NO_INSTANCE) return tags.get(page) === tag;
    const above = starts.filter((other) => page.address.startsWith(`${other}/`));
    return above.length === 0 || above.toSorted((a, b) => b.length - a.length)[0] === start;
  };
  const whole = versions.map((tag, position) => {
    const start = starts[position] ?? baseUrl;
    const own = pages.filter((page) => belongs(page, tag, start));
    const folders = Object.entries(shards).flatMap(([shard, folder]) =>
      shard === tag || !shard.startsWith(VERSIONED) ? [`${folder}/`] : [],
    );
    const index = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
    const data = own.map(({address}) => `${address}.changes.json`).filter((file) => known.has(file));
    const version = tag.slice(VERSIONED.length);
    return {
      version,
      label: version === WORKING_COPY ? 'Next' : version,
      start,
      pages: own.map(({address}) => address),
      files: [...new Set([...own.flatMap((page) => named.get(page)!), ...later, ...index, ...data])].toSorted(),
    };
  });
  return whole.toSorted((a, b) => compareVersions(b.version, a.version));
}

function shortest(pages: BuiltPage[]): string {
  return pages.map(({address}) => address).reduce((a, b) => (b.length < a.length ? b : a));
}

/** What a page is shown with, and what it offers to be opened. */
function namedFiles(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref=["']?(\/[^"'\s>?#]*)/gi)].map(([, path = '']) => path);
  return [...new Set([...filesInPage(html), ...links])];
}
