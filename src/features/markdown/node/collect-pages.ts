import {relative} from 'node:path';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PageMetadata} from '../../versions/node';
import {fileOf} from '../../../page-model/read-docs';
import {withoutSlash} from '../../../lib/without-slash';

/** A page of the docs, or one that Docusaurus generates for a group of the sidebar. */
export interface PublishedPage {
  title: string;
  description: string;
  /** Address with the base URL, without a trailing slash. */
  permalink: string;
  /** Address of the page of the latest version that says the same. */
  canonical?: string | undefined;
  /** File relative to the project, such as `versioned_docs/version-4.7/developers/rest.md`; nothing for a group. */
  file?: string;
  /** Milliseconds since 1970, or undefined where the history is not known. */
  updatedAt?: number | undefined;
  /** Names of the sidebar's groups above the page, outermost first. */
  trail: string[];
  /** The outermost group of the sidebar that the page is in or opens. */
  group: string | undefined;
}

/** The name of a section among others. */
interface SectionName {
  title: string;
  summary: string;
}

/** The name of a section, or for one with versions, how a version of it is called. */
export type SectionNames = SectionName | ((version: string, label: string) => SectionName);

/** The pages published under one root: a version of the docs, the release notes, the Fabric guide. */
export interface SiteSection extends SectionName {
  /** The version's name for readers; nothing for a section of the site, which has none. */
  version?: string;
  /** True if it is the latest version of the docs, which programs look for at the root of the site. */
  isMain: boolean;
  /** Address of the first page, without a trailing slash. */
  root: string;
  /** Folder of the sources, relative to the project. */
  folder: string;
  /** In the order of the sidebar; pages that are not in it come last. */
  pages: PublishedPage[];
}

type DescribedDoc = DocMetadata & {facts?: PageMetadata};
type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Everything that is published, with the instances in the order of the configuration.
 *
 * @param names of the sections, by the id of their docs instance; those of a versioned one depend on the version
 */
export function collectSections(
  instances: Record<string, LoadedContent>,
  names: Record<string, SectionNames>,
  siteDir: string,
): SiteSection[] {
  return Object.entries(instances).flatMap(([instance, {loadedVersions}]) =>
    loadedVersions.map((version): SiteSection => ({
      ...nameOf(names[instance]!, version),
      ...(instance === 'default' && {version: version.label}),
      isMain: instance === 'default' && version.isLast,
      root: withoutSlash(version.path),
      folder: relative(siteDir, version.contentPath),
      pages: collectPages(version),
    })),
  );
}

function nameOf(names: SectionNames, {versionName, label}: LoadedVersion): SectionName {
  return typeof names === 'function' ? names(versionName, label) : names;
}

function collectPages(version: LoadedVersion): SiteSection['pages'] {
  const docs = new Map(version.docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const pages = new Map<string, PublishedPage>();

  function addDoc(id: string, trail: string[], group = trail[0]): void {
    const doc = docs.get(id);
    if (!doc || pages.has(id)) return;
    const {title, description, permalink, source, lastUpdatedAt, facts} = doc as DescribedDoc;
    pages.set(id, {
      title,
      description,
      permalink: withoutSlash(permalink),
      canonical: facts?.canonical,
      file: fileOf(source),
      updatedAt: lastUpdatedAt ?? undefined,
      trail,
      group,
    });
  }

  function visit(item: SidebarItem, trail: string[]): void {
    if (item.type === 'doc' || item.type === 'ref') addDoc(item.id, trail);
    if (item.type !== 'category') return;
    const group = trail[0] ?? item.label;
    if (item.link?.type === 'doc') addDoc(item.link.id, trail, group);
    if (item.link?.type === 'generated-index') {
      const {title = item.label, description = '', permalink} = item.link;
      pages.set(permalink, {title, description, permalink, trail, group});
    }
    item.items.forEach((child) => visit(child, [...trail, item.label]));
  }

  Object.values(version.sidebars).forEach((items) => items.forEach((item) => visit(item, [])));
  for (const id of docs.keys()) addDoc(id, []);
  return [...pages.values()];
}
