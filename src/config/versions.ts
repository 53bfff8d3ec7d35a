import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import released from '../../versions.json';

type VersionsOptions = Pick<PluginOptions, 'lastVersion' | 'versions'> & {onlyIncludeVersions: string[]};

/** Docusaurus' name for `docs/`, the working copy of the next version. */
const WORKING_COPY = 'current';

/** Newest released version: served without a version number, at `/docs`. */
export const latestVersion: string = released[0]!;

/**
 * Which versions of the docs are built, and how each is shown.
 *
 * @param selection value of DOCS_VERSIONS: comma-separated version names, `current`, or `all`; undefined for the default
 * @param isDevelopment true under `npm start`, where the default is the working copy and the latest version
 * @throws Error naming the unknown version when the selection has one
 */
export function versionsOptions(selection: string | undefined, isDevelopment: boolean): VersionsOptions {
  const defaults = isDevelopment ? [WORKING_COPY, latestVersion] : released;
  const included = selection ? parseSelection(selection) : defaults;
  return {
    lastVersion: latestVersion,
    onlyIncludeVersions: included,
    versions: Object.fromEntries(
      included.map((name) => [
        name,
        name === WORKING_COPY
          ? {label: 'Next', path: 'next', badge: true, banner: 'none', noIndex: true}
          : {label: name, badge: true, banner: 'none'},
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
