import {documentationOf} from '../features/versions';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {sectionNames} from '../lib/section-names';
import type {MarkdownPagesOptions} from '../features/markdown/node';
import type {SearchOptions} from '../features/search/node';
import {hasHistory} from './history';
import {site} from './site';

export const search = {
  sections: {'release-notes': sectionNames['release-notes'], fabric: sectionNames.fabric},
  screens: {fabric: '', default: 'administration/harper-studio/'},
  algolia: site.algolia,
  issueUrl: site.issueUrl,
  isDevelopment: site.isDevelopment,
} satisfies SearchOptions;

export const sitemap = {
  lastmod: hasHistory ? 'date' : null,
  // No search engine reads these, and they would be the same for all pages.
  changefreq: null,
  priority: null,
  // The root only forwards to /docs; nobody wants to find a search page or the preferences in search results.
  ignorePatterns: ['', 'search', 'preferences'].map((path) => site.baseUrl + path),
} satisfies SitemapOptions;

export const markdownPagesOptions = {
  sections: {
    default: documentationOf,
    'release-notes': {
      title: 'Harper release notes',
      summary:
        'What each release of Harper (HarperDB through 4.3) added, changed, fixed, and removed, and what to do when you upgrade.',
    },
    fabric: {
      title: 'Harper Fabric guide',
      summary: 'How to create and operate Harper clusters in the Fabric console.',
    },
  },
} satisfies MarkdownPagesOptions;
