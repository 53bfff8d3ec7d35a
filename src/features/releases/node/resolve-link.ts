import {targetOf} from '../../../page-model/links';
import {unversionedPath} from '../../../lib/version-names';

interface Site {
  /** Address of each page of the release notes by its source file, such as `@site/release-notes/index.mdx`. */
  permalinks: ReadonlyMap<string, string>;
  /** The docs version that is served without a number. */
  latestVersion: string;
}

/**
 * The target of a link of a release page: the address of a file, a path of this site, or an address elsewhere.
 *
 * @param source the page with the link
 * @throws Error naming the link, when it does not lead to a page of the release notes or to an address readers can open
 */
export function resolveLink(url: string, source: string, {permalinks, latestVersion}: Site): string {
  if (/^https?:\/\//.test(url)) return url;
  const {file = '', address, query, anchor} = targetOf(url, source);
  if (address !== undefined) return unversionedPath(url, latestVersion);
  const target = permalinks.get(file);
  if (target === undefined) {
    throw new Error(`found a link to "${url}", expected a file of the release notes, a path of this site or https://.`);
  }
  return target + query + (anchor && `#${anchor}`);
}
