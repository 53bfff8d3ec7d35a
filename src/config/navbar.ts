import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sectionNames} from '../data/section-names';
import {site} from './site';

/** Docusaurus puts items to the left unless told otherwise; here they sit on the right by default. */
const onTheRight = <T extends object>(item: T) => ({position: 'right' as const, ...item});

/** The sections of the site stand beside its name; the tools have the right side, as have items without a position. */
const items = [
  {type: 'docSidebar', position: 'left', sidebarId: 'docs', label: sectionNames.default},
  {
    type: 'docSidebar',
    position: 'left',
    docsPluginId: 'release-notes',
    sidebarId: 'defaultSidebar',
    label: sectionNames['release-notes'],
  },
  {type: 'docSidebar', position: 'left', docsPluginId: 'fabric', sidebarId: 'fabric', label: sectionNames.fabric},
  {
    type: 'docsVersionDropdown',
    dropdownItemsAfter: [
      ...(site.serviceWorker && !site.isDevelopment ? [{label: 'Read offline', to: '/preferences#offline'}] : []),
      {label: 'All releases', to: '/release-notes'},
    ],
  },
  {
    href: site.repositoryUrl,
    label: 'Repository',
    className: 'navbar-repository-link',
    'aria-label': 'Source repository',
    title: 'Source repository of Harper',
  },
];

export const navbar = {
  // Name and mark come from src/theme/Logo.
  items: items.map(onTheRight),
} satisfies ThemeConfig['navbar'];
