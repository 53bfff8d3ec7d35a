import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {slimRoute} from './slim-route';

/**
 * The docs plugin, with less in what every page of a version loads: titles and descriptions of all its pages are there
 * only for cards, which few pages show. Those pages get the descriptions of their own cards.
 */
async function slimDocs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async contentLoaded(args) {
      const addRoute = (route: RouteConfig) => args.actions.addRoute(slimRoute(route));
      await plugin.contentLoaded?.({...args, actions: {...args.actions, addRoute}});
    },
  };
}

export default Object.assign(slimDocs, {validateOptions}) as unknown as PluginModule;
