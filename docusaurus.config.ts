import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {docs, fabric, releaseNotes} from './src/config/docs-instances';
import {parseFrontMatter} from './src/config/front-matter';
import {headTags} from './src/config/head-tags';
import {markdownPagesOptions, search, sitemap} from './src/config/plugin-options';
import {redirects} from './src/config/redirects';
import {site} from './src/config/site';
import {tools} from './src/config/tools';
import {announcementBar, footer, navbar, prism, socialImage} from './src/config/theme';
import apiCatalogue from './src/features/api/node';
import availability, {undocumentedKeys} from './src/features/availability/node';
import {requestForm, wrapLines} from './src/features/code';
import configuration from './src/features/configuration/node';
import contentCheck from './src/features/content-check/node';
import {searchedErrors} from './src/features/errors/node';
import layoutSwitches from './src/features/layout-switches/node';
import markdownPages from './src/features/markdown/node';
import {noteBuildFacts} from './src/features/offline/node';
import {docsPlugin} from './src/features/versions/node';
import pageCache from './src/page-model/page-cache';
import pageChanges from './src/features/changes/node';
import {purgeCss, splitGenerated} from './src/features/payload/node';
import releaseList from './src/features/releases/node';
import searchIndex from './src/features/search/node';
import wholeSite from './src/features/site/node';
import sourceCheck from './scripts/content/source-check';

/** Pages can be read without a network, where the site has a service worker. */
const isOffline = site.serviceWorker && !site.isDevelopment;

const preset = {
  // Ours wraps the plugin: see below.
  docs: false,
  blog: false,
  sitemap,
  gtag: site.analyticsId ? {trackingID: site.analyticsId, anonymizeIP: true} : undefined,
  theme: {
    customCss: ['tokens', 'base', 'navigation', 'frame', 'article', 'entries', 'admonitions', 'code', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
} satisfies PresetOptions;

const plugins = [
  pageCache(site.isDevelopment ? 'started-pages' : 'pages'),
  // Partial builds are for tests: links into versions that they leave out cannot be checked.
  !site.isDevelopment && !site.docsVersions && sourceCheck,
  [docsPlugin, {...docs, tools}],
  [docsPlugin, releaseNotes],
  [docsPlugin, fabric],
  ['@docusaurus/plugin-client-redirects', redirects],
  apiCatalogue,
  releaseList,
  configuration({undocumentedKeys}),
  availability,
  pageChanges,
  wholeSite({scripts: [requestForm(), wrapLines()]}),
  searchIndex({...search, errorPages: searchedErrors}),
  markdownPages(markdownPagesOptions),
  site.isDevelopment && contentCheck(require.resolve('./scripts/content/watch.ts')),
  isOffline && noteBuildFacts,
  layoutSwitches,
  purgeCss,
  splitGenerated({isEnabled: site.splitGenerated}),
] satisfies PluginConfig[];

const themeConfig = {
  ...socialImage,
  announcementBar,
  navbar,
  footer,
  prism,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: true}},
} satisfies ThemeConfig;

export default {
  title: 'Harper documentation',
  titleDelimiter: '·',
  tagline: 'Database, cache, messaging and application server in one process',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  noIndex: site.docsIndex === 'none',
  // Ours names the page that was asked for and works from every page: see src/features/site/inline-scripts.ts.
  baseUrlIssueBanner: false,
  // With `v4`, all of `faster` is on that is not switched off.
  future: {v4: true, faster: {rspackPersistentCache: site.bundlerCache}},
  storage: {namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Partial builds cannot check links into versions that they leave out.
  onBrokenLinks: site.docsVersions ? 'ignore' : 'throw',
  onBrokenAnchors: site.docsVersions ? 'ignore' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    mdx1Compat: {headingIds: true},
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  plugins,
  headTags,
  scripts: site.isDevelopment ? [] : [{src: `${site.baseUrl}js/vitals.js`, defer: true}],
  clientModules: [
    'client/older-engines.ts',
    'features/addresses/client/index.ts',
    'components/Dialog/dialog-history.ts',
    'client/translated-text.ts',
    'client/after-deployment/index.ts',
    'client/arrival.ts',
    'features/drawings/client/index.ts',
    'client/chunk-load-error.tsx',
    'client/heading-links/index.ts',
    ...(isOffline ? ['features/offline/client/index.ts'] : []),
    'client/read-aloud.ts',
    'client/reading-place.ts',
    'client/scroll-place.ts',
  ].map((name) => `./src/${name}`),
  customFields: {isOffline, editUrl: site.editUrl, issueUrl: site.issueUrl},
  themeConfig,
} satisfies Config;
