import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/**
 * The bar at the top of every page. Change `content` to announce something, and `id` as well when readers who dismissed
 * the former announcement should see the new one. Set the whole to `undefined` to take the bar away.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'announcement-bar',
  content: `Harper 4.7 reports the status of every component. <a href="${site.baseUrl}release-notes/v4-tucker/4.7.0">What is new in 4.7</a>`,
  isCloseable: true,
};
