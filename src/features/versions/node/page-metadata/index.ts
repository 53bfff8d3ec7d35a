import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isOfOperations} from '../../../../page-model/fixed-pages';
import {readDocs} from '../../../../page-model/read-docs';
import {readSidebars} from '../../../../page-model/sidebar-trails';
import {pageMoves} from '../../data/page-moves';
import {canonicalPages} from './canonical-pages';
import {pageTitles} from './page-title';

/** The facts that a page has about itself in addition to the metadata of the docs plugin. */
export interface PageMetadata {
  /** Unique title for browsers and search engines. */
  headTitle: string;
  /** Address of the page of the latest version that says the same; nothing where there is none. */
  canonical?: string;
  /** True if it shows requests of operations, which are next to the text where there is room. */
  hasOperations?: true;
}

/** The text after the titles of pages, by the id of their instance; the pages of other instances have the version. */
const SECTION_NAMES: Record<string, string | undefined> = {
  'release-notes': 'Harper release notes',
  fabric: 'Harper Fabric',
};

/** Returns true if src/features/api/node/group-operation-examples.ts finds a request in a page. */
const hasOperations = (file: string, text: string): boolean => isOfOperations(file) && /^\*\*Request\*\*/m.test(text);

/**
 * Reads what pages know about themselves, from their sources and sidebars.
 *
 * @param instance id of the docs instance that the pages belong to
 */
export async function readPageMetadata(
  {loadedVersions}: LoadedContent,
  instance: string,
  siteDir: string,
): Promise<Map<DocMetadata, PageMetadata>> {
  const metadata = new Map<DocMetadata, PageMetadata>();
  const sources = await Promise.all(
    loadedVersions.map(async ({versionName, docs}) => ({versionName, pages: await readDocs(siteDir, docs)})),
  );
  const latest = sources[loadedVersions.findIndex(({isLast}) => isLast)];
  for (const [position, version] of loadedVersions.entries()) {
    const own = sources[position]!;
    const titles = titlesOf(version, SECTION_NAMES[instance]);
    const canonical = latest && own !== latest ? canonicalPages(own, latest, pageMoves) : new Map<string, string>();
    for (const [at, doc] of version.docs.entries()) {
      const same = canonical.get(doc.id);
      const {file, text} = own.pages[at]!;
      metadata.set(doc, {
        headTitle: titles.get(doc.id)!,
        ...(same !== undefined && {canonical: same}),
        ...(hasOperations(file, text) && {hasOperations: true}),
      });
    }
  }
  return metadata;
}

function titlesOf({docs, sidebars, label}: LoadedVersion, sectionName: string | undefined): Map<string, string> {
  const {trails} = readSidebars(sidebars, () => '');
  const pages = docs.map(({id, title}) => ({id, title, trail: trails.get(id) ?? []}));
  return sectionName
    ? pageTitles(pages, sectionName, sectionName)
    : pageTitles(pages, `Harper ${label}`, `Harper ${label} documentation`);
}
