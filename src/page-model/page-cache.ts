import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCache, saveCache} from './memoize';

/**
 * Keeps what is made from pages from one build to the next, and from one `npm start` to the next. The results are loaded
 * before any plugin reads a page, since all plugins are set up before one of them loads its content; they are saved when
 * the process ends, since plugins still read pages while they write their files. It knows no other plugin, so any of them
 * can be left out.
 *
 * @param name of the file; `npm start` has one of its own, since it needs less than a build and drops the rest
 */
export default function pageCache(name: 'pages' | 'started-pages'): (context: LoadContext) => Plugin {
  return ({siteDir}) => {
    loadCache(siteDir, name);
    let willSave = false;
    return {
      name: 'page-cache',
      // Under `npm start`, this is called again whenever a page has changed.
      async allContentLoaded() {
        if (willSave) return;
        willSave = true;
        process.once('exit', (code) => {
          // A run that failed may not have needed all results.
          if (code === 0) saveCache(siteDir, name);
        });
      },
    };
  };
}
