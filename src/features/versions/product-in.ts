import {capabilities, productNames} from './data/product-names';
import {compareVersions} from '../../lib/compare-versions';

/** The name of the product in a version. */
export function productIn(version: string): string {
  return entryOf(productNames, version).product;
}

/** The documentation of a version in a title and two sentences: what the product does there, and what is described. */
export function documentationOf(version: string, label: string): {title: string; summary: string} {
  const product = productIn(version);
  const {does, documented} = entryOf(capabilities, version);
  return {
    title: `${product} ${label} documentation`,
    summary: `${product} ${does}. Guides for developers and operators, and the reference of ${documented}.`,
  };
}

/** The last entry that is not newer than a version; the first one for versions before it. */
function entryOf<Entry extends {since: string}>(entries: readonly Entry[], version: string): Entry {
  return entries.findLast(({since}) => compareVersions(since, version) <= 0) ?? entries[0]!;
}
