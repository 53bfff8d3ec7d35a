import type {LoadedContent, LoadedVersion, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page that a feature makes from the pages of the docs. */
export interface ToolPage {
  /** Its label in the sidebar. */
  label: string;
  /** Address of the page that the sidebar of a version leads to. */
  pathIn: (version: Pick<LoadedVersion, 'path'>, baseUrl: string) => string;
  /** The page of a version; undefined if that of another version is for all of them. */
  route: (
    version: LoadedVersion,
    versions: LoadedVersion[],
    context: LoadContext,
    actions: PluginContentLoadedActions,
  ) => Promise<RouteConfig | undefined>;
}

/** The group of every sidebar that the pages are listed in, at its end. What serves all pages ends the sidebar. */
const GROUP = 'Reference';

/**
 * The docs plugin, with the pages that features make from its own. They are routes below their version, so they have
 * its frame and keep its sidebar as it is, and the sidebar lists them.
 */
export default function withToolPages(
  plugin: Plugin,
  tools: readonly ToolPage[],
  {docRootComponent}: PluginOptions,
  context: LoadContext,
): Plugin {
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      content.loadedVersions.forEach((version) => listTools(version, tools, context.baseUrl));
      return content;
    },
    async contentLoaded({content, actions}) {
      const {loadedVersions} = content as LoadedContent;
      const routes = new Map<string, RouteConfig[]>();
      for (const version of loadedVersions) {
        const [sidebar] = Object.keys(version.sidebars);
        const own: RouteConfig[] = [];
        for (const tool of tools) {
          const route = await tool.route(version, loadedVersions, context, actions);
          // As for lists of pages, there is no history of changes that the version menu could show.
          if (route) own.push({...route, sidebar, isGenerated: true});
        }
        routes.set(version.path, own);
      }
      const addRoute = (route: RouteConfig) => actions.addRoute(withTools(route, docRootComponent, routes));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

function listTools(version: LoadedVersion, tools: readonly ToolPage[], baseUrl: string): void {
  const links = tools.map((tool): SidebarItem => ({
    type: 'link',
    label: tool.label,
    href: tool.pathIn(version, baseUrl),
  }));
  for (const items of Object.values(version.sidebars)) {
    const group = items.find((item) => item.type === 'category' && item.label === GROUP);
    if (group?.type !== 'category') continue;
    group.items.push(...links);
    items.push(
      {type: 'link', label: 'Search', href: `${baseUrl}search`, className: 'first-tool'},
      {type: 'link', label: 'Preferences', href: `${baseUrl}preferences`},
    );
  }
}

/** Adds the pages of a version to the route with its sidebar, which its other pages are below. */
function withTools(
  route: RouteConfig,
  sidebarComponent: string,
  tools: ReadonlyMap<string, RouteConfig[]>,
): RouteConfig {
  if (!route.routes) return route;
  const routes = route.routes.map((child) => withTools(child, sidebarComponent, tools));
  const own = route.component === sidebarComponent ? tools.get(route.path) : undefined;
  return {...route, routes: [...routes, ...(own ?? [])]};
}
