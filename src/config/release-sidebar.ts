import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {releaseSeries} from '../data/release-series';
import {groupByMinor} from '../lib/releases/minor-of';
import {compareReleases} from '../lib/compare-releases';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;
type SidebarDoc = Parameters<SidebarItemsGenerator>[0]['docs'][number];

/** Derives the release-notes sidebar from the pages: a group per series, a group per minor, newest first. */
export const releaseSidebarItems: SidebarItemsGenerator = ({docs}) => [
  {type: 'doc', id: 'index'},
  {type: 'doc', id: 'upgrade'},
  ...releaseSeries.map(({slug, major, name}) => {
    const pages = docs.filter((doc) => doc.sourceDirName === slug && doc.id !== `${slug}/index`);
    return {
      type: 'category' as const,
      label: `Version ${major}: ${name}`,
      link: {type: 'doc' as const, id: `${slug}/index`},
      items: [...otherPages(pages), ...minorGroups(pages)],
    };
  }),
];

function isRelease(doc: SidebarDoc): boolean {
  return typeof doc.frontMatter.version === 'string';
}

/** Pages of a series that are not about one release, such as the story behind its name. */
function otherPages(docs: SidebarDoc[]): Sidebar {
  return docs.filter((doc) => !isRelease(doc)).map(({id}) => ({type: 'doc', id}));
}

function minorGroups(docs: SidebarDoc[]): Sidebar {
  const versionOf = (doc: SidebarDoc) => doc.frontMatter.version as string;
  const releases = docs.filter(isRelease).toSorted((a, b) => compareReleases(versionOf(b), versionOf(a)));
  return groupByMinor(releases, versionOf).map(([label, own]) => {
    const items = own.map((doc) => ({type: 'doc' as const, id: doc.id, label: versionOf(doc)}));
    return {type: 'category', label, collapsed: true, collapsible: true, items};
  });
}
