/**
 * All that the build knows of what Docusaurus 3.10.2 generates for the browser: how its files are written, what their
 * modules export, and which plugin lists the chunks. The other modules here get it in words of their own.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';

/** A route as Docusaurus wrote it into the generated files, with the chunks that it needs. */
export interface RouteNode {
  path: string;
  /** Distinguishes routes of the same path. */
  hash: string;
  /** Chunk of its component. */
  component: string;
  /** Chunk of the data that the pages below it share. */
  data?: string;
  /** Chunk of its content, if it needs nothing but this and its component. */
  content?: string;
  /** All chunks that it needs. */
  chunks: string[];
  /** The same by what each is for, see `renameChunks`. */
  names: ChunkNames;
  /** Everything else that the route has, such as `exact` and `sidebar`. */
  attributes: object;
  routes?: RouteNode[];
}

/** Names of chunks in the shape of a route's modules, nested where these are: `{__comp: 'a1b2', content: 'c3d4'}`. */
type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

type NamesOfRoute = {__comp: string; __props?: string; content?: ChunkNames} & {[key: string]: ChunkNames};

export interface GeneratedFiles {
  /** All routes but the last, which catches addresses without a page. */
  routes: RouteNode[];
  /** The module request of each chunk, by chunk name; Docusaurus has escaped it. */
  requests: Map<string, string>;
}

/** A route as `routes.js` has it. */
interface WrittenRoute {
  path: string;
  component: {hash: string};
  routes?: WrittenRoute[];
}

const ROUTES_HEAD = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default `;
const REGISTRY_LINE = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "((?:[^"\\]|\\.)*)"\)/gm;

/**
 * Reads what Docusaurus 3.10.2 generates for the browser.
 *
 * @throws Error saying what is not as expected, so that nothing is built on a guess
 */
export function readGenerated(directory: string): GeneratedFiles {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, NamesOfRoute>;
  return {
    routes: readRoutes(read('routes.js'), names),
    requests: readRegistry(read('registry.js')),
  };
}

function expectForm(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`the generated ${what}`);
}

/** @throws Error when the text is not the one that Docusaurus 3.10.2 writes */
export function readRoutes(text: string, names: Record<string, NamesOfRoute>): RouteNode[] {
  expectForm(text.startsWith(ROUTES_HEAD), 'routes.js begins differently');
  const list = text.slice(ROUTES_HEAD.length).replace(/;\s*$/, '');
  const ComponentCreator = (_path: string, hash?: string) => ({hash});
  const written = JSON.parse(
    runInNewContext(`JSON.stringify(${list})`, {ComponentCreator}) as string,
  ) as WrittenRoute[];
  expectForm(written.pop()?.path === '*', 'routes.js does not end with the route of missing pages');

  function read({path, component: {hash}, routes, ...attributes}: WrittenRoute): RouteNode {
    const own = names[`${path}-${hash}`];
    expectForm(own !== undefined, `routes.js has the route ${path}-${hash} without chunk names`);
    const {__comp: component, __props: data, content, ...others} = own;
    expectForm(typeof component === 'string', `routes.js has the route ${path}-${hash} without a component`);
    const isPlain = typeof content === 'string' && data === undefined && Object.keys(others).length === 0;
    return {
      path,
      hash,
      component,
      ...(data !== undefined && {data}),
      ...(isPlain && {content}),
      chunks: chunksOf(own),
      names: own,
      attributes,
      ...(routes && {routes: routes.map(read)}),
    };
  }

  return written.map(read);
}

/** @throws Error when the text is not the one that Docusaurus 3.10.2 writes */
export function readRegistry(text: string): Map<string, string> {
  const requests = new Map([...text.matchAll(REGISTRY_LINE)].map(([, chunk = '', request = '']) => [chunk, request]));
  const imports = text.split('import(').length - 1;
  expectForm(requests.size > 0 && requests.size === imports, 'registry.js is written differently');
  return requests;
}

function chunksOf(names: ChunkNames): string[] {
  if (typeof names === 'string') return [names];
  return Object.values(names).flatMap(chunksOf);
}

/** The names of a route's chunks, in the same shape. */
export function renameChunks(names: ChunkNames, rename: (name: string) => string): ChunkNames {
  return JSON.parse(
    JSON.stringify(names, (_key, value: unknown) => (typeof value === 'string' ? rename(value) : value)),
  ) as ChunkNames;
}

/** The code of the modules that stand for the generated ones, by their file name. */
export interface ReplacingModules {
  /** An expression for the list of routes, and the import that it needs. */
  routes: {head: string; list: string};
  /** Code of the function that loads each chunk, by the chunk's name. */
  loaders: [chunk: string, load: string][];
}

/** Writes the modules that replace the generated ones. The names of each route's chunks are added by its route. */
export function writeReplacements({routes: {head, list}, loaders}: ReplacingModules): [file: string, text: string][] {
  const registry = loaders.map(([chunk, load]) => `${JSON.stringify(chunk)}: [${load}]`).join(',\n');
  return [
    ['registry.js', `export default {\n${registry}\n};\n`],
    ['routesChunkNames.js', 'export default {};\n'],
    ['routes.js', `${head}\n\nexport default ${list};\n`],
  ];
}

/** Aliases by which the modules in a folder replace the generated ones. */
export function replacingAliases(directory: string): Record<string, string> {
  const modules = ['routes', 'registry', 'routesChunkNames'];
  return Object.fromEntries(modules.map((name) => [`@generated/${name}$`, join(directory, `${name}.js`)]));
}

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
