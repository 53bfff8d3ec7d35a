import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {sectionAliases} from '../data/section-aliases';
import importRows from '../plugins/api-catalogue/import-rows';
import markParts from '../plugins/api-catalogue/mark-parts';
import highlightFences from '../plugins/code-blocks/highlight-fences';
import linkFiles from '../plugins/config-schema/link-files';
import referenceTables from '../plugins/reference-tables';
import keepAliases from '../plugins/section-aliases';
import versionPermalinks from '../plugins/version-permalinks';
import {releaseSidebarItems} from '../plugins/release-list/sidebar';
import {folderSidebarItems} from './docs-sidebar';
import {editUrl} from './edit-url';
import {site} from './site';
import {latestVersion, versionsOptions} from './versions';

/** What all three instances share. */
const common = {
  editUrl,
  breadcrumbs: true,
  // Sources without their history, such as an archive of them, cannot say when a page was changed.
  showLastUpdateTime: existsSync(join(__dirname, '../../.git')),
  // Names such as "4.7.3" are release numbers, never an order prefix.
  numberPrefixParser: false,
  remarkPlugins: [[versionPermalinks, {latestVersion}]],
  // Aliases come last: they may be of entries, which the tables become.
  rehypePlugins: [highlightFences, referenceTables, [keepAliases, {aliases: sectionAliases}]],
} satisfies DocsOptions;

/** The versioned documentation at `/docs`. */
export const docs = {
  ...common,
  ...versionsOptions(site.docsVersions, site.isDevelopment, site.docsIndex),
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  remarkPlugins: [...common.remarkPlugins, importRows, markParts, [linkFiles, {url: site.url, baseUrl: site.baseUrl}]],
  sidebarItemsGenerator: folderSidebarItems,
} satisfies DocsOptions;

/** One page per release at `/release-notes`, its sidebar derived from the pages. */
export const releaseNotes = {
  ...common,
  id: 'release-notes',
  path: 'release-notes',
  routeBasePath: 'release-notes',
  sidebarItemsGenerator: releaseSidebarItems,
  docItemComponent: '@site/src/components/ReleaseNotesPage',
} satisfies DocsOptions;

/** The guide to the Fabric console at `/fabric`. */
export const fabric = {
  ...common,
  id: 'fabric',
  path: 'fabric',
  routeBasePath: 'fabric',
  sidebarPath: './fabric-sidebars.ts',
} satisfies DocsOptions;
