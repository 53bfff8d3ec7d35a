import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {findNames, namesIn} from './find-names';
import {purge} from './purge';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'purge-css';

/** Purges the style sheets of a bundle once it is minified: then its scripts hold no comments and nothing that is unused. */
export class PurgedStyles {
  readonly #bundler: Bundler;

  constructor(bundler: Bundler) {
    this.#bundler = bundler;
  }

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.#bundler;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        const textsOf = (ending: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(ending))
            .map(([file, asset]) => [file, asset.source().toString()] as const);
        const styles = textsOf('.css');
        if (styles.length === 0) throw new Error(`${NAME}: the bundle has no style sheet`);
        const scripts = textsOf('.js').map(([, text]) => text);
        // Once for all style sheets: there are thirty megabytes of scripts.
        const inScripts = findNames(namesIn(styles.map(([, text]) => text).join('\n')), scripts);
        // A file of the others may read a property that the first one sets.
        const others = (own: string) => styles.filter(([file]) => file !== own).map(([, text]) => text);
        for (const [file, css] of styles) {
          const find = (names: Set<string>) =>
            new Set([...[...names].filter((name) => inScripts.has(name)), ...findNames(names, others(file))]);
          compilation.updateAsset(file, new sources.RawSource(purge(css, find)));
        }
      });
    });
  }
}
