import type {LoadedContent, LoadedVersion, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {AVAILABILITY_PATH, availabilityRoute} from '../../availability/node/page';
import {errorsPath} from '../../errors/node/collect-errors';
import {errorsRoute} from '../../errors/node/page';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The group of every sidebar that the pages are listed in, at its end. */
const GROUP = 'Reference';

interface Site {
  siteDir: string;
  baseUrl: string;
}

/**
 * The docs plugin, with the pages that are made from its own: the error messages of each version and, in the latest,
 * availability. They are routes below their version, so they have its frame and keep its sidebar as it is, and the
 * sidebar lists them.
 */
export default function withToolPages(plugin: Plugin, {docRootComponent}: PluginOptions, site: Site): Plugin {
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      content.loadedVersions.forEach((version) => listTools(version, site.baseUrl));
      return content;
    },
    async contentLoaded({content, actions}) {
      const {loadedVersions} = content as LoadedContent;
      const tools = new Map<string, RouteConfig[]>();
      for (const version of loadedVersions)
        tools.set(version.path, await toolRoutes(version, loadedVersions, site, actions));
      const addRoute = (route: RouteConfig) => actions.addRoute(withTools(route, docRootComponent, tools));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

function listTools(version: LoadedVersion, baseUrl: string): void {
  const links: SidebarItem[] = [
    {type: 'link', label: 'Error messages', href: errorsPath(version)},
    {type: 'link', label: 'Availability by version', href: `${baseUrl}${AVAILABILITY_PATH}`},
  ];
  for (const items of Object.values(version.sidebars)) {
    const group = items.find((item) => item.type === 'category' && item.label === GROUP);
    if (group?.type === 'category') group.items.push(...links);
  }
}

async function toolRoutes(
  version: LoadedVersion,
  all: LoadedVersion[],
  {siteDir, baseUrl}: Site,
  actions: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  const [sidebar] = Object.keys(version.sidebars);
  const routes = [
    await errorsRoute(version, all, siteDir, actions),
    ...(version.isLast ? [await availabilityRoute(all, siteDir, baseUrl, actions)] : []),
  ];
  // As for lists of pages, there is no history of changes that the version menu could show.
  return routes.map((route) => ({...route, sidebar, isGenerated: true}));
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
