import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {WORKING_COPY, WORKING_COPY_PATH} from '../lib/version-names';
import type {DocsIndex} from './site';
import released from '../../versions.json';

type VersionsOptions = Pick<PluginOptions, 'lastVersion' | 'versions'> & {onlyIncludeVersions: string[]};

/** Newest released version: served without a version number, at `/docs`. */
export const latestVersion: string = released[0]!;

/**
 * The versions of the docs that are built, and the way each is shown.
 *
 * @param selection value of DOCS_VERSIONS: comma-separated names (also `current`), or `all`; undefined for the default
 * @param isDevelopment true under `npm start`, where the default is the working copy and the latest version
 * @param docsIndex `latest` asks search engines to leave out the older versions
 * @throws Error naming the unknown version if the selection has one
 */
export function versionsOptions(
  selection: string | undefined,
  isDevelopment: boolean,
  docsIndex: DocsIndex = 'all',
): VersionsOptions {
  const defaults = isDevelopment ? [WORKING_COPY, latestVersion] : released;
  const included = selection ? parseSelection(selection) : defaults;
  return {
    lastVersion: latestVersion,
    onlyIncludeVersions: included,
    versions: Object.fromEntries(
      included.map((name) => [
        name,
        name === WORKING_COPY
          ? {label: 'Next', path: WORKING_COPY_PATH, badge: true, banner: 'none', noIndex: true}
          : {label: name, badge: true, banner: 'none', noIndex: docsIndex === 'latest' && name !== latestVersion},
      ]),
    ),
  };
}

function parseSelection(selection: string): string[] {
  if (selection === 'all') return [WORKING_COPY, ...released];
  const known = [WORKING_COPY, ...released];
  const names = selection.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`DOCS_VERSIONS has "${unknown}": expected "all" or names out of ${known.join(', ')}.`);
  }
  // The latest version is the fallback of every version lookup, so the site cannot do without it.
  return known.filter((name) => names.includes(name) || name === latestVersion);
}
