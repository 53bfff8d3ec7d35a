import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import {pageMoves} from '../../data/page-moves';
import {findLocations} from './version-locations';
import {slimRoute} from './slim-route';

/**
 * The docs plugin, with less data in what every page loads. The titles and descriptions of all pages of a version serve
 * only cards, which few pages show: those pages get the descriptions of their own cards. The list of all pages of all
 * versions serves only links between versions: instead of it, each route says where its page is in other versions.
 */
export default function slimDocs(plugin: Plugin): Plugin {
  return {
    ...plugin,
    async contentLoaded(args) {
      const routes: RouteConfig[] = [];
      let latest: PropVersionMetadata | undefined;
      const addRoute = (route: RouteConfig) => void routes.push(route);
      const setGlobalData = (data: unknown) => {
        const {versions, ...rest} = data as GlobalPluginData;
        const locations = findLocations(versions, pageMoves);
        const slim = routes.map((route) => slimRoute(route, locations));
        slim.forEach(args.actions.addRoute);
        latest = findLatest(slim);
        const firstPages = versions.map((version) => ({
          ...version,
          docs: version.docs.filter(({id}) => id === version.mainDocId),
        }));
        args.actions.setGlobalData({...rest, versions: firstPages});
      };
      await plugin.contentLoaded?.({...args, actions: {...args.actions, addRoute, setGlobalData}});
      // For pages outside the versions that show the sidebar: see src/components/DocsFrame.
      await args.actions.createData('latest-version.json', latest ?? {});
    },
  };
}

/** The data of the version that is served without a number. */
function findLatest(routes: readonly RouteConfig[]): PropVersionMetadata | undefined {
  return routes
    .flatMap((route) => [route, ...(route.routes ?? [])])
    .map(({props}) => props?.version as PropVersionMetadata | undefined)
    .find((version) => version?.isLast);
}
