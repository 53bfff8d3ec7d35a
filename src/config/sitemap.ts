import type {Options} from '@docusaurus/plugin-sitemap';
import {site} from './site';

export const sitemap = {
  // The root only forwards to /docs, and a search page is nothing to find by searching.
  lastmod: 'date',
  // Nobody reads them, and all pages would have the same.
  changefreq: null,
  priority: null,
  ignorePatterns: [site.baseUrl, `${site.baseUrl}search`],
} satisfies Options;
