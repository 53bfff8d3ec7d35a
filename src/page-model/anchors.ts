import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf} from './links';
import {sectionsOf} from './sections';

const known = new WeakMap<Root, ReadonlySet<string>>();

/** The anchors of a page: those of its headings, of entries made from tables, and of HTML and components. */
export function anchorsOf(tree: Root): ReadonlySet<string> {
  const anchors = known.get(tree) ?? readAnchors(tree);
  known.set(tree, anchors);
  return anchors;
}

function readAnchors(tree: Root): ReadonlySet<string> {
  const ids = sectionsOf(tree).flatMap(({id, tables}) => [
    id,
    ...tables.flatMap(({rows}) => rows.flatMap(({anchor}) => anchor ?? [])),
  ]);
  return new Set([...ids.filter(Boolean), ...writtenIds(tree)]);
}

/** Ids that HTML and components have in attributes. */
function writtenIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'html') ids.push(...[...node.value.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
    else ids.push(...attributesOf(node).flatMap(({name, value}) => (name === 'id' ? value : [])));
  });
  return ids;
}
