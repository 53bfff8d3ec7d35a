import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

/** Names of chunks in the shape of a route's modules: `{__comp: 'a1b2', content: 'c3d4'}`, nested where the modules are. */
export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** A route as Docusaurus wrote it into the generated files, with the chunks that it needs. */
export interface RouteNode {
  path: string;
  /** Distinguishes routes of the same path. */
  hash: string;
  names: {[key: string]: ChunkNames};
  /** Everything else that the route has, such as `exact` and `sidebar`. */
  attributes: object;
  routes?: RouteNode[];
}

export interface GeneratedFiles {
  /** All routes but the last, which catches addresses without a page. */
  routes: RouteNode[];
  /** The module request of each chunk, by chunk name. */
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
 * @throws Error saying what is not as expected, so that nothing is built on a guess
 */
export function readGenerated(directory: string): GeneratedFiles {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, RouteNode['names']>;
  return {
    routes: readRoutes(read('routes.js'), names),
    requests: readRegistry(read('registry.js')),
  };
}

function expectForm(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`the generated ${what}`);
}

/** @throws Error when the text is not the one that Docusaurus 3.10.2 writes */
export function readRoutes(text: string, names: Record<string, RouteNode['names']>): RouteNode[] {
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
    return {path, hash, names: own, attributes, ...(routes && {routes: routes.map(read)})};
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

/** All routes of a tree, parents first, each with those above it, outermost first. */
export function everyRoute(routes: RouteNode[], above: RouteNode[] = []): {route: RouteNode; above: RouteNode[]}[] {
  return routes.flatMap((route) => [{route, above}, ...everyRoute(route.routes ?? [], [...above, route])]);
}

/** All chunks that one route names. */
export function chunksOf(names: ChunkNames): string[] {
  if (typeof names === 'string') return [names];
  return Object.values(names).flatMap(chunksOf);
}
