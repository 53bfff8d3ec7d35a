import {readdirSync} from 'node:fs';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import splitGenerated from '@site/src/features/payload/node/split-generated';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {scratchFolder} from '../../../scratch';
import {names, registryText, routesText} from './sample';

const scratch = scratchFolder();
const directory = scratch.path();
class ChunkAssetPlugin {
  apply() {}
}
class RuntimeModule {
  generate() {}
}
const bundler = {currentBundler: {instance: {RuntimeGlobals: {}, RuntimeModule}}} as unknown as ConfigureWebpackUtils;

beforeEach(() => {
  scratch.remove();
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function configure({
  registry = registryText,
  isEnabled = true,
  isServer = false,
  plugins = [new ChunkAssetPlugin()],
} = {}) {
  scratch.write({'routes.js': routesText, 'registry.js': registry, 'routesChunkNames.json': JSON.stringify(names)});
  const context = {generatedFilesDir: directory, siteConfig: {}, baseUrl: '/'} as unknown as LoadContext;
  return splitGenerated({isEnabled})(context).configureWebpack?.({plugins}, isServer, bundler, undefined);
}

it('the browser gets modules that hold nothing of a page, and a table per section', () => {
  const config = configure();
  expect(Object.keys(config?.resolve?.alias ?? {})).toEqual(
    ['routes', 'registry', 'routesChunkNames'].map((name) => `@generated/${name}$`),
  );
  const shared = ['registry.js', 'routes.js', 'routesChunkNames.js'];
  const written = readdirSync(scratch.path('split-generated'));
  expect(written.toSorted()).toEqual(['pages-of-docs.js', 'pages-of-docs~4.6.js', ...shared]);
  expect(shared.filter((file) => /rest|@site\/b2/.test(scratch.read(`split-generated/${file}`)))).toEqual([]);
  expect(scratch.read('split-generated/pages-of-docs.js')).toContain('"@site/b2.md"');
});

it.each([
  [{registry: registryText.replaceAll('() =>', 'async () =>')}, 'registry.js is written differently'],
  [{registry: registryText.replace(/ {2}"b2".*\n/, '')}, 'registry.js does not have the chunk b2'],
  // Else the list of chunks would come back unnoticed.
  [{plugins: []}, 'Docusaurus has no ChunkAssetPlugin'],
])('files in an unexpected form are left as they are, with a warning: %#', (given, message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configure(given)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[WARNING\] split-generated is off/));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
});

it('the list of chunks of Docusaurus is gone', () =>
  expect(configure()?.plugins?.some((plugin) => plugin instanceof ChunkAssetPlugin)).toBe(false));

it('the server, the development server and a site that asked for it keep the files of Docusaurus', () => {
  expect(configure({isServer: true})).toBeUndefined();
  expect(configure({isEnabled: false})).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(configure()).toBeUndefined();
});
