import type {DocPages} from './doc-pages';
import {chunkOf, newName, renamed, type SectionPlan} from './plan-sections';
import {chunksOf} from './read-generated';
import {writeTree, type SplitDocs} from './split-docs';
import type {ChunkNames, GeneratedFiles, RouteNode, Section} from './types';

/** Stands in a table until the file names of the section's chunks are known. */
export const hashesPlaceholder = (section: string) => `__HASHES_OF_${section}__`;

const dataFile = (section: string) => `data-of-${section}.json`;

const RUNTIME = '@site/src/plugins/payload/split-generated/client';
const json = (value: unknown) => JSON.stringify(value);
// Parsed text costs the browser less than an object literal.
const parsed = (value: unknown) => `JSON.parse(${json(json(value))})`;

/**
 * Writes the modules that take the place of the generated ones in the browser, by file name, and a table per section.
 */
export function writeModules(
  files: GeneratedFiles,
  plan: SectionPlan,
  docs: SplitDocs,
  docPages: ReadonlyMap<Section, DocPages>,
): Map<string, string> {
  const modules = new Map<string, string>();
  const requests = new Map(files.requests);
  for (const [{name, route}, {data}] of docPages) {
    if (!data) continue;
    modules.set(dataFile(name), json(data));
    requests.set(route.names['__props'] as string, `./${dataFile(name)}`);
  }
  const loader = (chunk: string) => {
    const request = requests.get(chunk);
    if (request === undefined) throw new Error(`registry.js does not have the chunk ${chunk}`);
    // The request is escaped as Docusaurus left it.
    return `() => import(/* webpackChunkName: ${json(chunkOf(chunk, plan))} */ "${request}")`;
  };
  for (const section of plan.sections) {
    modules.set(`${section.name}.js`, writeTable(section, plan, docPages.get(section), loader));
  }
  const kept = [...files.requests.keys()].filter((chunk) => !plan.owners.has(chunk));
  modules.set(
    'registry.js',
    `export default {\n${kept.map((chunk) => `${json(newName(chunk, plan))}: [${loader(chunk)}]`).join(',\n')}\n};\n`,
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

/**
 * Chunk names of the routes that stay. A section's table has to be one of its route, for prefetching; it is named as one
 * where no data of the route comes with it.
 */
function keptNames(routes: RouteNode[], plan: SectionPlan): Record<string, ChunkNames> {
  const names: Record<string, ChunkNames> = {};
  const visit = (route: RouteNode) => {
    names[`${route.path}-${route.hash}`] = renamed(route.names, plan);
    const section = sectionOf(route, plan);
    if (!section) route.routes?.forEach(visit);
    else if (!chunksOf(route.names).some((chunk) => plan.joined.get(chunk) === section.name)) {
      names[`${route.path}-table`] = {table: section.name};
    }
  };
  routes.forEach(visit);
  return names;
}

function writeTable(
  section: Section,
  plan: SectionPlan,
  docs: DocPages | undefined,
  loader: (chunk: string) => string,
): string {
  const pages = new Set(docs?.routes);
  const isOwn = (chunk: string) => plan.owners.get(chunk) === section;
  const registered = new Set(docs && isOwn(docs.component) ? [docs.component] : []);

  const write = (route: RouteNode): string => {
    chunksOf(route.names)
      .filter(isOwn)
      .forEach((chunk) => registered.add(chunk));
    const below = route.routes ? `, [\n${writeList(route.routes)}]` : '';
    const attributes = {...(route.exact ? {exact: true} : {}), ...route.attributes};
    return `node(${json(route.path)}, ${json(route.hash)}, ${json(renamed(route.names, plan))}, ${json(attributes)}${below})`;
  };
  const writeList = (routes: RouteNode[]): string => {
    const others = routes.filter((route) => !pages.has(route)).map(write);
    return [...others, ...(others.length < routes.length ? ['...pages'] : [])].join(',\n');
  };

  const list = writeList(section.route.routes ?? []);
  const registry = [...registered].map((chunk) => `${json(newName(chunk, plan))}: [${loader(chunk)}]`);
  const loaders = docs?.routes.map((route) => (route ? loader(route.names.content as string) : 'null'));
  return `import {addDocs, docPages, node, register} from '${RUNTIME}';
${docs?.data ? `import data from './${dataFile(section.name)}';\n` : ''}
const hashes = ${json(hashesPlaceholder(section.name))};
register({${registry.join(',\n')}}, hashes);
${
  docs
    ? `const rows = addDocs(${json(docs.table.instance)}, ${json(docs.table.sidebar) ?? 'undefined'}, ${parsed(writeTree(docs.table.rows))});
const version = {path: ${json(section.route.path)}, position: ${docs.table.position}, component: ${json(newName(docs.component, plan))}, sidebar: ${json(docs.table.sidebar) ?? 'undefined'}${docs.data ? ', data' : ''}};
const pages = docPages(version, rows, [
${loaders?.join(',\n')}
], hashes);
`
    : ''
}export default [
${list}
];
`;
}
