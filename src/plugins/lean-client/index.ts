import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

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
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      mkdirSync(directory, {recursive: true});
      writeFileSync(join(directory, 'config.js'), `export default ${JSON.stringify(browserConfig(siteConfig))};\n`);
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': join(directory, 'config.js'),
            tslib$: join(__dirname, 'helpers.ts'),
          },
        },
      };
    },
  };
}

/** The configuration without its build side; each omitted part is empty, as in a site that does not set it. */
export function browserConfig(config: DocusaurusConfig): object {
  const omitted = Object.fromEntries(
    BUILD_ONLY.filter((key) => key in config).map((key) => [key, Array.isArray(config[key]) ? [] : {}]),
  );
  return {...config, ...omitted};
}
