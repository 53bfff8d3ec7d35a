import {posix} from 'node:path';
import {publicName, WORKING_COPY} from '../../src/lib/versions/version-names';
import {unversionedPath} from '../../src/lib/versions/version-names';
import {rootOf, versionOf, type Page, type Site} from './site';

/** The files that the build makes beside pages. Their own tests tell whether they are there. */
const MADE =
  /^\/docs\/api\/|\/(?:llms|llms-full)\.txt$|^\/docs\/(?:[^/]+\/)?index\.json$|^\/release-notes\/(?:[^/]+\/)?feed\.|\.md$/;

/** Pages that are no documents: `src/pages`, and those that plugins make of data. */
const OTHER_PAGES = ['/', '/search', '/preferences', '/docs/availability', '/docs/errors'];

/** The address that a page of the docs, of the release notes or of the Fabric guide has, without a slash at its end. */
export function addressOf({file, text}: Page, latest: string): string {
  const root = rootOf(file);
  const base = baseOf(file, latest);
  const path = file.slice(root.length + 1).replace(/\.mdx?$/, '');
  const folder = posix.dirname(path) === '.' ? '' : `/${posix.dirname(path)}`;
  const slug = slugOf(text);
  if (slug !== undefined) return withoutSlash(base + (slug.startsWith('/') ? slug : posix.join(folder || '/', slug)));
  const name = posix.basename(path);
  // The index of a folder, and a page that is named like it, take the address of the folder.
  const isFolder = /^(?:index|readme)$/i.test(name) || name === posix.basename(folder);
  return withoutSlash(isFolder ? base + folder : `${base}${folder}/${name}`);
}

function baseOf(file: string, latest: string): string {
  const version = versionOf(file);
  if (version === undefined) return `/${rootOf(file)}`;
  return version === latest ? '/docs' : `/docs/${publicName(version)}`;
}

function slugOf(text: string): string | undefined {
  const front = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1] ?? '';
  return /^slug:\s*["']?([^"'\s]+)["']?\s*$/m.exec(front)?.[1];
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

export interface Addresses {
  /** The pages at each address; two at one are a mistake. */
  pagesAt: ReadonlyMap<string, Page[]>;
  /**
   * What a path of this site leads to: a page, something else that is there, or nothing.
   * @param path without query and anchor
   */
  find: (path: string) => Page | 'other' | undefined;
}

/** The addresses of a site. */
export function readAddresses(site: Site): Addresses {
  const latest = site.versions[0]!;
  const pagesAt = new Map<string, Page[]>();
  for (const page of site.pages) {
    const address = addressOf(page, latest);
    pagesAt.set(address, [...(pagesAt.get(address) ?? []), page]);
  }
  const errors = site.versions.map((version) => `/docs/${publicName(version)}/errors`);
  const others = new Set([...OTHER_PAGES, ...errors, ...listPages(site)]);
  return {
    pagesAt,
    find(path) {
      const address = withoutSlash(unversionedPath(decode(path), latest));
      const page = pagesAt.get(address)?.[0];
      if (page) return page;
      return others.has(address) || MADE.test(path) || site.exists(`static${path}`) ? 'other' : undefined;
    },
  };
}

/** The pages that Docusaurus makes of groups of a sidebar. */
function listPages(site: Site): string[] {
  return [WORKING_COPY, ...site.versions].flatMap((version) => {
    const base = version === site.versions[0] ? '/docs' : `/docs/${publicName(version)}`;
    return [...site.sidebarOf(version).matchAll(/["']?slug["']?:\s*["']([^"']+)["']/g)].map(
      ([, slug = '']) => base + slug,
    );
  });
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
