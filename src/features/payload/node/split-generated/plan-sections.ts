import {createHash} from 'node:crypto';
import {groupBy} from '../../../../lib/group-by';
import type {RouteNode} from './docusaurus-files';

/** The chunk of the components in which the pages of all sections are shown. */
export const LAYOUT = 'page-layout';

/** A part of the site whose table is loaded when a reader enters it: a docs version, the release notes, Fabric. */
export interface RouteSection {
  /** Name of the chunk that holds its table. */
  name: string;
  route: RouteNode;
  /** Chunk of its data. */
  data: string;
  /** The component that most of its pages have. */
  component: string;
}

/** The modules that move out of the main bundle. */
export type SectionPlan = ReturnType<typeof planSections>;

/**
 * Decides what moves out of the main bundle.
 *
 * A section is a route with data of its own above its pages: the docs plugin has one per version.
 *
 * @throws Error when there is no such route
 */
export function planSections(routes: RouteNode[]) {
  const all = everyRoute(routes);
  const sections = all.filter(({route}) => isSection(route)).map(({route}) => describeSection(route));
  if (sections.length === 0) throw new Error('no generated route has pages and data of its own');
  const owners = findOwners(routes, sections);
  // Modules that every page of a section needs are in two chunks: the data with the table, and the layout around the
  // page.
  const around = all
    .filter(({route}) => route.routes)
    .flatMap(({route: {chunks, data}}) => chunks.filter((chunk) => chunk !== data));
  const layout = [...around, ...sections.map(({component}) => component)].filter((chunk) => !owners.has(chunk));
  const chunks = new Map([
    ...shortNames([...owners.keys()]),
    ...layout.map((chunk) => [chunk, LAYOUT] as const),
    ...sections.map(({name, data}) => [data, name] as const),
  ]);
  const chunkOf = (name: string) => chunks.get(name) ?? name;
  const first = new Map([...chunks].toReversed().map(([name, chunk]) => [chunk, name]));
  return {
    sections,
    /** The only section that needs a chunk, by the chunk's name. Other chunks stay in the main bundle's registry. */
    owners,
    /** The bundler's chunk (`webpackChunkName` where it is imported), by the name that Docusaurus gave it. */
    chunkOf,
    /** Its name in the browser's tables: if possible the name of its chunk, by which links fetch ahead. */
    keyOf: (name: string) => (first.get(chunkOf(name)) === name ? chunkOf(name) : name),
    /** The bundler's chunks that each page needs before it can be hydrated, by the page's path. */
    pages: new Map(
      all
        .filter(({route}) => !route.routes)
        .map(({route, above}) => {
          const names = [...above, route].flatMap((each) => each.chunks);
          return [route.path, [...new Set(names.map(chunkOf))]];
        }),
    ),
  };
}

/** All routes of a tree, parents first, each with those above it, outermost first. */
export function everyRoute(routes: RouteNode[], above: RouteNode[] = []): {route: RouteNode; above: RouteNode[]}[] {
  return routes.flatMap((route) => [{route, above}, ...everyRoute(route.routes ?? [], [...above, route])]);
}

const isSection = ({data, routes}: RouteNode) => routes !== undefined && data !== undefined;

function describeSection(route: RouteNode): RouteSection {
  const components = everyRoute(route.routes!).flatMap(({route: page}) => (page.routes ? [] : page.component));
  const mostFirst = [...groupBy(components, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  const place = route.path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '~') || 'root';
  return {name: `pages-of-${place}`, route, data: route.data!, component: mostFirst[0]![0]};
}

function findOwners(routes: RouteNode[], sections: RouteSection[]): Map<string, RouteSection> {
  const users = everyRoute(routes).flatMap(({route, above}) => {
    // The route of the section itself stays; its table has the routes below.
    const section = sections.find((each) => above.includes(each.route));
    return route.chunks.map((chunk) => ({chunk, section}));
  });
  return new Map(
    [...groupBy(users, ({chunk}) => chunk)].flatMap(([chunk, [{section} = {}, ...others]]) =>
      section && others.every((other) => other.section === section) ? [[chunk, section]] : [],
    ),
  );
}

/**
 * A number for each, the same in each build if possible. Every reader loads the runtime's list of all names, in which
 * numbers from a small range take fewer bytes. As much of the range is free, a new page renumbers few others.
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
