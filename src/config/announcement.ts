import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from '../data/announcement';
import {site} from './site';

/** Docusaurus takes HTML. The facts are plain text. */
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The bar at the top of every page. What it says is in `src/data/announcement.ts`. */
export const announcementBar: ThemeConfig['announcementBar'] = announcement && {
  id: announcement.id,
  content: `${escape(announcement.text)} <a href="${site.baseUrl}${announcement.link.to}">${escape(announcement.link.label)}</a>`,
  isCloseable: true,
};
