import type {Options} from '@docusaurus/plugin-sitemap';
import {site} from './site';

export const sitemap = {
  lastmod: 'date',
  // Nobody reads them, and all pages would have the same.
  changefreq: null,
  priority: null,
  // The root only forwards to /docs; a search page and the preferences are nothing to find by searching.
  ignorePatterns: ['', 'search', 'preferences'].map((path) => site.baseUrl + path),
} satisfies Options;
