import {join} from 'node:path';
import {tools} from '../../src/config/tools';
import {movedPages, movedTo, renamedPages} from '../../src/features/addresses';
import {docsFolder} from '../../src/lib/version-names';
import {ANCHOR_FILE, readPublishedAnchors} from '../anchors/published-anchors';
import type {Problem} from '../../src/lib/problems';
import {pageIdOf, pathOfId} from '../../src/features/versions/node';
import type {Page} from '../pages/read-pages';

/** Paths that each docs version has to serve, below its own address. `/` is its first page. */
export type PublishedPaths = ReadonlyMap<string, readonly string[]>;

/**
 * The present addresses of the pages of each version whose addresses were published. Generated indexes and tools are not pages.
 *
 * @param versions names of versions; the first one has no number in its addresses
 */
export function readPublishedPaths(root: string, versions: readonly string[]): PublishedPaths {
  const published = [...readPublishedAnchors(join(root, ANCHOR_FILE)).keys()];
  return new Map(
    versions.map((version, index) => {
      const base = index === 0 ? '/docs' : `/docs/${version}`;
      const generated = new Set(tools.map(({pathIn}) => pathIn({path: base}, '/')));
      const own = published.filter((address) => {
        const rest = address.slice(base.length);
        return (
          address.startsWith(base) && !generated.has(address) && /^(?:$|\/(?!category\/|\d+\.\d+(?:\/|$)))/.test(rest)
        );
      });
      // In the version without a number, a page that moved with a release has left its published address.
      const moved = index === 0 ? movedPages : {};
      return [version, own.map((address) => present(address.slice(base.length) || '/', moved))] as const;
    }),
  );
}

function present(path: string, moved: Readonly<Record<string, string>>): string {
  const tables = {sections: [], pages: moved, renamed: renamedPages};
  return movedTo(`/docs${path}`, tables)?.slice('/docs'.length) ?? path;
}

/** Problems for addresses at which a version has no page. @param pages all pages of the version */
export function missingPages(version: string, pages: readonly Page[], addresses: PublishedPaths): Problem[] {
  const served = new Set(pages.map(({file}) => `/${pathOfId(pageIdOf(file))}`));
  return (addresses.get(version) ?? [])
    .filter((address) => !served.has(address))
    .map((address) => ({
      file: `${docsFolder(version)}${address === '/' ? '/index' : address}`,
      line: 1,
      message: `the page is missing`,
      expected: `a page at each address of ${ANCHOR_FILE}, or npm run move, which redirects the address`,
    }));
}
