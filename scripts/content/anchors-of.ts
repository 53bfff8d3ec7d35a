import {createProcessor} from '@mdx-js/mdx';
import type {Root as HtmlRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingId} from '../../src/build/markdown';
import {entryId, type NamedEntry} from '../../src/lib/entry-id';
import {extractSections} from '../../src/plugins/search-index/extract-sections';
import referenceTables from '../../src/remark/reference-tables';
import {attributesOf} from './links-of';

interface Anchors {
  headings: ReadonlySet<string>;
  all: () => Promise<ReadonlySet<string>>;
}

const known = new WeakMap<Root, Anchors>();

/** The anchors of a page: those of its headings at once, and on demand those of the entries of its tables as well. */
export function anchorsOf(tree: Root): Anchors {
  const found = known.get(tree);
  if (found) return found;
  const sections = extractSections(tree, 0).flatMap(({anchor}) => anchor ?? []);
  const headings = new Set([...sections, ...writtenIds(tree)]);
  let all: Promise<ReadonlySet<string>> | undefined;
  const anchors: Anchors = {
    headings,
    all: () => (all ??= tableAnchors(tree).then((ids) => new Set([...headings, ...ids]))),
  };
  known.set(tree, anchors);
  return anchors;
}

/** Ids that HTML and components have in attributes. */
function writtenIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'html') ids.push(...[...node.value.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
    else ids.push(...attributesOf(node).flatMap(({name, value}) => (name === 'id' ? String(value) : [])));
  });
  return ids;
}

/** The ids of the entries that tables of keys and parameters become. */
async function tableAnchors(tree: Root): Promise<string[]> {
  const ids: string[] = [];
  const collect = () => (html: HtmlRoot) => {
    visit(html, (node) => {
      if (node.type === 'element' && typeof node.properties.id === 'string') ids.push(node.properties.id);
      const attributes = Object.fromEntries(
        attributesOf(node as unknown as Nodes).map(({name, value}) => [name, value]),
      );
      if ('name' in node && node.name === 'Entry') ids.push(entryId(attributes as unknown as NamedEntry));
      else if (typeof attributes.id === 'string') ids.push(attributes.id);
    });
    // Nothing is made of it.
    html.children = [];
  };
  const copy = structuredClone(tree);
  nameHeadings(copy);
  await createProcessor({format: 'mdx', rehypePlugins: [referenceTables, collect]}).run(copy as never);
  return ids;
}

/** Gives each heading the id by which the entries below it are named. */
function nameHeadings(tree: Root): void {
  visit(tree, 'heading', (node) => {
    node.data = {...node.data, hProperties: {id: headingId(node)}};
  });
}
