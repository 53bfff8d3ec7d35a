import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {sectionNames} from '../../../lib/section-names';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** A page that a feature makes from the pages of the docs. */
export interface ToolPage {
  /** Its label in the sidebar and in the footer. */
  label: string;
  /** The section of the footer that lists it. */
  section: keyof typeof sectionNames;
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

/** The sidebars of a version, with the pages that features make from its own. */
export function sidebarsWithTools(version: LoadedVersion, tools: readonly ToolPage[], baseUrl: string): Sidebars {
  const links = tools.map((tool): SidebarItem => ({
    type: 'link',
    label: tool.label,
    href: tool.pathIn(version, baseUrl),
  }));
  const ofAllPages: SidebarItem[] = [
    {type: 'link', label: 'Search', href: `${baseUrl}search`, className: 'first-tool'},
    {type: 'link', label: 'Preferences', href: `${baseUrl}preferences`},
  ];
  const isGroup = (item: SidebarItem) => item.type === 'category' && item.label === GROUP;
  return Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => {
      if (!items.some(isGroup)) return [name, items];
      const listed = items.map((item) =>
        item.type === 'category' && isGroup(item) ? {...item, items: [...item.items, ...links]} : item,
      );
      return [name, [...listed, ...ofAllPages]];
    }),
  );
}

/** The pages of each version that features make, by the version's path. */
export async function toolRoutes(
  tools: readonly ToolPage[],
  versions: LoadedVersion[],
  context: LoadContext,
  actions: PluginContentLoadedActions,
): Promise<Map<string, RouteConfig[]>> {
  const routes = new Map<string, RouteConfig[]>();
  for (const version of versions) {
    const [sidebar] = Object.keys(version.sidebars);
    const own: RouteConfig[] = [];
    for (const tool of tools) {
      const route = await tool.route(version, versions, context, actions);
      // As for lists of pages, there is no history of changes that the version menu could show.
      if (route) own.push({...route, sidebar, isGenerated: true});
    }
    routes.set(version.path, own);
  }
  return routes;
}
