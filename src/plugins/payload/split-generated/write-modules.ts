import {chunksOf, everyRoute} from './read-generated';
import type {SectionPlan} from './plan-sections';
import {mostFrequent, type DocsTable, type SplitDocs} from './split-docs';
import type {ChunkNames, GeneratedFiles, RouteNode, Section} from './types';

/** Stands in a table until the file names of the section's chunks are known. */
export const hashesPlaceholder = (section: string) => `__HASHES_OF_${section}__`;

const RUNTIME = '@site/src/plugins/payload/split-generated/client';
const json = (value: unknown) => JSON.stringify(value);
// Parsed text costs the browser less than an object literal.
const parsed = (value: unknown) => `JSON.parse(${json(json(value))})`;

/**
 * Writes the modules that take the place of the generated ones in the browser, by file name, and a table per section.
 */
export function writeModules(files: GeneratedFiles, plan: SectionPlan, docs: SplitDocs): Map<string, string> {
  const loader = (chunk: string) => {
    const request = files.requests.get(chunk);
    if (request === undefined) throw new Error(`registry.js does not have the chunk ${chunk}`);
    // The request is escaped as Docusaurus left it.
    return `() => import(/* webpackChunkName: ${json(plan.names.get(chunk) ?? chunk)} */ "${request}")`;
  };
  const modules = new Map<string, string>();
  for (const section of plan.sections) {
    modules.set(`${section.name}.js`, writeTable(section, plan, docs.tables.get(section) ?? [], loader));
  }
  const kept = [...files.requests.keys()].filter((chunk) => !plan.owners.has(chunk));
  modules.set(
    'registry.js',
    `export default {\n${kept.map((chunk) => `${json(chunk)}: [${loader(chunk)}]`).join(',\n')}\n};\n`,
  );
  modules.set('routesChunkNames.js', `export default ${parsed(keptNames(files.routes, plan))};\n`);
  modules.set(
    'globalData.js',
    `export default ${parsed({...files.globalData, 'docusaurus-plugin-content-docs': docs.kept})};\n`,
  );
  modules.set('routes.js', writeRoutes(files.routes, plan));
  return modules;
}

const sectionOf = (route: RouteNode, {sections}: SectionPlan) => sections.find((section) => section.route === route);

/** The routes above and beside the sections. */
function writeRoutes(routes: RouteNode[], plan: SectionPlan): string {
  const write = (route: RouteNode): string => {
    const section = sectionOf(route, plan);
    const parts = [
      `path: ${json(route.path)}`,
      `component: ComponentCreator(${json(route.path)}, ${json(route.hash)})`,
      ...(route.exact ? ['exact: true'] : []),
      ...(route.routes && !section ? [`routes: [\n${route.routes.map(write).join(',\n')}]`] : []),
      ...Object.entries(route.attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
    ];
    const node = `{${parts.join(', ')}}`;
    if (!section) return node;
    return `section(${node}, () => import(/* webpackChunkName: ${json(section.name)} */ './${section.name}.js'))`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {section, start} from '${RUNTIME}';

export default start([
${routes.map(write).join(',\n')},
{path: '*', component: ComponentCreator('*')}
]);
`;
}

/** Chunk names of the routes that stay. A section's table is named as if it were a chunk of its route, for prefetching. */
function keptNames(routes: RouteNode[], plan: SectionPlan): Record<string, ChunkNames> {
  const names: Record<string, ChunkNames> = {};
  const visit = (route: RouteNode) => {
    names[`${route.path}-${route.hash}`] = route.names;
    const section = sectionOf(route, plan);
    if (section) names[`${route.path}-table`] = {table: section.name};
    else route.routes?.forEach(visit);
  };
  routes.forEach(visit);
  return names;
}

function writeTable(section: Section, plan: SectionPlan, docs: DocsTable[], loader: (chunk: string) => string): string {
  const routes = section.route.routes ?? [];
  const all = [...everyRoute(routes)];
  const base = section.route.path;
  const isOwn = (chunk: ChunkNames | undefined): chunk is string =>
    typeof chunk === 'string' && plan.owners.get(chunk) === section;
  const pathCounts = countBy(all.map(({path}) => path));
  const component = mostFrequent(all.flatMap(({names: {__comp}}) => (typeof __comp === 'string' ? __comp : [])));
  const sidebar = mostFrequent(all.flatMap(({attributes}) => (attributes.sidebar as string | undefined) ?? []));
  // The component of all pages can be one that no other section has.
  const registered = new Set(isOwn(component) ? [component] : []);
  const newName = (chunk: string) => plan.names.get(chunk) ?? chunk;

  const isPage = ({path, exact, names, attributes, routes: below}: RouteNode) =>
    exact &&
    !below &&
    path.startsWith(base) &&
    pathCounts.get(path) === 1 &&
    Object.keys(names).length === 2 &&
    names['__comp'] === component &&
    isOwn(names.content) &&
    Object.keys(attributes).every((name) => name === 'sidebar');

  const renamed = (names: ChunkNames) =>
    JSON.parse(json(names), (_key, value: unknown) =>
      typeof value === 'string' ? newName(value) : value,
    ) as ChunkNames;

  const write = (route: RouteNode): string => {
    if (isPage(route)) {
      const content = route.names.content as string;
      const own = route.attributes.sidebar === sidebar ? '' : `, ${json(route.attributes.sidebar ?? null)}`;
      return `page(${json(route.path.slice(base.length))}, ${json(plan.names.get(content))}, ${loader(content)}${own})`;
    }
    chunksOf(route.names)
      .filter(isOwn)
      .forEach((chunk) => registered.add(chunk));
    const below = route.routes ? `, [\n${route.routes.map(write).join(',\n')}]` : '';
    const attributes = {...(route.exact ? {exact: true} : {}), ...route.attributes};
    return `node(${json(route.path)}, ${json(route.hash)}, ${json(renamed(route.names))}, ${json(attributes)}${below})`;
  };

  const list = routes.map(write).join(',\n');
  const registry = [...registered].map((chunk) => `${json(newName(chunk))}: [${loader(chunk)}]`);
  const docsCalls = docs.map(
    ({instance, sidebar: common, rows}) =>
      `addDocs(${json(instance)}, ${json(common) ?? 'undefined'}, ${parsed(rows)});\n`,
  );
  return `import {addDocs, node, pages, register} from '${RUNTIME}';

register({${registry.join(',\n')}}, ${json(hashesPlaceholder(section.name))});
const page = pages(${json(base)}, ${json(component && newName(component))}, ${json(sidebar) ?? 'undefined'});
${docsCalls.join('')}export default [
${list}
];
`;
}

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
