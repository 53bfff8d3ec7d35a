import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** The files of a finished build; paths are relative to its folder, with slashes. */
export interface SiteFiles {
  all: string[];
  /** HTML files of pages, including `404.html`. */
  pages: string[];
  /** HTML files at old addresses, which forward to a page. */
  forwarders: string[];
}

/** Lists the files of a build, except those that an earlier call of `finishBuild` wrote. */
export async function listSiteFiles(outDir: string): Promise<SiteFiles> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !/^(?:_hosting\/|_redirects$|_headers$)/.test(file))
    .toSorted();
  const html = all.filter((file) => file.endsWith('.html'));
  // Docusaurus writes pages as NAME.html, and plugin-client-redirects writes DIRECTORY/index.html next to them.
  const isForwarder = (file: string) => file.endsWith('/index.html');
  return {all, pages: html.filter((file) => !isForwarder(file)), forwarders: html.filter(isForwarder)};
}

/** `docs/rest.html` is the page `/docs/rest`. */
export function pagePath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}
