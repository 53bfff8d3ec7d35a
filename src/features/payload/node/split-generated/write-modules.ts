import {groupBy} from '../../../../lib/group-by';
import {everyRoute, type RouteSection, type SectionPlan} from './plan-sections';
import {renameChunks, writeReplacements, type GeneratedFiles, type RouteNode} from './docusaurus-files';

const RUNTIME = '@site/src/features/payload/node/split-generated/client';
const json = (value: unknown) => JSON.stringify(value);

/**
 * Writes the modules that replace the generated ones in the browser, and a table per section, by file name.
 *
 * @throws Error when a route names a chunk that the registry does not have
 */
export function writeModules({routes, requests}: GeneratedFiles, plan: SectionPlan): Map<string, string> {
  const {sections, owners, chunkOf, keyOf} = plan;

  function load(chunk: string): string {
    const request = requests.get(chunk);
    if (request === undefined) throw new Error(`registry.js does not have the chunk ${chunk}`);
    return `() => import(/* webpackChunkName: ${json(chunkOf(chunk))} */ "${request}")`;
  }

  const loadersOf = (chunks: string[]) => chunks.map((chunk): [string, string] => [keyOf(chunk), load(chunk)]);

  /** The content of a plain page, which differs from others of its section only in path, content and attributes. */
  function plainContent(
    {component, content, routes: below}: RouteNode,
    section: RouteSection | undefined,
  ): string | undefined {
    if (!section || below || content === undefined || owners.get(content) !== section) return undefined;
    return component === section.component ? content : undefined;
  }

  /** Sibling routes; the plain pages of a section are grouped by their attributes. */
  function writeList(list: RouteNode[], section?: RouteSection): string {
    const isPlain = (route: RouteNode) => plainContent(route, section) !== undefined;
    const nodes = list.filter((route) => !isPlain(route)).map((route) => writeNode(route, section));
    const alike = groupBy(list.filter(isPlain), ({attributes}) => json(attributes));
    return [...nodes, ...[...alike].map(([attributes, pages]) => writePages(pages, attributes, section!))].join(',\n');
  }

  function writePages(pages: RouteNode[], attributes: string, {route: {path: base}, component}: RouteSection): string {
    const rows = pages.map(
      ({path, content}) => `[${json(path.slice(base.length))}, ${json(keyOf(content!))}, ${load(content!)}]`,
    );
    return `...pages(${json(base)}, ${json(keyOf(component))}, ${attributes}, [\n${rows.join(',\n')}\n])`;
  }

  /** A route; the routes below that of a section are left out, since they are in its table. */
  function writeNode(route: RouteNode, section: RouteSection | undefined): string {
    const {path, hash, names, attributes, routes: below} = route;
    const said = `${json(path)}, ${json(hash)}, ${json(renameChunks(names, keyOf))}, ${json(attributes)}`;
    const own = sections.find((each) => each.route === route);
    if (own)
      return `section(node(${said}), () => import(/* webpackChunkName: ${json(own.name)} */ './${own.name}.js'))`;
    return `node(${said}${below ? `, [\n${writeList(below, section)}\n]` : ''})`;
  }

  function writeTable(section: RouteSection): string {
    const below = section.route.routes!;
    const plain = new Set(everyRoute(below).map(({route}) => plainContent(route, section)));
    // The loaders of plain pages are in the list.
    const registered = [...owners].filter(([chunk, owner]) => owner === section && !plain.has(chunk));
    return `import {node, pages, register} from '${RUNTIME}';

register([${loadersOf(registered.map(([chunk]) => chunk))
      .map(([key, loader]) => `[${json(key)}, ${loader}]`)
      .join(',\n')}]);
export default [
${writeList(below, section)}
];
`;
  }

  return new Map([
    ...writeReplacements({
      routes: {
        head: `import {node, section, start} from '${RUNTIME}';`,
        list: `start([\n${writeList(routes)},\nnode('*')\n])`,
      },
      loaders: loadersOf([...requests.keys()].filter((chunk) => !owners.has(chunk))),
    }),
    ...sections.map((section): [string, string] => [`${section.name}.js`, writeTable(section)]),
  ]);
}
