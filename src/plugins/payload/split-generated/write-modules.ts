import {componentOfPages, keysOf, type SectionPlan} from './plan-sections';
import {chunksOf} from './read-generated';
import type {GeneratedFiles, RouteNode, Section} from './types';

const RUNTIME = '@site/src/plugins/payload/split-generated/client';
const json = (value: unknown) => JSON.stringify(value);

/**
 * Writes the modules that take the place of the generated ones in the browser, by file name, and a table per section.
 *
 * @throws Error when a route names a chunk that the registry does not have
 */
export function writeModules(files: GeneratedFiles, plan: SectionPlan): Map<string, string> {
  const load = (chunk: string) => {
    const request = files.requests.get(chunk);
    if (request === undefined) throw new Error(`registry.js does not have the chunk ${chunk}`);
    // The request is escaped as Docusaurus left it.
    return `() => import(/* webpackChunkName: ${json(plan.chunks.get(chunk) ?? chunk)} */ "${request}")`;
  };
  const registry = (chunks: Iterable<string>) =>
    `{\n${[...chunks].map((chunk) => `${json(plan.keys.get(chunk) ?? chunk)}: [${load(chunk)}]`).join(',\n')}\n}`;

  const kept = [...files.requests.keys()].filter((chunk) => !plan.owners.has(chunk));
  const modules = new Map([
    ['registry.js', `export default ${registry(kept)};\n`],
    // Filled by the routes.
    ['routesChunkNames.js', 'export default {};\n'],
    [
      'routes.js',
      `import {node, section, start} from '${RUNTIME}';

export default start([
${files.routes.map((route) => writeNode(route, plan, writeNodes)).join(',\n')},
node('*')
]);
`,
    ],
  ]);
  for (const section of plan.sections) {
    const registered = new Set<string>();
    const list = writeList(section, {plan, load, registered});
    modules.set(
      `${section.name}.js`,
      `import {node, pages, register} from '${RUNTIME}';

register(${registry(registered)});
export default [
${list}
];
`,
    );
  }
  return modules;
}

type WriteList = (routes: RouteNode[], plan: SectionPlan) => string;

/** A route, without the routes below where it is the one of a section: these are its table. */
function writeNode(route: RouteNode, plan: SectionPlan, below: WriteList): string {
  const section = plan.sections.find((candidate) => candidate.route === route);
  const attributes = {...(route.exact ? {exact: true} : {}), ...route.attributes};
  const said = [route.path, route.hash, keysOf(route.names, plan), attributes].map(json).join(', ');
  const node = `node(${said}${route.routes && !section ? `, [\n${below(route.routes, plan)}\n]` : ''})`;
  if (!section) return node;
  return `section(${node}, () => import(/* webpackChunkName: ${json(section.name)} */ './${section.name}.js'))`;
}

const writeNodes: WriteList = (routes, plan) => routes.map((route) => writeNode(route, plan, writeNodes)).join(',\n');

interface Writers {
  plan: SectionPlan;
  load: (chunk: string) => string;
  /** Chunks that need a loader of their own, to be filled. */
  registered: Set<string>;
}

/** The routes of a section: pages that nothing but their path and their content tells apart, by what else they say. */
function writeList(section: Section, {plan, load, registered}: Writers): string {
  const component = componentOfPages(section) ?? '';
  const base = section.route.path;
  const isOwn = (chunk: string) => plan.owners.get(chunk) === section;
  const write: WriteList = (routes) => {
    const alike = new Map<string, string[]>();
    const others: string[] = [];
    for (const route of routes) {
      const {content} = route.names;
      const isPlain = json(route.names) === json({__comp: component, content}) && route.exact && !route.routes;
      if (isPlain && typeof content === 'string' && isOwn(content)) {
        const attributes = json({exact: true, ...route.attributes});
        const row = `[${json(route.path.slice(base.length))}, ${json(plan.keys.get(content))}, ${load(content)}]`;
        alike.set(attributes, [...(alike.get(attributes) ?? []), row]);
      } else {
        others.push(writeNode(route, plan, write));
      }
      chunksOf(isPlain ? component : route.names)
        .filter(isOwn)
        .forEach((chunk) => registered.add(chunk));
    }
    const start = `...pages(${json(base)}, ${json(plan.keys.get(component) ?? component)}`;
    const lists = [...alike].map(([attributes, rows]) => `${start}, ${attributes}, [\n${rows.join(',\n')}\n])`);
    return [...others, ...lists].join(',\n');
  };
  return write(section.route.routes ?? [], plan);
}
