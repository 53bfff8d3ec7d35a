/**
 * The browser's side: what the tables call when they arrive, and what loads them. Docusaurus awaits
 * `component.preload()` of every matching route before it hydrates a page and before each navigation.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import registryModule from '@generated/registry';
import chunkNamesModule from '@generated/routesChunkNames';
import type {ComponentType} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';

type Preloadable = ComponentType & {preload: () => Promise<unknown>};

interface Route extends Omit<RouteConfig, 'component' | 'routes'> {
  path: string;
  component: Preloadable;
  routes?: Route[];
}

type Loader = () => Promise<unknown>;
/** The chunks of a route, by what each is for. */
type ChunkNames = Record<string, unknown>;

const registry = registryModule as unknown as Record<string, [Loader]>;
const chunkNames = chunkNamesModule as unknown as Record<string, ChunkNames>;
const sections = new Set<Route>();

/** Adds loaders of modules. */
export function register(loaders: [chunk: string, load: Loader][]): void {
  for (const [chunk, load] of loaders) registry[chunk] = [load];
}

/** A route as Docusaurus would have written it. */
export function node(
  path: string,
  hash = '',
  names: ChunkNames = {},
  attributes: object = {},
  routes?: Route[],
): Route {
  chunkNames[`${path}-${hash}`] = names;
  return {
    path,
    component: ComponentCreator(path, hash) as unknown as Preloadable,
    ...attributes,
    ...(routes && {routes}),
  };
}

/** The routes of pages with the same component, each from the rest of its path after the section's, and its content. */
export function pages(
  base: string,
  component: string,
  attributes: object,
  rows: [suffix: string, content: string, load: Loader][],
): Route[] {
  return rows.map(([suffix, content, load]) => {
    registry[content] = [load];
    return node(base + suffix, 'page', {__comp: component, content}, attributes);
  });
}

/** Makes a route load the routes below it when it is first preloaded. */
export function section(route: Route, load: () => Promise<{default: Route[]}>): Route {
  const preloadSelf = route.component.preload;
  let table: Promise<void> | undefined;
  const loadTable = () => {
    table ??= load().then(
      (loaded) => {
        route.routes = loaded.default;
      },
      (error: unknown) => {
        // The next navigation tries again.
        table = undefined;
        throw error;
      },
    );
    return table;
  };
  route.component.preload = () => {
    // Docusaurus does not say which page it preloads; before hydration and on navigation it is that of the address.
    const {pathname} = window.location;
    return Promise.all([preloadSelf(), loadTable().then(() => preloadBelow(route, pathname))]);
  };
  sections.add(route);
  return route;
}

const matching = (routes: Route[], path: string) =>
  matchRoutes(routes as unknown as RouteConfig[], path).map(({route}) => route as unknown as Route);

function preloadBelow(route: Route, pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matching([route], path));
  return Promise.all(matches.filter((match) => match !== route).map(({component}) => component.preload()));
}

/** Called last: makes links into a section whose table is not loaded yet fetch their page ahead, like other links. */
export function start(routes: Route[]): Route[] {
  // Docusaurus sets `window.docusaurus` later in the same task.
  queueMicrotask(() => {
    const {prefetch, preload} = window.docusaurus;
    const sectionOf = (path: string) => matching(routes, path).find((route) => sections.has(route));
    window.docusaurus = {
      // For a link in view, only the table, by the section's own path: until it is loaded, the page is unknown.
      prefetch(path) {
        const entered = sectionOf(path);
        return prefetch(entered && !entered.routes ? `${entered.path}/` : path);
      },
      // For a link that is pointed at, the page as well, as soon as the table says what it consists of.
      preload(path) {
        const entered = sectionOf(path);
        const isNew = entered && !entered.routes;
        const begun = preload(path);
        if (!isNew || !begun) return begun;
        return begun.then(async (done) => {
          await preloadBelow(entered, new URL(path, window.location.href).pathname);
          return done;
        });
      },
    };
  });
  return routes;
}
