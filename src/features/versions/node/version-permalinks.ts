import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {unversionedPath} from '../../../lib/version-names';

interface Options {
  /** The version that is served without a number. */
  latestVersion: string;
}

/**
 * Remark plugin: lets a page link to `/docs/4.7/…` while 4.7 is the latest version and lives at `/docs/…`.
 *
 * Release notes and the Fabric guide always refer to a specific version. With its number, their links stay correct when
 * the next version takes over the unversioned path.
 */
export default function versionPermalinks({latestVersion}: Options) {
  return (tree: Root) => {
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) node.url = unversionedPath(node.url, latestVersion);
    });
  };
}
