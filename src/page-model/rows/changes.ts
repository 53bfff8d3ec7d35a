import type {Heading, List, ListItem, Nodes, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {InlineText} from '../../lib/inline-text';
import {parsePage} from '../parse';
import {readInlineText} from '../text';

interface Source<Group extends string> {
  /** The Markdown of the page, front matter included. */
  markdown: string;
  /** The groups that a page can have, in their order. */
  groups: readonly Group[];
  /** Address of a link's target; throws for a target that does not exist. */
  resolveLink: (url: string) => string;
}

/**
 * The changes that a release page lists: each h2 is a group, each bullet under it a change. The text before the first
 * h2 is an introduction, which is not read.
 *
 * @throws Error naming the line, what was found and what was expected, when the page has another form
 */
export function readChanges<Group extends string>(source: Source<Group>): Partial<Record<Group, InlineText[]>> {
  const {markdown, groups, resolveLink} = source;
  const changes: Partial<Record<Group, InlineText[]>> = {};
  const headings = new Map<Group, Heading>();
  let group: Group | undefined;
  for (const node of parsePage(markdown).children) {
    if (node.type === 'heading') {
      group = readGroup(node, group, groups);
      headings.set(group, node);
    } else if (group) {
      if (changes[group]) throw problem(node, `${nameOf(node)} after the list of "${group}"`, 'one list per group');
      changes[group] = readList(node, group).children.map((item) => readItem(item, resolveLink));
    }
  }
  for (const [name, heading] of headings) {
    if (!changes[name])
      throw problem(heading, `no change under "${name}"`, 'at least one bullet, or the page without this group');
  }
  return changes;
}

type Positioned = Pick<RootContent, 'position'>;

function problem({position}: Positioned, found: string, expected: string): Error {
  return new Error(`line ${position?.start.line ?? '?'}: found ${found}, expected ${expected}.`);
}

function nameOf(node: RootContent): string {
  return `a ${node.type === 'list' && node.ordered ? 'numbered list' : node.type}`;
}

function readGroup<Group extends string>(
  heading: Heading,
  previous: Group | undefined,
  groups: readonly Group[],
): Group {
  const text = toString(heading);
  if (heading.depth !== 2) throw problem(heading, `the h${heading.depth} "${text}"`, 'only h2 headings, one per group');
  const group = groups.find((name) => name === text);
  if (!group) throw problem(heading, `the group "${text}"`, `one of ${groups.join(', ')}`);
  if (previous && groups.indexOf(group) <= groups.indexOf(previous)) {
    throw problem(heading, `the group "${group}" after "${previous}"`, `the order ${groups.join(', ')}`);
  }
  return group;
}

function readList(node: RootContent, group: string): List {
  if (node.type === 'list' && !node.ordered) return node;
  throw problem(node, `${nameOf(node)} under "${group}"`, 'a bulleted list of changes');
}

type ResolveLink = Source<string>['resolveLink'];

function readItem(item: ListItem, resolveLink: ResolveLink): InlineText {
  const [paragraph, ...rest] = item.children;
  if (!paragraph) throw problem(item, 'an empty bullet', 'the change');
  if (paragraph.type !== 'paragraph') throw problem(paragraph, `${nameOf(paragraph)} in a bullet`, 'one paragraph');
  if (rest[0]) throw problem(rest[0], `${nameOf(rest[0])} after the first paragraph of a bullet`, 'one paragraph');
  return readInlineText(paragraph.children.map((node) => withResolvedLinks(node, resolveLink)));
}

const KNOWN = new Set<Nodes['type']>(['text', 'break', 'inlineCode', 'strong', 'emphasis', 'link']);

/** A copy of a node whose links lead to the addresses of their targets. */
function withResolvedLinks(node: PhrasingContent, resolveLink: ResolveLink): PhrasingContent {
  if (!KNOWN.has(node.type)) throw problem(node, `${node.type} in a change`, 'text, code, emphasis and links only');
  if (!('children' in node)) return node;
  const children = node.children.map((child) => withResolvedLinks(child, resolveLink));
  const resolved = node.type === 'link' ? {...node, url: resolveAt(node, node.url, resolveLink)} : node;
  return {...resolved, children};
}

function resolveAt(node: Positioned, url: string, resolveLink: ResolveLink): string {
  try {
    return resolveLink(url);
  } catch (error) {
    throw new Error(`line ${node.position?.start.line ?? '?'}: ${(error as Error).message}`, {cause: error});
  }
}
