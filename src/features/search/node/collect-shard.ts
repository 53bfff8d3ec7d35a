import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {buildShard, pageTexts} from '../engine/build-index';
import type {IndexedPage, IndexedSection, LaterPage, Demotion} from '../engine/shard';
import {memoize} from '../../../page-model/memoize';
import {readDocs} from '../../../page-model/read-docs';
import {readSidebars, type CategoryPage} from '../../../page-model/sidebar-trails';
import type {KeywordsOf} from './place-keywords';
import {addLinkTexts, type LinkingPage} from './link-texts';
import {readIndexedPage} from './read-page';
import type {ShardWithTexts} from './shard-files';
import {withoutSlash} from '../../../lib/without-slash';

/** Pages that list the errors of the versions. Their sections are found by the messages that readers paste. */
export interface ErrorPages {
  title: string;
  description: string;
  /** Address of the page of a version. */
  pathIn: (version: LoadedVersion) => string;
  /** @param page its position in the shard */
  sectionsOf: (version: LoadedVersion, siteDir: string, page: number) => Promise<IndexedSection[]>;
}

interface Sources {
  siteDir: string;
  baseUrl: string;
  /** Folder of pages about screens that duplicate what operations do; an empty name means the whole instance. */
  screens: string | undefined;
  /** Looks up what readers call a section. */
  keywordsOf: KeywordsOf;
  /** Pages about features that were added after this version. */
  later: LaterPage[];
  errorPages?: ErrorPages | undefined;
}

type ShardIdentity = Parameters<typeof buildShard>[0];

/** A shard depends on all of its pages and keywords, so any change to one of them rebuilds it. */
const makeShard = memoize('shard', buildShard);

/** Builds the shard of a version from the sources of its pages. */
export async function collectShard(
  version: LoadedVersion,
  identity: ShardIdentity,
  {siteDir, baseUrl, screens, keywordsOf, later, errorPages}: Sources,
): Promise<ShardWithTexts> {
  const isVersioned = identity.instance === 'default';
  const docs = version.docs.filter((doc) => !doc.draft && !doc.unlisted);
  const demotionOf = readDemotions(docs, screens);
  const titles = new Map(docs.map((doc) => [doc.id, doc.title]));
  const {trails, categoryPages} = readSidebars(version.sidebars, (id) => titles.get(id) ?? '');
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  const linking: LinkingPage[] = [];

  const sources = await readDocs(siteDir, docs);
  for (const [position, doc] of docs.entries()) {
    const {title, description} = doc;
    const {file, text, url: path} = sources[position]!;
    const {sections: read, links} = readIndexedPage(text, file.endsWith('.mdx'));
    const address = path.slice(baseUrl.length - 1);
    for (const section of read) {
      const keywords = keywordsOf(version.versionName, address, section.anchor);
      sections.push({...section, page: pages.length, keywords});
    }
    linking.push({file, path, page: pages.length, links});
    const trail = [...(isVersioned ? [] : [identity.label]), ...(trails.get(doc.id) ?? [])];
    pages.push({path, title, trail, description, ...demotionOf(doc)});
  }
  addLinkTexts(sections, linking);
  for (const category of categoryPages) {
    sections.push(sectionOfCategory(category, pages.length));
    const {path, title, trail, description} = category;
    pages.push({path, title, trail, description});
  }

  const errors = isVersioned && errorPages ? pages.length : undefined;
  if (errors !== undefined && errorPages) {
    const {title, description} = errorPages;
    sections.push(...(await errorPages.sectionsOf(version, siteDir, errors)));
    pages.push({path: errorPages.pathIn(version), title, trail: [], description});
  }
  const shard = makeShard(identity, pages, sections, errors);
  return {shard: {...shard, ...(later.length > 0 && {later})}, texts: pageTexts(pages, sections)};
}

/** Finds the pages to rank lower: those marked as legacy, the pages below them, and pages about screens. */
function readDemotions(docs: DocMetadata[], screens: string | undefined) {
  const isMarked = ({frontMatter, title}: DocMetadata) =>
    frontMatter['sidebar_class_name'] === 'legacy' || /\blegacy\b/i.test(title);
  const legacy = docs.filter(isMarked).map(({permalink}) => withoutSlash(permalink));
  return ({permalink, id}: DocMetadata): {demotion?: Demotion} => {
    if (screens !== undefined && id.startsWith(screens)) return {demotion: 'screen'};
    const path = withoutSlash(permalink);
    return legacy.some((root) => path === root || path.startsWith(`${root}/`)) ? {demotion: 'legacy'} : {};
  };
}

function sectionOfCategory({description, entries}: CategoryPage, page: number): IndexedSection {
  const blocks = [description, entries.join(', ')].filter(Boolean).map((text) => ({type: 'text' as const, text}));
  return {page, anchor: null, level: 1, headings: [], blocks, names: [], messages: [], numbers: [], code: ''};
}
