import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page that Docusaurus generates for a category that has none of its own. */
export interface CategoryPage {
  title: string;
  description: string;
  path: string;
  trail: string[];
  /** Labels of the entries that it lists. */
  entries: string[];
}

/** Reads where each page is in the sidebars of a version. */
export function readSidebars(sidebars: LoadedVersion['sidebars'], titleOf: (id: string) => string) {
  /** Names of the categories above a page, outermost first, by the page's id. */
  const trails = new Map<string, string[]>();
  const categoryPages: CategoryPage[] = [];

  function visit(item: SidebarItem, trail: string[]): void {
    if ((item.type === 'doc' || item.type === 'ref') && !trails.has(item.id)) trails.set(item.id, trail);
    if (item.type !== 'category') return;
    if (item.link?.type === 'doc') trails.set(item.link.id, trail);
    if (item.link?.type === 'generated-index') {
      const {title = item.label, description = '', permalink} = item.link;
      const entries = item.items.map((entry) => labelOf(entry, titleOf)).filter(Boolean);
      categoryPages.push({title, description, path: permalink, trail, entries});
    }
    item.items.forEach((child) => visit(child, [...trail, item.label]));
  }

  Object.values(sidebars).forEach((items) => items.forEach((item) => visit(item, [])));
  return {trails, categoryPages};
}

function labelOf(item: SidebarItem, titleOf: (id: string) => string): string {
  if (item.type === 'doc' || item.type === 'ref') return item.label ?? titleOf(item.id);
  return 'label' in item ? (item.label ?? '') : '';
}
