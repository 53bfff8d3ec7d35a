import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from '../data/announcement';
import {escapeText} from '../lib/escape-html';
import {site} from './site';

/**
 * The bar at the top of the landing page, see src/theme/AnnouncementBar. What it says is in `src/data/announcement.ts`, as plain text; Docusaurus takes HTML.
 */
export const announcementBar: ThemeConfig['announcementBar'] = announcement && {
  id: announcement.id,
  content: `${escapeText(announcement.text)} <a href="${site.baseUrl}${announcement.link.to}">${escapeText(announcement.link.label)}</a>`,
  isCloseable: true,
};
