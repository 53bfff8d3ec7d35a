import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import splitGenerated from '@site/src/plugins/payload/split-generated';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {names, registryText, routesText} from './sample';

let directory: string;
class ChunkAssetPlugin {
  apply() {}
}
class RuntimeModule {
  generate() {}
}
const bundler = {currentBundler: {instance: {RuntimeGlobals: {}, RuntimeModule}}} as unknown as ConfigureWebpackUtils;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'generated-'));
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  rmSync(directory, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function configure({
  registry = registryText,
  isEnabled = true,
  isServer = false,
  plugins = [new ChunkAssetPlugin()],
} = {}) {
  writeFileSync(join(directory, 'routes.js'), routesText);
  writeFileSync(join(directory, 'registry.js'), registry);
  writeFileSync(join(directory, 'routesChunkNames.json'), JSON.stringify(names));
  const context = {generatedFilesDir: directory, siteConfig: {}, baseUrl: '/'} as unknown as LoadContext;
  return splitGenerated({isEnabled})(context).configureWebpack?.({plugins}, isServer, bundler, undefined);
}

it('the browser gets modules that hold nothing of a page, and a table per section', () => {
  const config = configure();
  expect(Object.keys(config?.resolve?.alias ?? {})).toEqual(
    ['routes', 'registry', 'routesChunkNames'].map((name) => `@generated/${name}$`),
  );
  const folder = join(directory, 'split-generated');
  expect(readdirSync(folder).toSorted()).toEqual([
    'pages-of-docs.js',
    'pages-of-docs~4.6.js',
    'registry.js',
    'routes.js',
    'routesChunkNames.js',
  ]);
  const shared = ['registry.js', 'routes.js', 'routesChunkNames.js'];
  expect(shared.filter((file) => readFileSync(join(folder, file), 'utf8').includes('rest'))).toEqual([]);
  expect(readFileSync(join(folder, 'pages-of-docs.js'), 'utf8')).toContain('"@site/b2.md"');
});

it('files in an unexpected form are left as they are, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configure({registry: registryText.replaceAll('() =>', 'async () =>')})).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[WARNING\] split-generated is off.*registry\.js is written differently$/),
  );
});

it('a list of chunks that would come back unnoticed is one of the unexpected forms', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(configure({plugins: []})).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Docusaurus has no ChunkAssetPlugin'));
});

it('the list of chunks of Docusaurus is gone', () => {
  expect(configure()?.plugins?.some((plugin) => plugin instanceof ChunkAssetPlugin)).toBe(false);
});

it('the server, the development server and a site that asked for it keep the files of Docusaurus', () => {
  expect(configure({isServer: true})).toBeUndefined();
  expect(configure({isEnabled: false})).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(configure()).toBeUndefined();
});
