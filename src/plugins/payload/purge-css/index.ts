import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {purge} from './purge';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'purge-css';

/** Inline scripts of pages: the classes and attributes that they set may appear in no other script. */
const INLINE = join(__dirname, '..', '..', '..', 'lib', 'inline-scripts.ts');

/**
 * The styles for every page: all but those of parts that are loaded and shown only on request, which come with their
 * scripts. Docusaurus puts all styles of a site into one file that every page loads.
 */
const EVERYWHERE =
  /^(?!.*[\\/](?:src[\\/](?:offline|search[\\/](?:hosted|ui[\\/](?:SearchModal|AskAi|results))|components[\\/](?:Dialog|Feedback|SampleValues|PageChanges))|@docsearch)[\\/])/;

/**
 * Removes the styles that no page can use: most of Infima and parts of the theme are for components that this site does
 * not have. It runs after the bundle is minified, when its scripts contain no comments and no unused code.
 */
export default function purgeCss(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const {Compilation, sources} = currentBundler.instance;
      const apply = ({hooks}: Compiler) =>
        hooks.thisCompilation.tap(NAME, (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
          compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async (assets) => {
            const textsOf = (ending: string) =>
              Object.entries(assets)
                .filter(([file]) => file.endsWith(ending))
                .map(([file, asset]) => [file, asset.source().toString()] as const);
            const styles = new Map(textsOf('.css'));
            if (styles.size === 0) throw new Error(`${NAME}: the bundle has no style sheet`);
            const texts = [...textsOf('.js').map(([, text]) => text), readFileSync(INLINE, 'utf8')];
            for (const [file, css] of await purge(styles, texts)) {
              compilation.updateAsset(file, new sources.RawSource(css));
            }
          });
        });
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: EVERYWHERE}}}}, plugins: [{apply}]};
    },
  };
}
