import {namesVersionFiles} from '../version-files';
import {readFrontMatter} from '../../../../page-model/front-matter';
import type {LoadedPage} from '../../../../page-model/read-docs';
import {pageInVersion, type PageMove} from '../../equivalent-page';

/** The pages of a docs version. */
interface SourceVersion {
  versionName: string;
  pages: LoadedPage[];
}

/**
 * The pages of an older version that say the same as the latest version: each page's id, and the address that search
 * engines should keep. A page that differs is for readers of its version and remains canonical.
 */
export function canonicalPages(
  {versionName, pages}: SourceVersion,
  latest: SourceVersion,
  moves: readonly PageMove[],
): Map<string, string> {
  const latestPages = new Map(latest.pages.map((page) => [page.id, page]));
  return new Map(
    pages.flatMap((page): [string, string][] => {
      const same = latestPages.get(pageInVersion(page.id, versionName, latest.versionName, moves));
      return same && isEqual(page, same) ? [[page.id, same.url]] : [];
    }),
  );
}

/** Components of an MDX page and links to files show what their version has, so equal sources are not equal pages. */
function isEqual(a: LoadedPage, b: LoadedPage): boolean {
  return !a.file.endsWith('.mdx') && !namesVersionFiles(a.text) && contentOf(a.text) === contentOf(b.text);
}

/** The visible parts of a page: the title and the text, but not the place of the page in the sidebar. */
function contentOf(source: string): string {
  const {data, content} = readFrontMatter(source);
  return `${String(data.title)}\n${content}`;
}
