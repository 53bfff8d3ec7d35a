import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sectionNames} from '../data/section-names';
import {site} from './site';

/** Docusaurus puts items to the left unless told otherwise; here they sit on the right by default. */
const onTheRight = <T extends object>(item: T) => ({position: 'right' as const, ...item});

const items = [
  {type: 'docSidebar', sidebarId: 'docs', label: sectionNames.default},
  {
    type: 'docSidebar',
    docsPluginId: 'release-notes',
    sidebarId: 'defaultSidebar',
    label: sectionNames['release-notes'],
  },
  {type: 'docSidebar', docsPluginId: 'fabric', sidebarId: 'fabric', label: sectionNames.fabric},
  {
    type: 'docsVersionDropdown',
    dropdownItemsAfter: [{label: 'All releases', to: '/release-notes'}],
  },
  {
    href: site.repositoryUrl,
    label: 'Repository',
    className: 'navbar-repository-link',
    'aria-label': 'Source repository',
  },
];

export const navbar = {
  // Name and mark come from src/theme/Logo.
  items: items.map(onTheRight),
} satisfies ThemeConfig['navbar'];
