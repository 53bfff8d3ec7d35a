import type {DocRow, SectionData, ShortItem, SidebarItem} from '../types';
import {isInVersion} from '../doc-rows';

/** Makes the items of sidebars what Docusaurus wrote, in place: see `shortenSidebars`. */
export function fillSidebars({version}: SectionData, path: string, position: number, rows: DocRow[]): void {
  const addresses = new Map(
    rows.filter((row) => isInVersion(row, position)).map(({id, suffix}) => [id, path + suffix]),
  );
  const fill = (item: ShortItem): SidebarItem => {
    if (Array.isArray(item)) return {type: 'link', href: addresses.get(item[1])!, label: item[0], docId: item[1]};
    return item.items ? {...item, items: item.items.map(fill)} : item;
  };
  for (const [name, items] of Object.entries(version.docsSidebars)) version.docsSidebars[name] = items.map(fill);
}
