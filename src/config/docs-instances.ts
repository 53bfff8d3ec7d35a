import type {EditUrlFunction, Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {sectionAliases} from '../features/addresses';
import {featuresOn, markAvailability} from '../features/availability/node';
import {addKeyFilter} from '../features/configuration/node';
import {groupExamples, importRows} from '../features/api/node';
import {highlightFences, noWrapCode} from '../features/code/node';
import inlineDrawings from '../features/drawings/node';
import {keepAliases} from '../features/addresses/node';
import {linkFiles, versionPermalinks} from '../features/versions/node';
import referenceTables from '../features/reference-tables/node';
import {hasHistory} from './history';
import {folderSidebarItems, releaseSidebarItems} from './sidebars';
import {settingsOrExit, site} from './site';
import {latestVersion, versionsOptions} from './versions';

/** Address at which a reader can edit the source file of a page, in the page's own version. */
const editUrl: EditUrlFunction = ({versionDocsDirPath, docPath}) =>
  site.editUrl.replace('{path}', `${versionDocsDirPath}/${docPath}`);

/** Options that all three instances share. */
const common = {
  editUrl,
  docRootComponent: '@site/src/features/doc-page/ui/DocRoot',
  docItemComponent: '@site/src/features/doc-page/ui/DocPage',
  docCategoryGeneratedIndexComponent: '@site/src/features/doc-page/ui/CategoryPage',
  breadcrumbs: true,
  // In the preview, Docusaurus would show the same made-up date on all pages.
  showLastUpdateTime: hasHistory && !site.isDevelopment,
  // Names such as "4.7.3" are release numbers, never an order prefix.
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [inlineDrawings],
  remarkPlugins: [[versionPermalinks, {latestVersion}], referenceTables],
  // Aliases come last: they may lead to entries, which are made from tables.
  rehypePlugins: [highlightFences, noWrapCode, keepAliases(sectionAliases, latestVersion)],
} satisfies DocsOptions;

/** The versioned documentation at `/docs`. */
export const docs = {
  ...common,
  ...settingsOrExit(() => versionsOptions(site.docsVersions, site.isDevelopment, site.docsIndex)),
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  remarkPlugins: [
    ...common.remarkPlugins,
    importRows,
    [markAvailability, {featuresOn}],
    [linkFiles, {url: site.url, baseUrl: site.baseUrl}],
    addKeyFilter,
    groupExamples,
  ],
  sidebarItemsGenerator: folderSidebarItems,
} satisfies DocsOptions;

/** One page per release at `/release-notes`, its sidebar derived from the pages. */
export const releaseNotes = {
  ...common,
  id: 'release-notes',
  path: 'release-notes',
  routeBasePath: 'release-notes',
  sidebarItemsGenerator: releaseSidebarItems,
  docItemComponent: '@site/src/features/releases/ui/ReleaseNotesPage',
} satisfies DocsOptions;

/** The guide to the Fabric console at `/fabric`. */
export const fabric = {
  ...common,
  id: 'fabric',
  path: 'fabric',
  routeBasePath: 'fabric',
  sidebarPath: './fabric-sidebars.ts',
} satisfies DocsOptions;
