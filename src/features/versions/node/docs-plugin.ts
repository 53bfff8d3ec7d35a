import {createRequire} from 'node:module';
import type docsPlugin from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata, validateOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {pageMoves} from '../data/page-moves';
import type {VersionLocations} from '../equivalent-page';
import {readPageMetadata} from './page-metadata';
import {describeCards, slimVersion} from './slim-docs/slim-version';
import {findLocations} from './slim-docs/version-locations';
import {sidebarsWithTools, toolRoutes, type ToolPage} from './tool-pages';

type Options = PluginOptions & {
  /** Pages that features make from those of the instance. */
  tools: readonly ToolPage[];
};

const load = createRequire(__filename);

/** The plugin of Docusaurus. Only a build loads it: commands import this module, too, and it takes a third of a second. */
const original = () =>
  load('@docusaurus/plugin-content-docs') as {default: typeof docsPlugin; validateOptions: typeof validateOptions};

/**
 * The docs plugin, with more in the metadata of each page, with the pages that features make, and with less data in
 * the files that every page loads. Nothing else depends on how the plugin makes its routes and its data; the other
 * modules here are given what its types describe.
 */
async function extendedDocs(context: LoadContext, options: Options): Promise<Plugin<LoadedContent>> {
  const plugin = await original().default(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent!();
      for (const version of content.loadedVersions) {
        version.sidebars = sidebarsWithTools(version, options.tools, context.baseUrl);
      }
      const metadata = await readPageMetadata(content, options.id, context.siteDir);
      for (const [doc, facts] of metadata) Object.assign(doc, {facts});
      forgetSidebars(content);
      return content;
    },
    async contentLoaded({content, actions}) {
      const tools = await toolRoutes(options.tools, content.loadedVersions, context, actions);
      const routes: RouteConfig[] = [];
      let data: GlobalPluginData | undefined;
      await plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute: (route) => void routes.push(route),
          setGlobalData: (given) => {
            data = given as GlobalPluginData;
          },
        },
      });
      const {versions, ...rest} = data!;
      const additions = {
        locations: findLocations(versions, pageMoves),
        tools,
        versionComponent: options.docRootComponent,
      };
      const extended = routes.map((route) => extendRoute(route, additions));
      extended.forEach(actions.addRoute);
      // The list of all pages of all versions serves only links between versions, for which routes have locations.
      const firstPages = versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => id === version.mainDocId),
      }));
      actions.setGlobalData({...rest, versions: firstPages});
      // For pages outside the versions that show the sidebar: see src/components/DocsFrame.
      await actions.createData('latest-version.json', findLatest(extended) ?? {});
    },
  };
}

/** Additions to routes. */
interface Additions {
  /** The places of pages in other versions, by their path. */
  locations: ReadonlyMap<string, VersionLocations>;
  /** Pages to add to a version, by its path. */
  tools: ReadonlyMap<string, RouteConfig[]>;
  /** The component of the route with a version's sidebar, which the version's pages are below. */
  versionComponent: string;
}

/**
 * A route of the docs plugin, and all below it:
 *
 * - The data of a version lacks what only cards need. Generated index pages get it as the property `cards`.
 * - Each page says where it is in versions that do not have it at the same place.
 * - The pages that features make are below their version, so they have its frame and keep its sidebar as it is.
 */
export function extendRoute(route: RouteConfig, additions: Additions, above?: PropVersionMetadata): RouteConfig {
  const {locations, tools, versionComponent} = additions;
  const metadata = route.props?.version as PropVersionMetadata | undefined;
  const version = metadata ?? above;
  const isIndex = Boolean(route.props?.categoryGeneratedIndex);
  const own = route.routes ? undefined : locations.get(route.path);
  const added = route.component === versionComponent ? tools.get(route.path) : undefined;
  return {
    ...route,
    ...(own && Object.keys(own).length > 0 && {locations: own}),
    ...(isIndex && {isGenerated: true}),
    ...(route.routes && {
      routes: [...route.routes.map((child) => extendRoute(child, additions, version)), ...(added ?? [])],
    }),
    ...(metadata && {props: {...route.props, version: slimVersion(metadata)}}),
    ...(version && isIndex && {props: {...route.props, cards: describeCards(route.path, version)}}),
  };
}

/** The data of the version that is served without a number. */
function findLatest(routes: readonly RouteConfig[]): PropVersionMetadata | undefined {
  return routes
    .flatMap((route) => [route, ...(route.routes ?? [])])
    .map(({props}) => props?.version as PropVersionMetadata | undefined)
    .find((version) => version?.isLast);
}

/**
 * Under `npm start`, Docusaurus rereads a sidebar file that has changed; but Node.js keeps what it has read from
 * JSON, the format for released versions.
 */
function forgetSidebars({loadedVersions}: LoadedContent): void {
  for (const {sidebarFilePath} of loadedVersions) if (sidebarFilePath) delete load.cache[sidebarFilePath];
}

/** The docs plugin knows only its own options. */
const validate: typeof validateOptions = ({options, ...context}) => {
  const {tools = [], ...own} = options as Partial<Options>;
  return {...original().validateOptions({...context, options: own}), tools};
};

export default Object.assign(extendedDocs, {validateOptions: validate}) as unknown as PluginModule;
