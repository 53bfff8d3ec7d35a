import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {Configuration} from 'webpack';
import {ownCache} from '../../../build/bundler-cache';

/** Parts of the configuration that are about the build: no code for the browser reads them. */
const BUILD_ONLY = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'scripts',
  'stylesheets',
  'headTags',
  'storage',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
]);

type Optimization = Configuration['optimization'];
type Minimizers = NonNullable<NonNullable<Optimization>['minimizer']>;
type MinimizerClass = new (options: object) => Exclude<Minimizers[number], undefined>;

/**
 * Bundler options for smaller scripts. Those of a published build are in ES2022, while Docusaurus makes Rspack write
 * ES5 (2009) regardless of `browserslist`. They leave out the parts of the configuration that are about the build, code
 * that only the server runs, and TypeScript helpers that nothing calls.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const directory = join(generatedFilesDir, 'lean-client');
  const write = (name: string, value: object) => {
    const file = join(directory, name);
    mkdirSync(directory, {recursive: true});
    writeFileSync(file, `export default ${JSON.stringify(value)};\n`);
    return file;
  };
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend', 'optimization.minimizer': 'replace'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': write('config.js', browserConfig(siteConfig)),
            // Without the list of plugins, which only Docusaurus' debug page reads.
            '@generated/site-metadata$': write('site-metadata.js', {docusaurusVersion: DOCUSAURUS_VERSION}),
            tslib$: join(__dirname, 'tslib.ts'),
          },
        },
        // Scripts that check these also run on the server: this lets the minifier remove what only the server runs.
        plugins: [
          new currentBundler.instance.DefinePlugin({'typeof window': '"object"', 'typeof document': '"object"'}),
        ],
        optimization: {minimizer: modernMinimizers(config.optimization, currentBundler.instance)},
        ...ownCache(config, 'lean-client'),
      };
    },
  };
}

/**
 * The minimizers, with another one for scripts. That of styles stays as it is, as does a build that minimizes nothing.
 *
 * @throws Error when Docusaurus has no minimizer of scripts, since the output would stay ES5 unnoticed
 */
export function modernMinimizers(optimization: Optimization, bundler: unknown): Minimizers {
  const minimizers = optimization?.minimizer ?? [];
  if (!optimization?.minimize) return minimizers;
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as {SwcJsMinimizerRspackPlugin?: MinimizerClass};
  if (!Minimizer || !minimizers.some((minimizer) => minimizer instanceof Minimizer)) {
    throw new Error('lean-client finds no SwcJsMinimizerRspackPlugin among the minimizers of Docusaurus');
  }
  const ecma = 2022;
  const options = {ecma, module: true, mangle: true, compress: {ecma, passes: 3}, format: {ecma, comments: false}};
  const modern = new Minimizer({minimizerOptions: options});
  return minimizers.map((minimizer) => (minimizer instanceof Minimizer ? modern : minimizer));
}

/** The configuration without the parts that are about the build. */
export function browserConfig(config: DocusaurusConfig): object {
  const kept = Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key));
  return {...Object.fromEntries(kept), future: {experimental_router: config.future?.experimental_router}};
}
