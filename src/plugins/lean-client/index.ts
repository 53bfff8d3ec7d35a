import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';

/** What the configuration says of the build, not of the page: no code for the browser reads it. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'scripts',
  'stylesheets',
  'headTags',
] as const;

/** Gives the browser's bundle smaller modules in place of some that Docusaurus 3.10.2 ships whole. */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const directory = join(generatedFilesDir, 'lean-client');
  return {
    name: 'lean-client',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      mkdirSync(directory, {recursive: true});
      writeFileSync(join(directory, 'config.js'), `export default ${JSON.stringify(browserConfig(siteConfig))};\n`);
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend', 'optimization.minimizer': 'replace'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': join(directory, 'config.js'),
            tslib$: join(__dirname, 'helpers.ts'),
          },
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/docsClientUtils(?:\.js)?$/,
            join(__dirname, 'docs-client-utils.ts'),
          ),
        ],
        optimization: {minimizer: modernMinimizers(optimization?.minimizer ?? [], currentBundler.instance)},
      };
    },
  };
}

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type MinimizerClass = new (options: object) => Exclude<Minimizers[number], undefined>;

/**
 * Docusaurus has scripts written for browsers that know nothing newer than 2009, whatever `browserslist` says. The
 * minimizer of styles stays.
 */
function modernMinimizers(minimizers: Minimizers, bundler: unknown): Minimizers {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as {SwcJsMinimizerRspackPlugin?: MinimizerClass};
  if (!Minimizer) return minimizers;
  const modern = new Minimizer({
    minimizerOptions: {
      ecma: 2022,
      module: true,
      mangle: true,
      compress: {ecma: 2022, passes: 3},
      format: {ecma: 2022, comments: false},
    },
  });
  return minimizers.map((minimizer) => (minimizer instanceof Minimizer ? modern : minimizer));
}

/** The configuration without its build side; each omitted part is empty, as in a site that does not set it. */
export function browserConfig(config: DocusaurusConfig): object {
  const omitted = Object.fromEntries(
    BUILD_ONLY.filter((key) => key in config).map((key) => [key, Array.isArray(config[key]) ? [] : {}]),
  );
  return {...config, ...omitted};
}
