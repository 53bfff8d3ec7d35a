import {join} from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {classesOfMarkdown, sourcesOfClasses} from './sources';

/** Elements and states that no source file needs to name. */
const SAFELIST = {
  standard: [
    /^(html|body|main|a|abbr|b|blockquote|br|button|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|img|input|kbd|label|li|mark|ol|p|pre|q|s|samp|small|span|strong|sub|summary|sup|svg|table|tbody|td|th|thead|tr|ul|video)$/,
  ],
  greedy: [/data-theme/],
};

interface CssRoot {
  proxyOf?: CssRoot;
  source?: {input: {file?: string}};
}

/**
 * Takes the rules out of Infima that no page can use: most of it is for components that this site does not have. Our own
 * styles and those of the theme's components are left alone; their files hold what is used.
 */
export default function purgeCss({siteDir}: LoadContext): Plugin {
  return {
    name: 'purge-css',
    configurePostCss(options: PostCssOptions) {
      // oxlint-disable-next-line typescript/no-unsafe-argument -- Docusaurus does not type the plugins of PostCSS
      if (process.env.NODE_ENV === 'production') options.plugins.unshift(purgeInfima(siteDir));
      return options;
    },
  };
}

function purgeInfima(siteDir: string) {
  const purge = purgeCSSPlugin({
    content: sourcesOfClasses(siteDir),
    safelist: SAFELIST,
    extractors: [{extensions: ['md', 'mdx'], extractor: classesOfMarkdown}],
  }) as unknown as {OnceExit: (root: CssRoot, helpers: object) => Promise<void>};
  return {
    postcssPlugin: 'purge-infima',
    async Once(root: CssRoot, helpers: {result: {messages: object[]}}) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      // Without this the bundler's cache would not notice that a class came into use.
      helpers.result.messages.push({type: 'dir-dependency', plugin: 'purge-infima', dir: join(siteDir, 'src')});
      // First of all plugins and on the node itself: behind the proxy of PostCSS, or in a cascade layer that another plugin
      // puts around, the walk loses count when a rule is removed, and every other rule would stay.
      await purge.OnceExit(root.proxyOf ?? root, helpers);
    },
  };
}
