import {filesInPage} from '../shared/files-in-page';
import {compareVersions} from '../../../lib/compare-versions';
import {WORKING_COPY} from '../../../lib/version-names';

/** A page in the finished build. */
export interface BuiltPage {
  /** Its plain address, including the base URL. */
  address: string;
  html: string;
}

export interface SiteParts {
  pages: BuiltPage[];
  /** Addresses of all other files. */
  files: readonly string[];
  /** The folder of each search shard, by tag. */
  shards: Readonly<Record<string, string>>;
}

/** The pages and files of a complete version. */
export interface WholeVersion {
  version: string;
  label: string;
  start: string;
  /** Plain addresses of its pages, and of those in no docs instance, such as the search page. */
  pages: string[];
  files: string[];
}

/** Docusaurus' search tag of a page, such as `docs-default-4.7`, or `default` for a page in no docs instance. */
const TAG = /<meta\b[^>]*\bname=["']?docusaurus_tag["']?[^>]*\bcontent=["']?([\w.-]+)/i;
const VERSIONED = 'docs-default-';
const NO_INSTANCE = 'default';

/** Files that pages load on demand, which are named in scripts instead of pages. */
const LOADED_LATER = /\/assets\/(?:js|css)\//;
/** Of these, the code of the hosted search and of its libraries, which is of no use without a connection. */
const NEEDS_CONNECTION = /\/[^/]*(?:hosted|algolia|docsearch)[^/]*$/;

/**
 * Lists the files needed to read and search each version of the docs offline: its pages and those in no docs instance,
 * all site files that these name, their data about changes, scripts that are loaded on demand and so named in no page,
 * and the search indexes of the version and of the docs that have no versions.
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
  const later = files.filter((file) => LOADED_LATER.test(file) && !NEEDS_CONNECTION.test(file) && !named.has(file));

  const tags = [...new Set(read.map(({tag}) => tag))].filter((tag) => tag.startsWith(VERSIONED));
  const versions = tags.map((tag) => {
    const addresses = read.filter((page) => page.tag === tag).map(({address}) => address);
    return {tag, start: addresses.reduce((a, b) => (b.length < a.length ? b : a))};
  });
  // A page in no docs instance but under a version's address, such as its error messages, belongs to that version.
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

/** The files that a page loads or links to. */
function namedFiles(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref=["']?(\/[^"'\s>?#]*)/gi)].map(([, path = '']) => path);
  return [...new Set([...filesInPage(html), ...links])];
}
