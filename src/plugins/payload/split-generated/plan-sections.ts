import {chunkName} from './chunk-name';
import {chunksOf, everyRoute} from './read-generated';
import {mostFrequent} from './split-docs';
import type {ChunkNames, GeneratedFiles, RouteNode, Section} from './types';

/** The chunk of what all pages of sections are shown in. */
export const LAYOUT = 'page-layout';

export interface SectionPlan {
  sections: Section[];
  /** Section that alone needs a chunk, by the chunk's former name. Chunks that are not here stay in the main bundle's registry. */
  owners: Map<string, Section>;
  /** Former name to new name. New names follow the page's path, which stands beside them in the table and compresses well. */
  names: Map<string, string>;
  /** The bundler's chunk, by a chunk's former name, of those that come with others in one. */
  joined: Map<string, string>;
  /** New names of components of pages that one section alone has. What they share with the layout is loaded once. */
  ownLayouts: string[];
}

/**
 * Decides what moves out of the main bundle.
 *
 * A section is a route with data of its own above its pages: the docs plugin has one per version.
 *
 * @throws Error when there is no such route
 */
export function planSections({routes}: Pick<GeneratedFiles, 'routes'>): SectionPlan {
  const sections = findSections(routes).map((route) => ({route, name: `pages-of-${chunkName(route.path) || 'root'}`}));
  if (sections.length === 0) throw new Error('no generated route has pages and data of its own');
  const owners = findOwners(routes, sections);
  const names = nameChunks(sections, owners);
  const components = sections.flatMap((section) => componentOfPages(section) ?? []);
  const joined = joinChunks(routes, sections, components, owners);
  // Links into a section are followed before its pages are known: what the layout is asked for by has to be its name.
  for (const [chunk, name] of joined) {
    if (![...names.values()].includes(name)) names.set(chunk, name);
  }
  const ownLayouts = components.filter((chunk) => !joined.has(chunk)).map((chunk) => names.get(chunk) ?? chunk);
  return {sections, owners, names, joined, ownLayouts: [...new Set(ownLayouts)]};
}

/** The component that most pages of a section have. */
export function componentOfPages({route}: Section): string | undefined {
  const all = [...everyRoute(route.routes ?? [])].filter(({routes}) => !routes);
  return mostFrequent(all.flatMap(({names: {__comp}}) => (typeof __comp === 'string' ? __comp : [])));
}

/** What each page of a section needs comes in two chunks: its data with the table, and all around the page as the layout. */
function joinChunks(
  routes: RouteNode[],
  sections: Section[],
  components: string[],
  owners: Map<string, Section>,
): Map<string, string> {
  const all = [...everyRoute(routes)];
  const named = all.flatMap(({names}) => chunksOf(names));
  const around = all.filter((route) => route.routes).flatMap(({names}) => chunksOf({...names, __props: []}));
  const layout = [...around, ...components].filter((chunk) => !owners.has(chunk));
  const data = sections.flatMap(({name, route}): [string, string][] => {
    const {__props: chunk} = route.names;
    const isOwn = typeof chunk === 'string' && named.filter((other) => other === chunk).length === 1;
    return isOwn ? [[chunk, name]] : [];
  });
  return new Map([...layout.map((chunk) => [chunk, LAYOUT] as const), ...data]);
}

/** The name of the bundler's chunk that has what the generated files call so. */
export const chunkOf = (chunk: string, {joined, names}: SectionPlan): string =>
  joined.get(chunk) ?? names.get(chunk) ?? chunk;

/** What a chunk is called in the browser's tables. */
export const newName = (chunk: string, {names}: SectionPlan): string => names.get(chunk) ?? chunk;

/** Names of chunks in the shape that they have, as they are called in the browser. */
export const renamed = (chunks: ChunkNames, plan: SectionPlan): RouteNode['names'] =>
  JSON.parse(JSON.stringify(chunks), (_key, value: unknown) =>
    typeof value === 'string' ? newName(value, plan) : value,
  ) as RouteNode['names'];

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

function nameChunks(sections: Section[], owners: Map<string, Section>): Map<string, string> {
  const names = new Map<string, string>();
  // Files of one name in different case would overwrite each other on some disks.
  const taken = new Set([
    'main',
    'runtime~main',
    'styles',
    'common',
    LAYOUT,
    ...sections.map(({name}) => name.toLowerCase()),
  ]);
  for (const route of sections.flatMap((section) => [...everyRoute(section.route.routes ?? [])])) {
    for (const chunk of chunksOf(route.names)) {
      if (!owners.has(chunk) || names.has(chunk)) continue;
      const wanted = chunkName(route.path) || 'root';
      let name = wanted;
      for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}~${number}`;
      taken.add(name.toLowerCase());
      names.set(chunk, name);
    }
  }
  return names;
}

/** Chunks of the bundler that a page needs before it can be hydrated, by the page's path. */
export function chunksOfPages({routes}: Pick<GeneratedFiles, 'routes'>, plan: SectionPlan): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (list: RouteNode[], above: string[]) => {
    for (const route of list) {
      const section = plan.sections.find((candidate) => candidate.route === route);
      const own = chunksOf(route.names).map((chunk) => chunkOf(chunk, plan));
      const chunks = [...above, ...(section ? [section.name] : []), ...own];
      if (route.routes) visit(route.routes, chunks);
      else pages.set(route.path, [...new Set(chunks)]);
    }
  };
  visit(routes, []);
  return pages;
}
