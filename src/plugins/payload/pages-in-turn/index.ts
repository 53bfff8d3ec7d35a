import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface LoaderUse {
  loader: string;
  options: object;
}

/** Docusaurus' loader of pages. */
const PAGE_LOADER = /[\\/]@docusaurus[\\/]mdx-loader[\\/]/;

/**
 * A docs plugin whose pages are compiled a few at a time. The bundler asks for all at once, and each waits for files in
 * between: the trees of all pages of the site would be held at a time.
 *
 * @throws Error from `configureWebpack` when the plugin has no rule with Docusaurus' loader of pages
 */
export function pagesInTurn<Content>(plugin: Plugin<Content>): Plugin<Content> {
  return {
    ...plugin,
    configureWebpack(...args) {
      const config = plugin.configureWebpack?.(...args);
      const rules = (config?.module?.rules ?? []) as {use?: LoaderUse[]}[];
      const changed = rules.map((rule) => ({...rule, use: rule.use?.map(inTurn)}));
      if (!rules.some(({use}) => use?.some(isPageLoader)))
        throw new Error('pages-in-turn: the docs plugin has no rule with the loader of pages');
      return {...config, module: {...config?.module, rules: changed}};
    },
  };
}

const isPageLoader = ({loader}: LoaderUse) => PAGE_LOADER.test(loader);

const inTurn = (use: LoaderUse): LoaderUse =>
  isPageLoader(use) ? {loader: join(__dirname, 'loader.cjs'), options: {...use.options, pageLoader: use.loader}} : use;
