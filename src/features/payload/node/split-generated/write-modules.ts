import {groupBy} from '../../../../lib/group-by';
import type {Section, SectionPlan} from './plan-sections';
import {everyRoute, type ChunkNames, type GeneratedFiles, type RouteNode} from './read-generated';

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
    // Docusaurus has already escaped the request.
    return `() => import(/* webpackChunkName: ${json(chunkOf(chunk))} */ "${request}")`;
  }

  const registry = (chunks: string[]) =>
    `{\n${chunks.map((chunk) => `${json(keyOf(chunk))}: [${load(chunk)}]`).join(',\n')}\n}`;

  /** Chunk names as the browser calls them, in the same shape. */
  const keysOf = (names: ChunkNames) =>
    JSON.stringify(names, (_key, value: unknown) => (typeof value === 'string' ? keyOf(value) : value));

  /** The content of a plain page, which differs from others of its section only in path, content and attributes. */
  function plainContent({names, routes: below}: RouteNode, section: Section | undefined): string | undefined {
    const {content} = names;
    if (!section || below || typeof content !== 'string' || owners.get(content) !== section) return undefined;
    return json(names) === json({__comp: section.component, content}) ? content : undefined;
  }

  /** Sibling routes; the plain pages of a section are grouped by their attributes. */
  function writeList(list: RouteNode[], section?: Section): string {
    const isPlain = (route: RouteNode) => plainContent(route, section) !== undefined;
    const nodes = list.filter((route) => !isPlain(route)).map((route) => writeNode(route, section));
    const alike = groupBy(list.filter(isPlain), ({attributes}) => json(attributes));
    return [...nodes, ...[...alike].map(([attributes, pages]) => writePages(pages, attributes, section!))].join(',\n');
  }

  function writePages(pages: RouteNode[], attributes: string, {route: {path: base}, component}: Section): string {
    const rows = pages.map(({path, names}) => {
      const content = names.content as string;
      return `[${json(path.slice(base.length))}, ${json(keyOf(content))}, ${load(content)}]`;
    });
    return `...pages(${json(base)}, ${json(keyOf(component))}, ${attributes}, [\n${rows.join(',\n')}\n])`;
  }

  /** A route; the routes below that of a section are left out, since they are in its table. */
  function writeNode(route: RouteNode, section: Section | undefined): string {
    const {path, hash, names, attributes, routes: below} = route;
    const said = `${json(path)}, ${json(hash)}, ${keysOf(names)}, ${json(attributes)}`;
    const own = sections.find((each) => each.route === route);
    if (own)
      return `section(node(${said}), () => import(/* webpackChunkName: ${json(own.name)} */ './${own.name}.js'))`;
    return `node(${said}${below ? `, [\n${writeList(below, section)}\n]` : ''})`;
  }

  function writeTable(section: Section): string {
    const below = section.route.routes!;
    const plain = new Set(everyRoute(below).map(({route}) => plainContent(route, section)));
    // The loaders of plain pages are in the list.
    const registered = [...owners].filter(([chunk, owner]) => owner === section && !plain.has(chunk));
    return `import {node, pages, register} from '${RUNTIME}';

register(${registry(registered.map(([chunk]) => chunk))});
export default [
${writeList(below, section)}
];
`;
  }

  return new Map([
    ['registry.js', `export default ${registry([...requests.keys()].filter((chunk) => !owners.has(chunk)))};\n`],
    // Filled by the routes.
    ['routesChunkNames.js', 'export default {};\n'],
    [
      'routes.js',
      `import {node, section, start} from '${RUNTIME}';

export default start([
${writeList(routes)},
node('*')
]);
`,
    ],
    ...sections.map((section) => [`${section.name}.js`, writeTable(section)] as const),
  ]);
}
