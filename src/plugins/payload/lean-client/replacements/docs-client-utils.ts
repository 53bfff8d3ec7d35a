import {matchPath} from '@docusaurus/router';
import type {ActivePlugin, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/**
 * The docs instance that an address belongs to, in place of Docusaurus' function of this name. That one sorts paths by
 * the rules of a language, and to load these takes longer than all else the function does: 8 of the 35 milliseconds
 * before a page is hydrated. Paths need no language.
 *
 * @throws Error when there is none and `failfast` is asked for
 */
export function getActivePlugin(
  instances: Record<string, GlobalPluginData>,
  pathname: string,
  {failfast = false} = {},
): ActivePlugin | undefined {
  const found = Object.entries(instances)
    // The longest of the paths that match comes first.
    .toSorted(([, a], [, b]) => b.path.length - a.path.length)
    .find(([, {path}]) => matchPath(pathname, {path, exact: false, strict: false}));
  if (!found && failfast) throw new Error(`No docs have the address ${pathname}.`);
  return found && {pluginId: found[0], pluginData: found[1]};
}
