import {isInVersion} from './doc-rows';
import type {DocsTable} from './split-docs';
import type {SectionData, ShortItem} from './types';

/** The keys of an item that says nothing but which doc it opens, and what it is called. */
const PLAIN = ['docId', 'href', 'label', 'type'];

/**
 * The data of a section with less in its sidebars, for `fillSidebars` in the browser: the addresses of docs follow from the
 * docs, which are in the same table. Anything but a plain link to a doc stays as it is.
 */
export function shortenSidebars(data: SectionData, path: string, {rows, position}: DocsTable): SectionData {
  const addresses = new Map(
    rows.filter((row) => isInVersion(row, position)).map(({id, suffix}) => [id, path + suffix]),
  );
  const shorten = (item: ShortItem): ShortItem => {
    if (Array.isArray(item)) return item;
    const {docId, href, label, items} = item;
    const isPlain = Object.keys(item).toSorted().join() === PLAIN.join() && item.type === 'link';
    if (isPlain && docId !== undefined && label !== undefined && addresses.get(docId) === href) return [label, docId];
    return items ? {...item, items: items.map(shorten)} : item;
  };
  const sidebars = Object.entries(data.version.docsSidebars).map(([name, items]) => [name, items.map(shorten)]);
  return {
    ...data,
    version: {...data.version, docsSidebars: Object.fromEntries(sidebars) as Record<string, ShortItem[]>},
  };
}
