import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforePaint} from '../../lib/inline-scripts';

/**
 * Puts what every page needs before it is shown into the page, as one script. That of theme-classic comes first in the
 * body, ours right after it: a site's own plugins follow the preset's.
 */
export default function inlineScripts({baseUrl, siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: beforePaint(baseUrl, announcementBar?.id)}]}),
  };
}
