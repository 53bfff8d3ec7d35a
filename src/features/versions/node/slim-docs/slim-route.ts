import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {VersionLocations} from '../../equivalent-page';

/**
 * The routes of a docs instance without what only cards need. Generated index pages get it as the property `cards`.
 * Each page says where it is in versions that do not have it at the same place.
 */
export function slimRoute(
  route: RouteConfig,
  locations: ReadonlyMap<string, VersionLocations>,
  above?: PropVersionMetadata,
): RouteConfig {
  const metadata = route.props?.version as PropVersionMetadata | undefined;
  const version = metadata ?? above;
  const own = route.routes ? undefined : locations.get(route.path);
  return {
    ...route,
    ...(own && Object.keys(own).length > 0 && {locations: own}),
    ...(route.props?.categoryGeneratedIndex ? {isGenerated: true} : {}),
    ...(route.routes && {routes: route.routes.map((child) => slimRoute(child, locations, version))}),
    ...(metadata && {props: {...route.props, version: slimVersion(metadata)}}),
    ...(version && route.props?.categoryGeneratedIndex
      ? {props: {...route.props, cards: describeCards(route.path, version)}}
      : {}),
  };
}

function slimVersion(metadata: PropVersionMetadata): PropVersionMetadata {
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

/** The descriptions of the cards on a generated index page, by the address of their link. */
function describeCards(path: string, {docs, docsSidebars}: PropVersionMetadata): Record<string, string> {
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
