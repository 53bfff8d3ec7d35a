import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

const items = [
  {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation'},
  {type: 'docSidebar', docsPluginId: 'release-notes', sidebarId: 'defaultSidebar', label: 'Release Notes'},
  {type: 'docSidebar', docsPluginId: 'fabric', sidebarId: 'fabric', label: 'Fabric'},
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
  title: 'Harper',
  logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', href: '/docs', width: 28, height: 28},
  items,
} satisfies ThemeConfig['navbar'];
