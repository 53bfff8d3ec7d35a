import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedVersions} from '../../content/read-docs';
import type {ErrorEntry} from '../../lib/errors/error-entry';
import {errorsOf, errorsPath} from './collect-errors';

/** The data of the error page: a single file, since every page of the site has to know each file of a route. */
export interface VersionErrors extends Pick<LoadedVersion, 'label' | 'isLast' | 'noIndex'> {
  entries: ErrorEntry[];
  /** Address of the first page of the version. */
  root: string;
  /** Address of the error page of each version, newest first. */
  versions: {label: string; path: string}[];
}

/** Adds the error page of each docs version: `/docs/errors`, `/docs/4.6/errors`. */
export default function errorIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'error-index',
    async allContentLoaded({allContent, actions}) {
      const all = loadedVersions(allContent);
      for (const version of all) {
        const {versionName, label, path, isLast, noIndex} = version;
        const errors: VersionErrors = {
          entries: await errorsOf(version, siteDir),
          label,
          root: path.replace(/\/$/, ''),
          isLast,
          noIndex,
          versions: all.map((other) => ({label: other.label, path: errorsPath(other)})),
        };
        actions.addRoute({
          path: errorsPath(version),
          exact: true,
          component: '@site/src/components/ErrorIndexPage',
          modules: {errors: await actions.createData(`errors-${versionName}.json`, errors)},
        });
      }
    },
  };
}
