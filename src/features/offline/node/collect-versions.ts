import {filesInPage} from '../shared/files-in-page';
import {compareVersions} from '../../../lib/compare-versions';
import type {InstanceVersion} from './build-facts';

/** A page in the finished build. */
export interface BuiltPage {
  /** Its plain address, including the base URL. */
  address: string;
  html: string;
}

export interface SiteParts {
  /** The versions of all docs instances. */
  versions: readonly InstanceVersion[];
  pages: BuiltPage[];
  /** Addresses of all other files. */
  files: readonly string[];
  /** Addresses of all scripts and styles that are of use without a connection. */
  code: readonly string[];
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

/** The instance with the versioned docs. */
const DOCS = 'default';
const shardOf = ({instance, version}: InstanceVersion) => `docs-${instance}-${version}`;

/**
 * Lists the files needed to read and search each version of the docs offline: its pages and those in no docs instance,
 * all site files that these name, their data about changes, scripts that are loaded on demand and so named in no page,
 * and the search indexes of the version and of the docs that have no versions.
 *
 * @returns the newest version first
 */
export function collectVersions({versions, pages, files, code, shards}: SiteParts): WholeVersion[] {
  const known = new Set(files);
  const byLength = versions.toSorted((a, b) => b.path.length - a.path.length);
  const read = pages.map(({address, html}) => ({
    address,
    version: byLength.find(({path}) => address === path || address.startsWith(`${path}/`)),
    named: namedFiles(html).filter((file) => known.has(file)),
  }));
  const named = new Set(read.flatMap((page) => page.named));
  const later = code.filter((file) => !named.has(file));
  const versioned = versions.filter(({instance}) => instance === DOCS);
  const others = new Set(versioned.map(shardOf));

  const whole = versioned.map((version) => {
    const own = read.filter((page) => (page.version ?? version) === version);
    const folders = Object.entries(shards).flatMap(([shard, folder]) =>
      shard === shardOf(version) || !others.has(shard) ? [`${folder}/`] : [],
    );
    const index = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
    const data = own.map(({address}) => `${address}.changes.json`).filter((file) => known.has(file));
    return {
      version: version.version,
      label: version.label,
      start: version.path,
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
