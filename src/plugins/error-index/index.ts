import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from '../../build/content-cache';
import {loadedVersions, readDocs} from '../../build/read-docs';
import type {ErrorEntry} from '../../lib/errors/error-entry';
import {collectErrors} from './collect-errors';

/** What the page of errors gets: as one file, since each file of a route is known to every page of the site. */
export interface VersionErrors {
  entries: ErrorEntry[];
  /** What readers call the version of the page. */
  label: string;
  /** Address of its first page. */
  root: string;
  isLast: boolean;
  /** Whether search engines are asked to leave the version out. */
  noIndex: boolean;
  /** Address of the page of errors in each version, newest first. */
  versions: {label: string; path: string}[];
}

/** The page of errors in each docs version: `/docs/errors`, `/docs/4.6/errors`. */
export default function errorIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'error-index',
    async allContentLoaded({allContent, actions}) {
      const cache = await openCache(siteDir, 'error-index');
      const all = loadedVersions(allContent);
      const pathOf = (path: string) => `${path.replace(/\/$/, '')}/errors`;
      for (const {versionName, label, path, isLast, noIndex, docs} of all) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({draft}) => !draft),
        );
        const errors: VersionErrors = {
          entries: cache.get(JSON.stringify(pages), () => collectErrors(pages)),
          label,
          root: path.replace(/\/$/, ''),
          isLast,
          noIndex,
          versions: all.map((version) => ({label: version.label, path: pathOf(version.path)})),
        };
        actions.addRoute({
          path: pathOf(path),
          exact: true,
          component: '@site/src/components/ErrorIndexPage',
          modules: {errors: await actions.createData(`errors-${versionName}.json`, errors)},
        });
      }
      await cache.save();
    },
  };
}
