import pages from '@generated/whole-site/default/pages.json';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {featurePages} from '../data/feature-pages';
import {pageMoves} from '../data/page-moves';
import type {ListedPage} from '@site/src/lib/listed-page';
import {equivalentPage} from '../equivalent-page';
import {missingPageReason, missingPageText} from '../missing-page-reason';
import {splitVersion} from '@site/src/lib/version-names';

/** The substitute for a page that a version lacks. */
interface MissingPage {
  /** A sentence on since when or until when the page exists. */
  reason: string;
  /** The page in the newest version that has it. */
  newest: ListedPage;
  /** The same page at another address, or the nearest one, in the requested version. */
  nearest: ListedPage | undefined;
  /** True if that is the same page. */
  isSame: boolean;
  version: GlobalVersion;
}

/**
 * Finds a page that other versions have. Includes the list of all pages, so it is loaded on demand.
 *
 * @param address without the base URL
 * @param lacking the version that lacks the page, if it is not the one in the address
 * @param versions newest first
 */
export function missingPage(
  address: string,
  versions: readonly GlobalVersion[],
  lacking?: GlobalVersion,
): MissingPage | undefined {
  const wanted = splitVersion(address);
  const version = lacking ?? versions.find(({name, isLast}) => (wanted.version ? name === wanted.version : isLast));
  const id = idOf(wanted.path);
  const lists = versions.map(({label}) => new Map(pages.filter(isOf(label)).map((page) => [idOf(page.path), page])));
  const newest = lists.find((list) => list.has(id))?.get(id);
  if (!version || !newest) return undefined;
  const from = versions.find(({label}) => label === newest.scope)!.name;
  const there = versions.map(({name}, at) => equivalentPage(id, from, name, new Set(lists[at]!.keys()), pageMoves));
  const labels = versions.map(({label}) => label);
  const having = labels.filter((_, at) => there[at]!.isSame);
  const at = versions.indexOf(version);
  const isFeature = featurePages.some((page) => page === id || page === `${id}/index`);
  return {
    reason: missingPageText(newest.title, missingPageReason(version.label, having, labels, isFeature)),
    newest,
    nearest: lists[at]!.get(there[at]!.id),
    isSame: there[at]!.isSame,
    version,
  };
}

const isOf =
  (label: string) =>
  ({path, scope}: ListedPage): boolean =>
    scope === label && /^\/docs(?:\/|$)/.test(path);

/** A page's path within its version; the first page is `index`. */
function idOf(path: string): string {
  return splitVersion(path).path.replace(/^\/docs\/?|\/$/g, '') || 'index';
}
