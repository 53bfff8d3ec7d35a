/**
 * The browser's side: what the tables call when they arrive, and how they come to be loaded. Docusaurus awaits
 * `component.preload()` of every matching route before it hydrates a page and before each navigation.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalDataModule from '@generated/globalData';
import registryModule from '@generated/registry';
import chunkNamesModule from '@generated/routesChunkNames';
import type {ComponentType} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import type {ChunkNames, DocRow, DocsData, DocTree, SectionData} from '../types';
import {chunkName} from '../chunk-name';
import {isInVersion, readRows, routePath} from '../doc-rows';
import {expandDocs} from './expand-docs';
import {fillSidebars} from './sidebars';

type Preloadable = ComponentType & {preload: () => Promise<unknown>};

interface Route extends Omit<RouteConfig, 'component' | 'routes'> {
  path: string;
  component: Preloadable;
  routes?: Route[];
}

type Loader = () => Promise<unknown>;
/**
 * How the content of a page is loaded: the module with this number, which is in the chunk of the page, and chunks that come
 * with it, such as styles of its own.
 */
type Content = number | [module: number, ...others: string[]] | Loader;
/**
 * Hashes in the names of files: of pages that the table does not name, in their order, and of other chunks by their names.
 * A text that says nothing stands there where the bundler kept its own list.
 */
type Hashes = string | [pages: string, others: Record<string, string>];

declare global {
  /** Hashes in the names of chunk files, for the bundler's runtime. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var chunkHashes: Record<string, string> | undefined;
  /** The bundler's loader of modules, and of chunks. */
  // oxlint-disable-next-line no-underscore-dangle -- the bundler calls it so
  const __webpack_require__: {(module: number): unknown; e: (chunk: string) => Promise<unknown>};
}

const registry = registryModule as unknown as Record<string, [Loader]>;
const chunkNames = chunkNamesModule as unknown as Record<string, ChunkNames>;
const docsData = (globalDataModule as unknown as {'docusaurus-plugin-content-docs': DocsData})[
  'docusaurus-plugin-content-docs'
];
const sections = new Set<Route>();
/** Docs instances whose docs have arrived. */
const complete = new Set<string>();

/** Adds loaders of chunks, and the hashes in the names of their files. */
export function register(loaders: Record<string, [Loader]>, hashes: Hashes): void {
  Object.assign(registry, loaders);
  if (typeof hashes !== 'string') addHashes(hashes[1]);
}

const addHashes = (hashes: Record<string, string>) => {
  globalThis.chunkHashes = {...globalThis.chunkHashes, ...hashes};
};

/** A route as Docusaurus would have written it. */
export function node(path: string, hash: string, names: ChunkNames, attributes: object, routes?: Route[]): Route {
  chunkNames[`${path}-${hash}`] = names;
  return {
    path,
    component: ComponentCreator(path, hash) as unknown as Preloadable,
    ...attributes,
    ...(routes && {routes}),
  };
}

/**
 * Adds the docs of all versions of an instance, once.
 *
 * @returns them
 */
export function addDocs(instance: string, sidebar: string | undefined, tree: DocTree): DocRow[] {
  const rows = readRows(tree);
  if (!complete.has(instance)) expandDocs(docsData[instance]!.versions, sidebar, rows);
  complete.add(instance);
  return rows;
}

/** What the pages of a version have in common. */
interface Version {
  path: string;
  /** Among all versions. */
  position: number;
  component: string;
  sidebar: string | undefined;
  /** What comes with the table and is not as Docusaurus wrote it. */
  data?: SectionData;
}

/**
 * The routes of a version's pages. Its sidebars, which come with the table, get their addresses.
 *
 * @param contents of the pages of this version's docs, in the order of the rows; null for one that is no such page
 */
export function docPages(
  {path: base, position, component, sidebar: common, data}: Version,
  rows: DocRow[],
  contents: (Content | null)[],
  hashes: Hashes,
): Route[] {
  if (data) fillSidebars(data, base, position, rows);
  const pages = rows
    .filter((row) => isInVersion(row, position))
    .flatMap(({own = {sidebar: common}, ...row}, index) => {
      const content = contents[index];
      if (content === null || content === undefined) return [];
      const path = routePath(base, row);
      const name = chunkName(path);
      registry[name] = [typeof content === 'function' ? content : () => loadModule(name, content)];
      const {sidebar} = own;
      return [node(path, 'page', {__comp: component, content: name}, {exact: true, ...(sidebar && {sidebar})})];
    });
  if (typeof hashes !== 'string') {
    const listed = hashes[0].split(',');
    addHashes(Object.fromEntries(pages.map(({path}, index) => [chunkName(path), listed[index]!])));
  }
  return pages;
}

/** What `import()` does. */
async function loadModule(chunk: string, content: Exclude<Content, Loader>): Promise<unknown> {
  const [module, ...others] = typeof content === 'number' ? [content] : content;
  await Promise.all([...others, chunk].map((name) => __webpack_require__.e(name)));
  return __webpack_require__(module);
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
    // Docusaurus does not say which page it preloads: before hydration and on navigation it is the address.
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

/** Last of all: lets links into a section whose table is not loaded warm their page as other links do. */
export function start(routes: Route[]): Route[] {
  // Docusaurus puts its object onto `window` later in the same task.
  queueMicrotask(() => {
    const {prefetch, preload} = window.docusaurus;
    const sectionOf = (path: string) => matching(routes, path).find((route) => sections.has(route));
    window.docusaurus = {
      // In view: only the table, asked for by the section's own path, so that the page can be prefetched once it is known.
      prefetch(path) {
        const entered = sectionOf(path);
        return prefetch(entered && !entered.routes ? `${entered.path}/` : path);
      },
      // Pointed at: the page as well, as soon as the table says what it consists of.
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
