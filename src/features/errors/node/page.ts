import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {ErrorEntry} from '../error-entry';
import {errorsOf, errorsPath} from './collect-errors';

/** The data of the error page: a single file, since every page of the site has to know each file of a route. */
export interface VersionErrors extends Pick<LoadedVersion, 'label' | 'isLast'> {
  entries: ErrorEntry[];
  /** Address of the first page of the version. */
  root: string;
  /** Address of the error page of each version, newest first. */
  versions: {label: string; path: string}[];
}

/** The error page of a docs version: `/docs/errors`, `/docs/4.6/errors`. */
export async function errorsRoute(
  version: LoadedVersion,
  all: LoadedVersion[],
  siteDir: string,
  {createData}: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const {versionName, label, path, isLast} = version;
  const errors: VersionErrors = {
    entries: await errorsOf(version, siteDir),
    label,
    root: path.replace(/\/$/, ''),
    isLast,
    versions: all.map((other) => ({label: other.label, path: errorsPath(other)})),
  };
  return {
    path: errorsPath(version),
    exact: true,
    component: '@site/src/features/errors/ui/ErrorIndexPage',
    modules: {errors: await createData(`errors-${versionName}.json`, errors)},
  };
}
