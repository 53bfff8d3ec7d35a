import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ChunkNames, GeneratedFiles, RouteNode} from './types';

const ROUTES_HEAD = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default `;
const REGISTRY_LINE = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "((?:[^"\\]|\\.)*)"\)/gm;

/**
 * Reads what Docusaurus 3.10.2 generates for the browser.
 * @throws Error saying what is not as expected, so that nothing is built upon a guess
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
  const ComponentCreator = (path: string, hash?: string) => ({path, hash});
  const evaluated: unknown = runInNewContext(`JSON.stringify(${list})`, {ComponentCreator});
  const raw = JSON.parse(evaluated as string) as Record<string, unknown>[];
  expectForm(raw.at(-1)?.path === '*', 'routes.js does not end with the route of missing pages');
  const used = new Set<string>();

  function parse({path, component, exact, routes, ...attributes}: Record<string, unknown>): RouteNode {
    const {path: of, hash} = (component ?? {}) as {path?: unknown; hash?: unknown};
    const key = `${path as string}-${hash as string}`;
    const own = names[key];
    expectForm(
      of === path && own !== undefined && !used.has(key),
      `routes.js has the route ${key} without chunk names`,
    );
    used.add(key);
    return {
      path: path as string,
      hash: hash as string,
      exact: exact === true,
      names: own,
      attributes,
      routes: (routes as Record<string, unknown>[] | undefined)?.map(parse),
    };
  }

  const routes = raw.slice(0, -1).map(parse);
  expectForm(used.size === Object.keys(names).length, 'routesChunkNames.json names routes that do not exist');
  return routes;
}

/** @throws Error when the text is not the one that Docusaurus 3.10.2 writes */
export function readRegistry(text: string): Map<string, string> {
  const entries = [...text.matchAll(REGISTRY_LINE)].map(([, chunk = '', request = '']) => [chunk, request] as const);
  const lines = entries.map(
    ([chunk, request]) =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`,
  );
  expectForm(
    entries.length > 0 && text === `export default {\n${lines.join('\n')}};\n`,
    'registry.js is written differently',
  );
  return new Map(entries);
}

/** All routes of a tree, parents first. */
export function* everyRoute(routes: RouteNode[]): Generator<RouteNode> {
  for (const route of routes) {
    yield route;
    if (route.routes) yield* everyRoute(route.routes);
  }
}

/** All chunks that one route names. */
export function chunksOf(names: ChunkNames): string[] {
  if (typeof names === 'string') return [names];
  return Object.values(names).flatMap(chunksOf);
}
