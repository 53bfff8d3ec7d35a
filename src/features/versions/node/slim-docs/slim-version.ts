import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/**
 * The data of a version without what only cards need: the titles and descriptions of all its pages, which few pages
 * show. Those get the descriptions of their own cards, see `describeCards`.
 */
export function slimVersion(metadata: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(metadata.docsSidebars).map(([name, items]) => [name, items.map(slimItem)] as const);
  return {...metadata, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

/** Breadcrumbs recognize a link to a doc by its id. Any id will do, since the data has no docs to look up by it. */
const IS_DOC = '-';

function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'html') return item;
  const {description: _, unlisted, docId, ...rest} = item as typeof item & {unlisted?: boolean; docId?: string};
  return {
    ...rest,
    ...(docId && {docId: IS_DOC}),
    ...(unlisted && {unlisted}),
    ...(rest.type === 'category' && {items: rest.items.map(slimItem)}),
  };
}

/**
 * The descriptions of the cards on a generated index page, by the address of their link.
 *
 * @param path address of the page
 * @param metadata the whole data of its version
 */
export function describeCards(path: string, {docs, docsSidebars}: PropVersionMetadata): Record<string, string> {
  const items = Object.values(docsSidebars).flatMap((sidebar) => itemsBelow(path, sidebar));
  return Object.fromEntries(
    items.flatMap((item): [string, string][] => {
      if (item.type === 'html' || !item.href) return [];
      const ofDoc = item.type === 'link' && item.docId ? docs[item.docId]?.description : undefined;
      const description = item.description ?? ofDoc;
      return description ? [[item.href, description]] : [];
    }),
  );
}

/** Items of the category that links to this page. */
function itemsBelow(path: string, items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === path ? item.items : itemsBelow(path, item.items);
  });
}
