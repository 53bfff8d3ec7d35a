import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {buildShard} from '../../lib/search/build-index';
import type {IndexedSection, PageEntry, Shard} from '../../lib/search/shard';
import type {ContentCache} from '../../build/content-cache';
import {extractSections} from './extract-sections';
import {parsePage} from '../../build/markdown';
import {readSidebars, type CategoryPage} from '../../build/sidebar-trails';

interface Place {
  siteDir: string;
  language: string;
  instance: string;
  /** The site's `trailingSlash` setting: Docusaurus applies it when it makes the routes, after the content is loaded. */
  trailingSlash: boolean | undefined;
  /** Name of a section of the site; undefined for the versioned docs, which go by their version. */
  sectionLabel: string | undefined;
  /** Sections of pages as they were read before. */
  cache: ContentCache;
}

/** What a shard is called, for readers and in filters, before it is made. */
export function nameShard(
  {versionName, label}: LoadedVersion,
  {instance, sectionLabel}: Pick<Place, 'instance' | 'sectionLabel'>,
): {label: string; tag: string} {
  return {label: sectionLabel ?? label, tag: `docs-${instance}-${versionName}`};
}

/**
 * Reads the pages of a version from their sources and makes its shard.
 * @throws Error naming the file that cannot be parsed
 */
export async function collectShard(version: LoadedVersion, place: Place): Promise<Shard> {
  const docs = version.docs.filter((doc) => !doc.draft && !doc.unlisted);
  const titles = new Map(docs.map((doc) => [doc.id, doc.title]));
  const {trails, categoryPages} = readSidebars(version.sidebars, (id) => titles.get(id) ?? '');
  const pages: PageEntry[] = [];
  const sections: IndexedSection[] = [];

  for (const doc of docs) {
    sections.push(...(await readSections(doc, pages.length, place)));
    const {title, description, permalink} = doc;
    const prefix = place.sectionLabel ? [place.sectionLabel] : [];
    pages.push({
      path: place.trailingSlash === false ? withoutSlash(permalink) : permalink,
      title,
      trail: [...prefix, ...(trails.get(doc.id) ?? [])],
      description,
    });
  }
  for (const category of categoryPages) {
    sections.push(sectionOfCategory(category, pages.length));
    const {path, title, trail, description} = category;
    pages.push({path, title, trail, description});
  }

  const {label, tag} = nameShard(version, place);
  const {instance, language} = place;
  return buildShard({tag, instance, language, version: version.versionName, label}, pages, sections);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

async function readSections(doc: DocMetadata, page: number, {siteDir, cache}: Place): Promise<IndexedSection[]> {
  const file = aliasedSitePathToRelativePath(doc.source);
  const source = await readFile(join(siteDir, file), 'utf8');
  const type = extname(file);
  try {
    const sections = cache.get(`${type}\n${source}`, () => extractSections(parsePage(source, type === '.mdx'), 0));
    return sections.map((section) => ({...section, page}));
  } catch (error) {
    throw new Error(`The search index cannot read ${file}.`, {cause: error});
  }
}

function sectionOfCategory({description, entries}: CategoryPage, page: number): IndexedSection {
  const content = [description, entries.join(', ')].filter(Boolean).join('\n');
  return {page, anchor: null, level: 1, headings: [], content, names: [], code: ''};
}
