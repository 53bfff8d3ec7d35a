import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {buildShard, pageTexts} from '../engine/build-index';
import type {IndexedPage, IndexedSection, LaterPage, Demotion} from '../engine/shard';
import {kept} from '../../content/kept';
import {readDocs} from '../../content/read-docs';
import {readSidebars, type CategoryPage} from '../../build/sidebar-trails';
import {errorsOf, errorsPath} from '../../plugins/error-index/collect-errors';
import {errorSections} from './error-sections';
import type {KeywordsOf} from './place-keywords';
import {addLinkTexts, type LinkingPage} from './link-texts';
import {readPage} from './read-page';
import type {ShardWithTexts} from './shard-files';
import {withoutSlash} from '../../lib/without-slash';

interface Place {
  siteDir: string;
  baseUrl: string;
  language: string;
  instance: string;
  /** Name of a section of the site; undefined for the versioned docs, which go by their version. */
  sectionLabel: string | undefined;
  /** Folders whose pages are about screens that do what operations do as well, by instance; an empty name is all of it. */
  screens: Record<string, string>;
  /** What readers call a section. */
  keywordsOf: KeywordsOf;
  /** Pages about features that came after the version. */
  later?: LaterPage[];
}

/** Its words are those of all pages and their keywords, so it is made anew when one of them is another. */
const makeShard = kept('shard', buildShard);

/** What a shard is called, for readers and in filters, before it is made. */
export function nameShard(
  {versionName, label}: LoadedVersion,
  {instance, sectionLabel}: Pick<Place, 'instance' | 'sectionLabel'>,
): {label: string; tag: string} {
  return {label: sectionLabel ?? label, tag: `docs-${instance}-${versionName}`};
}

/** Reads the pages of a version from their sources and makes its shard. */
export async function collectShard(version: LoadedVersion, place: Place): Promise<ShardWithTexts> {
  const docs = version.docs.filter((doc) => !doc.draft && !doc.unlisted);
  const demotionOf = readDemotions(docs, place.screens[place.instance]);
  const titles = new Map(docs.map((doc) => [doc.id, doc.title]));
  const {trails, categoryPages} = readSidebars(version.sidebars, (id) => titles.get(id) ?? '');
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  const linking: LinkingPage[] = [];

  const sources = await readDocs(place.siteDir, docs);
  for (const [position, doc] of docs.entries()) {
    const {title, description} = doc;
    const {file, text, url: path} = sources[position]!;
    const {sections: read, links} = readPage(text, file.endsWith('.mdx'));
    const address = path.slice(place.baseUrl.length - 1);
    for (const section of read) {
      const keywords = place.keywordsOf(version.versionName, address, section.anchor);
      sections.push({...section, page: pages.length, keywords});
    }
    linking.push({file, path, page: pages.length, links});
    const prefix = place.sectionLabel ? [place.sectionLabel] : [];
    pages.push({path, title, trail: [...prefix, ...(trails.get(doc.id) ?? [])], description, ...demotionOf(doc)});
  }
  addLinkTexts(sections, linking);
  for (const category of categoryPages) {
    sections.push(sectionOfCategory(category, pages.length));
    const {path, title, trail, description} = category;
    pages.push({path, title, trail, description});
  }

  const {label, tag} = nameShard(version, place);
  const {instance, language} = place;
  const identity = {tag, instance, language, version: version.versionName, label};
  const errors = instance === 'default' ? pages.length : undefined;
  if (errors !== undefined) {
    sections.push(...errorSections(await errorsOf(version, place.siteDir), errors));
    pages.push({path: errorsPath(version), title: 'Error messages', trail: [], description: ERRORS});
  }
  const shard = makeShard(identity, pages, sections, errors);
  return {
    shard: {...shard, ...(place.later?.length && {later: place.later})},
    texts: pageTexts(pages, sections),
  };
}

/** Which pages are a second choice: marked as legacy in the sidebar, or below such a page, or about a screen. */
function readDemotions(docs: DocMetadata[], screens: string | undefined) {
  const isMarked = ({frontMatter, title}: DocMetadata) =>
    frontMatter['sidebar_class_name'] === 'legacy' || /\blegacy\b/i.test(title);
  const legacy = docs.filter(isMarked).map(({permalink}) => withoutSlash(permalink));
  return ({permalink, id}: DocMetadata): {demotion?: Demotion} => {
    const path = withoutSlash(permalink);
    if (legacy.some((root) => path === root || path.startsWith(`${root}/`))) return {demotion: 'legacy'};
    return screens !== undefined && id.startsWith(screens) ? {demotion: 'screen'} : {};
  };
}

const ERRORS = 'Every error message and status of the documentation, with its cause and what to do.';

function sectionOfCategory({description, entries}: CategoryPage, page: number): IndexedSection {
  const blocks = [description, entries.join(', ')].filter(Boolean).map((text) => ({type: 'text' as const, text}));
  return {page, anchor: null, level: 1, headings: [], blocks, names: [], messages: [], code: ''};
}
