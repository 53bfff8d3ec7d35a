import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './announcement';
import {sectionNames} from '../lib/section-names';
import {escapeText} from '../lib/escape-html';
import {issueAddress} from '../lib/repository-links';
import {additionalLanguages} from '../features/code/node';
import {releaseSeries} from '../features/releases';
import {site} from './site';
import {tools} from './tools';

const newestSeries = releaseSeries[0]!;

/** The bar at the top of every page. Its text in `src/config/announcement.ts` is plain; Docusaurus expects HTML. */
export const announcementBar: ThemeConfig['announcementBar'] = announcement && {
  id: announcement.id,
  content: `<span>${escapeText(announcement.text)}</span> <a href="${site.baseUrl}${announcement.link.to}">${escapeText(announcement.link.label)}</a>`,
  isCloseable: true,
};

/** The sections of the site come after its name and mark, which are from src/theme/Logo; the tools are at the end. */
export const navbar = {
  items: [
    {position: 'left', type: 'docSidebar', sidebarId: 'docs', label: sectionNames.default},
    {
      position: 'left',
      type: 'docSidebar',
      docsPluginId: 'release-notes',
      sidebarId: 'defaultSidebar',
      label: sectionNames['release-notes'],
    },
    {position: 'left', type: 'docSidebar', docsPluginId: 'fabric', sidebarId: 'fabric', label: sectionNames.fabric},
    {
      position: 'right',
      type: 'docsVersionDropdown',
      dropdownItemsAfter: [
        ...(site.serviceWorker && !site.isDevelopment ? [{label: 'Read offline', to: '/preferences#offline'}] : []),
        {label: 'All releases', to: '/release-notes'},
      ],
    },
    {
      position: 'right',
      href: site.repositoryUrl,
      label: 'Repository',
      className: 'navbar-repository-link',
      'aria-label': 'Source repository',
      title: 'Source repository of Harper',
    },
  ],
} satisfies ThemeConfig['navbar'];

/** Links to the pages of the latest version that features make. */
function toolsOf(section: keyof typeof sectionNames) {
  return tools
    .filter((tool) => tool.section === section)
    .map(({label, pathIn}) => ({label, to: pathIn({path: '/docs'}, '/')}));
}

export const footer = {
  style: 'light',
  links: [
    {
      title: sectionNames.default,
      items: [
        {label: 'Install Harper', to: '/docs/getting-started/installation'},
        {label: 'Build an application', to: '/docs/getting-started/quickstart'},
        {label: 'Architecture', to: '/docs/foundations/harper-architecture'},
        ...toolsOf('default'),
      ],
    },
    {
      title: 'Releases',
      items: [
        {label: sectionNames['release-notes'], to: '/release-notes'},
        {label: `Version ${newestSeries.major}`, to: `/release-notes/${newestSeries.slug}`},
        ...toolsOf('release-notes'),
      ],
    },
    {
      title: sectionNames.fabric,
      items: [
        {label: 'Fabric Studio', to: '/fabric'},
        {label: 'Create a cluster', to: '/fabric/cluster-creation-management'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Preferences', to: '/preferences'},
        {label: 'Source repository', href: site.repositoryUrl},
        {label: 'Report an issue', href: issueAddress(site.issueUrl, '')},
      ],
    },
  ],
  copyright: '© 2025 Harper',
} satisfies ThemeConfig['footer'];

/** Code is highlighted when pages are compiled. Without a theme, every page would load the colors of a stock theme. */
export const prism = {theme: {plain: {}, styles: []}, additionalLanguages} satisfies ThemeConfig['prism'];

/** Metadata for sites that show a preview of a link; the pages of a section have its picture: see front-matter.ts. */
export const socialImage = {
  image: 'social/index.png',
  metadata: [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: 'Harper documentation'},
    {property: 'og:site_name', content: 'Harper documentation'},
    {property: 'og:type', content: 'website'},
  ],
} satisfies ThemeConfig;
