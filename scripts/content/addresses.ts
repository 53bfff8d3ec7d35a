import {posix} from 'node:path';
import {tools} from '../../src/config/tools';
import {pathOfId} from '../../src/features/versions/node';
import {groupBy} from '../../src/lib/group-by';
import {publicName, unversionedPath, versionOfFile, WORKING_COPY} from '../../src/lib/version-names';
import {rootOf, type Page, type Site} from './site';
import {withoutSlash} from '../../src/lib/without-slash';

/** Files that the build makes besides pages. Other tests check that they exist. */
const GENERATED =
  /^\/docs\/api\/|\/(?:llms|llms-full)\.txt$|^\/docs\/(?:[^/]+\/)?index\.json$|^\/release-notes\/(?:[^/]+\/)?feed\.|\.md$/;

/** The addresses of `src/pages`. */
const OTHER_PAGES = ['/', '/search', '/preferences'];

/** The address of a page of the docs, the release notes, or the Fabric guide, without a trailing slash. */
export function addressOf({file, text}: Page, latest: string): string {
  const id = file.slice(rootOf(file).length + 1).replace(/\.mdx?$/, '');
  const version = versionOfFile(file);
  const base = version === undefined ? `/${rootOf(file)}` : baseOf(version, latest);
  const [front = ''] = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  const slug = /^slug:\s*["']?([^"'\s]+)["']?\s*$/m.exec(front)?.[1];
  return withoutSlash(base + (slug === undefined ? `/${pathOfId(id)}` : posix.resolve('/', posix.dirname(id), slug)));
}

function baseOf(version: string, latest: string): string {
  return version === latest ? '/docs' : `/docs/${publicName(version)}`;
}

export interface Addresses {
  /** The pages at each address; more than one is a mistake. */
  pagesAt: ReadonlyMap<string, Page[]>;
  /**
   * Resolves a path of this site: to a page, to something else that exists, or to nothing.
   * @param path without query and anchor
   */
  find: (path: string) => Page | 'other' | undefined;
  /** The latest version, whose pages have addresses without it. */
  latest: string;
}

/** The addresses of a site. */
export function readAddresses(site: Site): Addresses {
  const latest = site.versions[0]!;
  const pagesAt = groupBy(site.pages, (page) => addressOf(page, latest));
  const others = new Set([...OTHER_PAGES, ...toolPages(site), ...listPages(site)]);
  return {
    latest,
    pagesAt,
    find(path) {
      const address = withoutSlash(unversionedPath(decode(path), latest));
      const page = pagesAt.get(address)?.[0];
      if (page) return page;
      return others.has(address) || GENERATED.test(path) || site.exists(`static${path}`) ? 'other' : undefined;
    },
  };
}

/** The pages that features make from those of the docs. */
function toolPages({versions}: Site): string[] {
  const roots = versions.map((version) => baseOf(version, versions[0]!));
  return tools.flatMap(({pathIn}) => roots.map((path) => pathIn({path}, '/')));
}

/** The pages that Docusaurus makes for groups of a sidebar. */
function listPages(site: Site): string[] {
  return [WORKING_COPY, ...site.versions].flatMap((version) => {
    const base = baseOf(version, site.versions[0]!);
    return [...site.sidebarOf(version).matchAll(/["']?slug["']?:\s*["']([^"']+)["']/g)].map(
      ([, slug = '']) => base + slug,
    );
  });
}

/** Decodes an address or an anchor, so that it compares with the name of a file or the id of a heading. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
