import {chunkName} from './chunk-name';
import {isInVersion, routePath} from './doc-rows';
import {componentOfPages, type SectionPlan} from './plan-sections';
import {everyRoute} from './read-generated';
import type {DocsTable, SplitDocs} from './split-docs';
import {shortenSidebars} from './short-sidebars';
import type {RouteNode, Section, SectionData} from './types';

/** The pages of a section that its table does not write out: they follow from its docs. */
export interface DocPages {
  table: DocsTable;
  /** The component of all of them. */
  component: string;
  /** In the order of the docs of this version; undefined for one whose page has to be written out. */
  routes: (RouteNode | undefined)[];
  /** What the section's route gives to its component, shortened, where it comes with the table. */
  data: SectionData | undefined;
}

/**
 * The docs of each section, with their pages. A section without docs is not here, and all its pages are written out.
 *
 * @param readData gives what a chunk of data holds
 */
export function findDocPages(
  plan: SectionPlan,
  {tables}: SplitDocs,
  readData: (chunk: string) => SectionData | undefined,
): Map<Section, DocPages> {
  const found = plan.sections.flatMap((section): [Section, DocPages][] => {
    const table = tables.get(section);
    const component = componentOfPages(section);
    // Each address matches one of these routes, so that their order does not matter.
    const parent = [...everyRoute([section.route])].find(({routes}) => routes?.every(({exact}) => exact));
    if (!table || !component || !parent?.routes) return [];
    const pages = new Map(parent.routes.map((page) => [page.path, page]));
    const routes = table.rows
      .filter((row) => isInVersion(row, table.position))
      .map((row) => {
        const page = pages.get(routePath(section.route.path, row));
        const sidebar = row.own ? row.own.sidebar : table.sidebar;
        return page && isPlain(page, component, sidebar, plan) ? page : undefined;
      });
    const {__props: chunk} = section.route.names;
    const full = typeof chunk === 'string' && plan.joined.has(chunk) ? readData(chunk) : undefined;
    const data = full && shortenSidebars(full, section.route.path, table);
    return [[section, {table, component, routes, data}]];
  });
  return new Map(found);
}

/** Whether nothing but its path tells a page from others with this component. */
function isPlain(
  {path, names, attributes}: RouteNode,
  component: string,
  sidebar: string | undefined,
  {names: newNames}: SectionPlan,
): boolean {
  const {__comp, content, ...others} = names;
  const name = typeof content === 'string' ? newNames.get(content) : undefined;
  const hasNothingElse = Object.keys(others).length === 0 && JSON.stringify(attributes) === JSON.stringify({sidebar});
  return __comp === component && name === chunkName(path) && hasNothingElse;
}

/** Chunks of the pages that a table does not name, in the order of their hashes. */
export function unnamedChunks({routes}: DocPages): string[] {
  return routes.flatMap((route) => (route ? [chunkName(route.path)] : []));
}
