import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCache, saveCache} from './memoize';

/**
 * Keeps what is made from pages from one build to the next. The results are loaded before any plugin reads a page, since
 * all plugins are set up before one of them loads its content; they are saved when the build has ended, since plugins
 * still read pages while they write their files. It knows no other plugin, so any of them can be left out.
 */
export default function pageCache({siteDir}: LoadContext): Plugin {
  loadCache(siteDir);
  return {
    name: 'page-cache',
    async postBuild() {
      process.once('exit', () => saveCache(siteDir));
    },
  };
}
