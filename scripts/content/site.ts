import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {KEYWORDS_FOLDER} from '../../src/features/search/node';
import {versionOfFile} from '../../src/lib/version-names';
import {sidebarFileOf} from '../scaffold/sidebars';
import {readPages, type Page} from '../pages/read-pages';
import type {PageProblem, Problem} from '../../src/lib/problems';

export type {PageProblem, Page, Problem};

/** The content of the site, as the checks see it. */
export interface Site {
  /** Folder of the project. */
  root: string;
  /** Every Markdown page of the site. */
  pages: Page[];
  /** The released docs versions, newest first. */
  versions: string[];
  /** Text of the file that holds the sidebar of a docs version, `current` for the working copy; empty without one. */
  sidebarOf: (version: string) => string;
  /** Returns true if a file exists, by its path from the project's root. */
  exists: (file: string) => boolean;
}

/** Checks some pages of the site and returns what is wrong with them. */
export type ContentCheck = (site: Site, files: readonly string[]) => Problem[] | Promise<Problem[]>;

/** Reads all pages from disk. */
export function readSite(root: string): Site {
  return siteOf(root, readPages(root), JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[]);
}

/** A site of these pages, with everything else from disk. */
export function siteOf(root: string, pages: Page[], versions: string[]): Site {
  const files = new Set(pages.map(({file}) => file));
  return {
    root,
    pages,
    versions,
    sidebarOf(version) {
      const file = join(root, sidebarFileOf(version));
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    exists: (file) => files.has(file) || (!isPage(file) && existsSync(join(root, file))),
  };
}

/** Returns true if a path is that of a page of the site. */
export function isPage(file: string): boolean {
  return /^(?:docs|versioned_docs|release-notes|fabric)\/.*\.mdx?$/.test(file);
}

/** Returns true if a path is that of content: a page or a file beside pages, a sidebar, or keywords of the search. */
export function isContent(file: string): boolean {
  const isSidebar = /^(?:versioned_sidebars\/.*\.json|sidebars\.ts|fabric-sidebars\.ts)$/.test(file);
  return isInPages(file) || isSidebar || isKeywords(file);
}

/** Returns true if a path is in a folder of pages, unless it is that of a draft, which editors give no ending. */
export function isInPages(file: string): boolean {
  return /^(?:docs|versioned_docs|release-notes|fabric)\/(?:.*\/)?[^./][^/]*\.[A-Za-z]\w*$/.test(file);
}

/** Returns true if a path is that of a keyword file. */
export function isKeywords(file: string): boolean {
  return file.startsWith(`${KEYWORDS_FOLDER}/`) && /\.ya?ml$/.test(file);
}

/**
 * Makes a check that looks at each page by itself.
 * @param prepare reads what pages are compared with, and returns a function that finds the problems of one page
 */
export function onEachPage(prepare: (site: Site, pages: Page[]) => (page: Page) => PageProblem[]): ContentCheck {
  return (site, files) => {
    const pages = pagesAt(site, files);
    const problemsOf = prepare(site, pages);
    return pages.flatMap((page) => problemsOf(page).map((problem) => ({...problem, file: page.file})));
  };
}

/** The pages among these files that exist. */
export function pagesAt({pages}: Pick<Site, 'pages'>, files: readonly string[]): Page[] {
  const wanted = new Set(files);
  return pages.filter(({file}) => wanted.has(file));
}

/** Folder of the docs version or of the section that a page is in: links between files stay in it. */
export function rootOf(file: string): string {
  return /^versioned_docs\/[^/]+|^[^/]+/.exec(file)![0];
}

/** Name of the docs version of a page, or of its section. */
export function scopeOf(file: string): string {
  return versionOfFile(file) ?? rootOf(file);
}
