import type {Plugin} from '@docusaurus/types';
import {PurgedStyles} from './purged-styles';

/**
 * All but the styles of parts that are loaded when a reader asks for them and that no page shows before: these come with
 * the scripts of these parts. Docusaurus puts all styles of a site into the one file that every page loads.
 */
const EVERYWHERE =
  /^(?!.*[\\/](?:src[\\/]components[\\/](?:search[\\/](?:SearchModal|HostedSearch|AskAi|results)|SampleValues|PageChanges|offline)|@docsearch)[\\/])/;

/**
 * Leaves out of the styles what no page can use: most of Infima is for components that this site does not have, and so are
 * parts of the theme. Made for Docusaurus 3.10.2 with Rspack; the tests of the build read what is left.
 */
export default function purgeCss(): Plugin {
  return {
    name: 'purge-css',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: EVERYWHERE}}}},
        plugins: [new PurgedStyles(currentBundler.instance)],
      };
    },
  };
}
