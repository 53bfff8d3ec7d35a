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
export function collectVersions({pages, files, shards}: SiteParts): WholeVersion[] {
  const known = new Set(files);
  const read = pages.map(({address, html}) => ({
    address,
    tag: TAG.exec(html)?.[1] ?? NO_INSTANCE,
    named: namedFiles(html).filter((file) => known.has(file)),
  }));
  const named = new Set(read.flatMap((page) => page.named));
  const later = files.filter((file) => LOADED_LATER.test(file) && !named.has(file));

  const tags = [...new Set(read.map(({tag}) => tag))].filter((tag) => tag.startsWith(VERSIONED));
  const versions = tags.map((tag) => {
    const addresses = read.filter((page) => page.tag === tag).map(({address}) => address);
    return {tag, start: addresses.reduce((a, b) => (b.length < a.length ? b : a))};
  });
  // A page of no docs instance below a version's address, such as its messages, is one of that version.
  const byLength = versions.toSorted((a, b) => b.start.length - a.start.length);
  const versionOf = ({address, tag}: (typeof read)[number]) =>
    tag === NO_INSTANCE ? byLength.find(({start}) => address.startsWith(`${start}/`))?.tag : tag;
  const whole = versions.map(({tag, start}) => {
    const own = read.filter((page) => (versionOf(page) ?? tag) === tag);
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
      files: [...new Set([...own.flatMap((page) => page.named), ...later, ...index, ...data])].toSorted(),
    };
  });
  return whole.toSorted((a, b) => compareVersions(b.version, a.version));
}

/** What a page is shown with, and what it offers to be opened. */
function namedFiles(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref=["']?(\/[^"'\s>?#]*)/gi)].map(([, path = '']) => path);
  return [...new Set([...filesInPage(html), ...links])];
}
