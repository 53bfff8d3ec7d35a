import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** The files of a finished build; paths are relative to its folder, with slashes. */
export interface SiteFiles {
  all: string[];
  /** HTML files of pages, `404.html` among them. */
  pages: string[];
}

/** Lists a build. What an earlier call of `finishBuild` wrote is not part of it, such as the pages at old addresses. */
export async function listSiteFiles(outDir: string): Promise<SiteFiles> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/^(?:_hosting\/|_redirects$|_headers$)|\.(?:br|gz)$|\/index\.html$/.test(file))
    .toSorted();
  return {all, pages: all.filter((file) => file.endsWith('.html'))};
}

/** `docs/rest.html` is the page `/docs/rest`. */
export function pagePath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}
