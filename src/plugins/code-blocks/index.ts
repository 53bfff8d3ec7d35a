import type {Plugin} from '@docusaurus/types';

/**
 * Readers never load Prism: `src/remark/highlight-fences` has highlighted the code when the page was compiled. What is
 * left in the bundle that every page shares is a client module of theme-classic 3.10.2, which teaches Prism our languages.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
    }),
  };
}
