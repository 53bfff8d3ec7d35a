import {readFileSync} from 'node:fs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import workingCopy from '../../sidebars';
import {groupByMinor, releaseSeries} from '../features/releases';
import {compareReleases} from '../lib/compare-releases';
import {WORKING_COPY} from '../lib/version-names';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;
type SidebarDoc = Parameters<SidebarItemsGenerator>[0]['docs'][number];

/** The part of an item in a sidebar file that matters here. */
interface WrittenItem {
  type: string;
  link?: {type: string; id?: string};
  items?: (WrittenItem | string)[];
}

/**
 * The default sidebar of a folder with three changes: it omits the page that the group around the folder links to,
 * which would appear twice and lead to itself as the next page; it omits what is superseded, which the sidebar files
 * list under one heading at the end; and a group gets the description of its index page, for the cards of generated
 * index pages.
 */
export const folderSidebarItems: SidebarItemsGenerator = async (args) => {
  const items = await args.defaultSidebarItemsGenerator(args);
  const linked = pagesOfGroups(writtenSidebar(args.version.versionName));
  return withoutLegacy(items)
    .filter((item) => !(item.type === 'doc' && linked.includes(item.id)))
    .map((item) => describe(item, args.docs));
};

/** The sidebar of a version, as its file has it. */
function writtenSidebar(version: string): (WrittenItem | string)[] {
  if (version === WORKING_COPY) return workingCopy.docs;
  const file = `versioned_sidebars/version-${version}-sidebars.json`;
  return (JSON.parse(readFileSync(file, 'utf8')) as typeof workingCopy).docs;
}

/** Ids of the pages that groups link to, at any depth. */
function pagesOfGroups(items: (WrittenItem | string)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const {link, items: inner = []} = item;
    return [...(link?.type === 'doc' && link.id !== undefined ? [link.id] : []), ...pagesOfGroups(inner)];
  });
}

/** Superseded pages and groups set sidebar_class_name to `legacy`. */
function withoutLegacy(items: Sidebar): Sidebar {
  return items
    .filter((item) => item.className !== 'legacy')
    .map((item) => (item.type === 'category' ? {...item, items: withoutLegacy(item.items)} : item));
}

function describe(item: Sidebar[number], docs: SidebarDoc[]): Sidebar[number] {
  if (item.type !== 'category' || item.link?.type !== 'doc') return item;
  const {id} = item.link;
  const description = docs.find((doc) => doc.id === id)?.frontMatter.description;
  return typeof description === 'string' ? {...item, description} : item;
}

/** Derives the release-notes sidebar from the pages: a group per series, a group per minor, newest first. */
export const releaseSidebarItems: SidebarItemsGenerator = ({docs}) => [
  {type: 'doc', id: 'index'},
  {type: 'doc', id: 'upgrade'},
  ...releaseSeries.map(({slug, major, name}) => {
    const pages = docs.filter((doc) => doc.sourceDirName === slug && doc.id !== `${slug}/index`);
    // For example, the story of the series' name.
    const others = pages.filter((doc) => !isRelease(doc)).map(({id}) => ({type: 'doc' as const, id}));
    return {
      type: 'category' as const,
      label: `Version ${major}: ${name}`,
      link: {type: 'doc' as const, id: `${slug}/index`},
      items: [...others, ...minorGroups(pages.filter(isRelease))],
    };
  }),
];

function isRelease(doc: SidebarDoc): boolean {
  return typeof doc.frontMatter.version === 'string';
}

function minorGroups(docs: SidebarDoc[]): Sidebar {
  const versionOf = (doc: SidebarDoc) => doc.frontMatter.version as string;
  const releases = docs.toSorted((a, b) => compareReleases(versionOf(b), versionOf(a)));
  return groupByMinor(releases, versionOf).map(([label, own]) => {
    const items = own.map((doc) => ({type: 'doc' as const, id: doc.id, label: versionOf(doc)}));
    return {type: 'category', label, collapsed: true, collapsible: true, items};
  });
}
