import {createHash} from 'node:crypto';
import {chunksOf, everyRoute} from './read-generated';
import type {ChunkNames, GeneratedFiles, RouteNode, Section} from './types';

/** The chunk of what all pages of sections are shown in. */
export const LAYOUT = 'page-layout';

export interface SectionPlan {
  sections: Section[];
  /** Section that alone needs a chunk, by the chunk's name. Chunks that are not here stay in the main bundle's registry. */
  owners: Map<string, Section>;
  /** The bundler's chunk, by the name that Docusaurus gave: `webpackChunkName` where it is imported. */
  chunks: Map<string, string>;
  /** What the browser's tables call it. Where it is a chunk by itself this is the chunk's name, by which links fetch ahead. */
  keys: Map<string, string>;
}

/**
 * Decides what moves out of the main bundle.
 *
 * A section is a route with data of its own above its pages: the docs plugin has one per version.
 *
 * @throws Error when there is no such route
 */
export function planSections({routes}: Pick<GeneratedFiles, 'routes'>): SectionPlan {
  const sections = findSections(routes).map((route) => ({route, name: `pages-of-${fileName(route.path)}`}));
  if (sections.length === 0) throw new Error('no generated route has pages and data of its own');
  const owners = findOwners(routes, sections);
  const chunks = new Map([...shortNames([...owners.keys()]), ...joinChunks(routes, sections, owners)]);
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  for (const [chunk, name] of chunks) {
    keys.set(chunk, taken.has(name) ? chunk : name);
    taken.add(name);
  }
  return {sections, owners, chunks, keys};
}

const fileName = (path: string) => path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '~') || 'root';

/** The component that most pages of a section have. */
export function componentOfPages({route}: Section): string | undefined {
  const counts = new Map<string, number>();
  for (const page of everyRoute(route.routes ?? [])) {
    const {__comp: component} = page.names;
    if (!page.routes && typeof component === 'string') counts.set(component, (counts.get(component) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Names in the shape that they have, as they are called in the browser. */
export const keysOf = (names: ChunkNames, {keys}: SectionPlan): RouteNode['names'] =>
  JSON.parse(JSON.stringify(names), (_key, value: unknown) =>
    typeof value === 'string' ? (keys.get(value) ?? value) : value,
  ) as RouteNode['names'];

/**
 * A number for each, the same in each build as far as possible: the loader of scripts has a list of all names, and every reader
 * loads it. Close numbers take fewer bytes there; in a range half full, a new page gives few others another number.
 */
function shortNames(chunks: string[]): Map<string, string> {
  const taken = new Set<number>();
  const range = chunks.length < 1500 ? 2000 : 20_000;
  return new Map(
    chunks.toSorted().map((chunk) => {
      let number = Number.parseInt(createHash('sha256').update(chunk).digest('hex').slice(0, 8), 16) % range;
      while (taken.has(number)) number = (number + 1) % range;
      taken.add(number);
      return [chunk, String(number)];
    }),
  );
}

/** What each page of a section needs comes in two chunks: its data with the table, and all around the page as the layout. */
function joinChunks(routes: RouteNode[], sections: Section[], owners: Map<string, Section>): Map<string, string> {
  const all = [...everyRoute(routes)];
  const named = all.flatMap(({names}) => chunksOf(names));
  const around = all.filter((route) => route.routes).flatMap(({names}) => chunksOf({...names, __props: []}));
  const components = sections.flatMap((section) => componentOfPages(section) ?? []);
  const layout = [...around, ...components].filter((chunk) => !owners.has(chunk));
  const data = sections.flatMap(({name, route}): [string, string][] => {
    const {__props: chunk} = route.names;
    const isOwn = typeof chunk === 'string' && named.filter((other) => other === chunk).length === 1;
    return isOwn ? [[chunk, name]] : [];
  });
  return new Map([...layout.map((chunk) => [chunk, LAYOUT] as const), ...data]);
}

function findSections(routes: RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => {
    if (!route.routes) return [];
    return '__props' in route.names ? [route] : findSections(route.routes);
  });
}

function findOwners(routes: RouteNode[], sections: Section[]): Map<string, Section> {
  const owners = new Map<string, Section>();
  const shared = new Set<string>();
  const visit = (list: RouteNode[], owner: Section | undefined) => {
    for (const route of list) {
      for (const chunk of chunksOf(route.names)) {
        const isShared = !owner || (owners.has(chunk) && owners.get(chunk) !== owner);
        if (isShared) shared.add(chunk);
        else owners.set(chunk, owner);
      }
      // The route of the section itself stays; its table is what is below.
      if (route.routes) visit(route.routes, sections.find((section) => section.route === route) ?? owner);
    }
  };
  visit(routes, undefined);
  shared.forEach((chunk) => owners.delete(chunk));
  return owners;
}

/** Chunks of the bundler that a page needs before it can be hydrated, by the page's path. */
export function chunksOfPages({routes}: Pick<GeneratedFiles, 'routes'>, plan: SectionPlan): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (list: RouteNode[], above: string[]) => {
    for (const route of list) {
      const section = plan.sections.find((candidate) => candidate.route === route);
      const own = chunksOf(route.names).map((chunk) => plan.chunks.get(chunk) ?? chunk);
      const chunks = [...above, ...(section ? [section.name] : []), ...own];
      if (route.routes) visit(route.routes, chunks);
      else pages.set(route.path, [...new Set(chunks)]);
    }
  };
  visit(routes, []);
  return pages;
}
