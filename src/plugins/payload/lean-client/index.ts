import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {ownCache} from '../../../build/bundler-cache';
import {fingerprint, outdated, ReplacedModules} from './replaced-modules';
import {trimRules} from './trimmed-sources';

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
/** The same, of parts that are not lists or objects of the user's. */
const OMITTED = ['storage', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories'] as const;

/**
 * Gives the browser's bundle smaller modules in place of some that Docusaurus 3.10.2 ships whole. Where a package has
 * another version than the replacement was made for, a warning is printed and all packages stay as they are.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const directory = join(generatedFilesDir, 'lean-client');
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      mkdirSync(directory, {recursive: true});
      writeFileSync(join(directory, 'config.js'), `export default ${JSON.stringify(browserConfig(siteConfig))};\n`);
      // What lists the plugins is read by nobody but Docusaurus' page for debugging.
      const metadata = {docusaurusVersion: installedVersion('@docusaurus/core'), pluginVersions: {}};
      writeFileSync(join(directory, 'site-metadata.js'), `export default ${JSON.stringify(metadata)};\n`);
      const changes = outdated(installedVersion);
      if (changes.length > 0) console.warn(`[WARNING] lean-client replaces no modules: ${changes.join('; ')}`);
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend', 'optimization.minimizer': 'replace'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': join(directory, 'config.js'),
            '@generated/site-metadata$': join(directory, 'site-metadata.js'),
          },
        },
        plugins: changes.length > 0 ? [] : [new ReplacedModules(currentBundler.instance)],
        module: {rules: changes.length > 0 ? [] : trimRules(installedFolder)},
        optimization: {minimizer: modernMinimizers(config.optimization, currentBundler.instance)},
        ...ownCache(config, `lean-client-${changes.length > 0 ? 'off' : fingerprint()}`),
      };
    },
  };
}

/** Not every package lets others import its package.json. */
function installedFolder(name: string): string {
  const folders = require.resolve.paths(name)?.map((folder) => join(folder, name)) ?? [];
  return folders.find((folder) => existsSync(join(folder, 'package.json'))) ?? '';
}

function installedVersion(name: string): string {
  const folder = installedFolder(name);
  if (folder === '') return 'nothing';
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string}).version;
}

type Optimization = Configuration['optimization'];
type Minimizers = NonNullable<NonNullable<Optimization>['minimizer']>;
type MinimizerClass = new (options: object) => Exclude<Minimizers[number], undefined>;

/**
 * Docusaurus has Rspack write scripts in the JavaScript of 2009 (ES5), whatever `browserslist` says; these are written in that
 * of 2022. The minimizer of styles stays as it is, and so does a build that minimizes nothing.
 *
 * @throws Error when no minimizer of scripts is among those of Docusaurus: it would go on writing for old browsers unnoticed
 */
export function modernMinimizers(optimization: Optimization, bundler: unknown): Minimizers {
  const minimizers = optimization?.minimizer ?? [];
  if (!optimization?.minimize) return minimizers;
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as {SwcJsMinimizerRspackPlugin?: MinimizerClass};
  if (!Minimizer || !minimizers.some((minimizer) => minimizer instanceof Minimizer)) {
    throw new Error('lean-client finds no SwcJsMinimizerRspackPlugin among the minimizers of Docusaurus');
  }
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
  const {future, ...rest} = {...config, ...omitted};
  const kept = Object.entries(rest).filter(([key]) => !(OMITTED as readonly string[]).includes(key));
  return {...Object.fromEntries(kept), future: {experimental_router: future?.experimental_router}};
}
