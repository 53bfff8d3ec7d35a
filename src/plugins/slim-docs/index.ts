import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {slimRoute} from './slim-route';

type DocsPlugin = typeof docsPlugin;

/**
 * The docs plugin, with less in what every page of a version loads: titles and descriptions of all its pages are there
 * only for cards, which few pages show. Those pages get the descriptions of their own cards.
 */
export default async function slimDocs(context: LoadContext, options: PluginOptions): ReturnType<DocsPlugin> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      const addRoute = (route: RouteConfig) => args.actions.addRoute(slimRoute(route));
      await plugin.contentLoaded?.({...args, actions: {...args.actions, addRoute}});
    },
  };
}

slimDocs.validateOptions = validateOptions;
