import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';

type Plugins = NonNullable<Configuration['plugins']>;

/**
 * The plugins with a shorter form of Docusaurus' `ChunkAssetPlugin`, which finds the address of a chunk by its name. It
 * writes the names and ids of all chunks into the script that every page loads; here a chunk's id is its name.
 *
 * @throws Error when there is no such plugin, since the list would come back unnoticed
 */
export function withoutChunkList(plugins: Plugins, bundler: ConfigureWebpackUtils['currentBundler']['instance']) {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length !== plugins.length - 1) throw new Error('Docusaurus has no ChunkAssetPlugin');
  const {RuntimeGlobals, RuntimeModule} = bundler;
  const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
  class ChunkAddress extends RuntimeModule {
    override generate = () => `__webpack_require__.gca = (chunk) => ${publicPath} + ${getChunkScriptFilename}(chunk);`;
  }
  const apply = ({hooks}: Compiler) =>
    hooks.thisCompilation.tap('chunk-address', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-address', (chunk, needed) => {
        [publicPath, getChunkScriptFilename].forEach((name) => needed.add(name));
        compilation.addRuntimeModule(chunk, new ChunkAddress('chunk-address', RuntimeModule.STAGE_ATTACH));
      }),
    );
  return [...others, {apply}];
}
