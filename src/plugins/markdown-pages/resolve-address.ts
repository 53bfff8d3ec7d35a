import {posix} from 'node:path';
import {markdownPath} from '../../lib/markdown-path';
import {unversionedPath} from '../../lib/versions/version-names';

export interface Addresses {
  /** Origin of the site, without a slash at its end. */
  url: string;
  baseUrl: string;
  /** The docs version that is served without a number. */
  latestVersion: string;
  /** Addresses of all pages, with the base URL, without a slash at their ends. */
  pages: ReadonlySet<string>;
  /** Address of the page of each source file. */
  permalinks: ReadonlyMap<string, string>;
}

interface From {
  /** Source file of the page with the link, relative to the project. */
  file: string;
  /** Address of that page. */
  permalink: string;
  /** Address of the folder of its version's files, without a slash at its end. */
  filesPath: string;
}

/** An address of a file of a version, as pages write it: see src/remark/link-version-files. */
const VERSION_FILE = /^\/docs\/api\/[^/]+/;

/**
 * Where a link of a source leads: a page of the site as its Markdown, everything else as it is, both with the origin, since
 * a page that is copied must lead from wherever it is pasted.
 *
 * @param target as the source writes it: a file, an anchor, or a path of the site
 */
export function resolveAddress(target: string, {file, permalink, filesPath}: From, site: Addresses): string {
  const [, path = '', rest = ''] = /^(?:pathname:\/\/)?([^?#]*)(.*)$/.exec(target) ?? [];
  if (path === '') return absolute(permalink, rest, site);
  if (path.startsWith('/')) {
    if (VERSION_FILE.test(path)) return site.url + path.replace(VERSION_FILE, () => filesPath) + rest;
    return absolute(withBase(unversionedPath(path, site.latestVersion), site.baseUrl), rest, site);
  }
  const known = site.permalinks.get(posix.join(posix.dirname(file), decodeURI(path)));
  return absolute(known ?? posix.join(posix.dirname(permalink), path), rest, site);
}

function withBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}

function absolute(path: string, rest: string, {url, pages}: Addresses): string {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  // A query means something to the page alone.
  return url + (pages.has(page) && !rest.startsWith('?') ? markdownPath(page) : path) + rest;
}
