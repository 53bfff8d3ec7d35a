import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript, colorModeScript} from './scripts';

/**
 * Two corrections to what theme-classic 3.10.2 reads from storage before React starts. Its inline scripts come first in
 * the body, ours right after them; a site's own plugins follow the preset's.
 */
export default function beforeHydration({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  const scripts = [colorModeScript(), ...(announcementBar ? [announcementScript(announcementBar.id)] : [])];
  return {
    name: 'before-hydration',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: scripts.join('')}]}),
  };
}
