import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sectionNames} from '../data/section-names';
import {site} from './site';

export const footer = {
  style: 'light',
  links: [
    {
      title: sectionNames.default,
      items: [
        {label: 'Install Harper', to: '/docs/getting-started/installation'},
        {label: 'Build an application', to: '/docs/getting-started/quickstart'},
        {label: 'Architecture', to: '/docs/foundations/harper-architecture'},
        {label: 'Error messages', to: '/docs/errors'},
      ],
    },
    {
      title: 'Releases',
      items: [
        {label: sectionNames['release-notes'], to: '/release-notes'},
        {label: 'Version 4', to: '/release-notes/v4-tucker'},
        {label: 'Availability by version', to: '/docs/availability'},
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
        {label: 'Report a mistake', href: `${site.repositoryUrl}/issues/new`},
      ],
    },
  ],
  copyright: 'Copyright © 2025',
} satisfies ThemeConfig['footer'];
