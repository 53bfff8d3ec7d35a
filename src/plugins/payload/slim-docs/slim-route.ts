import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** What the cards of a generated index page say, by the address of their link. */
type CardDescriptions = Record<string, string>;

interface Version {
  docs: PropVersionMetadata['docs'];
  sidebars: PropVersionMetadata['docsSidebars'];
}

/**
 * The routes of a docs instance without what only cards need. Generated index pages get it as the property `cards`.
 */
export function slimRoute(route: RouteConfig, above?: Version): RouteConfig {
  const metadata = route.props?.version as PropVersionMetadata | undefined;
  const version = metadata ? {docs: metadata.docs, sidebars: metadata.docsSidebars} : above;
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map((child) => slimRoute(child, version))}),
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

function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'html') return item;
  const {description: _, unlisted, ...rest} = item as typeof item & {unlisted?: boolean};
  return {
    ...rest,
    ...(unlisted && {unlisted}),
    ...(rest.type === 'category' && {items: rest.items.map(slimItem)}),
  };
}

function describeCards(path: string, {docs, sidebars}: Version): CardDescriptions {
  const items = Object.values(sidebars).flatMap((sidebar) => itemsBelow(path, sidebar));
  return Object.fromEntries(
    items.flatMap((item): [string, string][] => {
      if (item.type === 'html' || !item.href) return [];
      const ofDoc = item.type === 'link' && item.docId ? docs[item.docId]?.description : undefined;
      const description = item.description ?? ofDoc;
      return description ? [[item.href, description]] : [];
    }),
  );
}

/** Items of the category that opens this page. */
function itemsBelow(path: string, items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === path ? item.items : itemsBelow(path, item.items);
  });
}
