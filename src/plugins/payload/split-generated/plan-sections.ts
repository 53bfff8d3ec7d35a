import {chunksOf, everyRoute} from './read-generated';
import type {GeneratedFiles, RouteNode, Section} from './types';

export interface SectionPlan {
  sections: Section[];
  /** Section that alone needs a chunk, by the chunk's former name. Chunks that are not here stay in the main bundle's registry. */
  owners: Map<string, Section>;
  /** Former name to new name. New names follow the page's path, which stands beside them in the table and compresses well. */
  names: Map<string, string>;
}

/**
 * Decides what moves out of the main bundle.
 *
 * A section is a route with data of its own above its pages: the docs plugin has one per version.
 *
 * @throws Error when there is no such route
 */
export function planSections({routes}: Pick<GeneratedFiles, 'routes'>): SectionPlan {
  const sections = findSections(routes).map((route) => ({route, name: `pages-of-${nameOf(route.path) || 'root'}`}));
  if (sections.length === 0) throw new Error('no generated route has pages and data of its own');
  const owners = findOwners(routes, sections);
  return {sections, owners, names: nameChunks(sections, owners)};
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

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '~');

function nameChunks(sections: Section[], owners: Map<string, Section>): Map<string, string> {
  const names = new Map<string, string>();
  // Files of one name in different case would overwrite each other on some disks.
  const taken = new Set(['main', 'runtime~main', 'styles', 'common', ...sections.map(({name}) => name.toLowerCase())]);
  for (const route of sections.flatMap((section) => [...everyRoute(section.route.routes ?? [])])) {
    for (const chunk of chunksOf(route.names)) {
      if (!owners.has(chunk) || names.has(chunk)) continue;
      const wanted = nameOf(route.path) || 'root';
      let name = wanted;
      for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}~${number}`;
      taken.add(name.toLowerCase());
      names.set(chunk, name);
    }
  }
  return names;
}

/** Chunks that a page needs before it can be hydrated, by the page's path, under their new names. */
export function chunksOfPages({routes}: Pick<GeneratedFiles, 'routes'>, plan: SectionPlan): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (list: RouteNode[], above: string[]) => {
    for (const route of list) {
      const section = plan.sections.find((candidate) => candidate.route === route);
      const own = chunksOf(route.names).map((chunk) => plan.names.get(chunk) ?? chunk);
      const chunks = [...above, ...(section ? [section.name] : []), ...own];
      if (route.routes) visit(route.routes, chunks);
      else pages.set(route.path, [...new Set(chunks)]);
    }
  };
  visit(routes, []);
  return pages;
}
