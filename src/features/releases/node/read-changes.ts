import type {Heading, List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../../page-model/parse';
import {changeGroups, type Change, type ChangeGroup, type Changes, type Inline} from '../release';

interface Source {
  /** The Markdown of the page, front matter included. */
  markdown: string;
  /** Address of a link's target; throws for a target that does not exist. */
  resolveLink: (url: string) => string;
}

/**
 * The changes that a release page lists: each h2 is a group, each bullet under it a change. The text before the first
 * h2 is an introduction, which is not read.
 *
 * @throws Error naming the line, what was found and what was expected, when the page has another form
 */
export function readChanges({markdown, resolveLink}: Source): Changes {
  const {children} = parsePage(markdown);
  const changes: Changes = {};
  const headings = new Map<ChangeGroup, Heading>();
  let group: ChangeGroup | undefined;
  for (const node of children) {
    if (node.type === 'heading') {
      group = readGroup(node, group);
      headings.set(group, node);
    } else if (group) {
      if (changes[group]) throw problem(node, `${nameOf(node)} after the list of "${group}"`, 'one list per group');
      changes[group] = readList(node, group).children.map((item) => readItem(item, resolveLink));
    }
  }
  for (const [name, heading] of headings) {
    if (!changes[name]) throw problem(heading, `no change under "${name}"`, 'at least one bullet, or no such group');
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

function readGroup(heading: Heading, previous: ChangeGroup | undefined): ChangeGroup {
  const text = toString(heading);
  if (heading.depth !== 2) throw problem(heading, `the h${heading.depth} "${text}"`, 'only h2 headings, one per group');
  const group = changeGroups.find((name) => name === text);
  if (!group) throw problem(heading, `the group "${text}"`, `one of ${changeGroups.join(', ')}`);
  if (previous && changeGroups.indexOf(group) <= changeGroups.indexOf(previous)) {
    throw problem(heading, `the group "${group}" after "${previous}"`, `the order ${changeGroups.join(', ')}`);
  }
  return group;
}

function readList(node: RootContent, group: ChangeGroup): List {
  if (node.type === 'list' && !node.ordered) return node;
  throw problem(node, `${nameOf(node)} under "${group}"`, 'a bulleted list of changes');
}

function readItem(item: ListItem, resolveLink: Source['resolveLink']): Change {
  const [paragraph, ...rest] = item.children;
  if (!paragraph) throw problem(item, 'an empty bullet', 'the change');
  if (paragraph.type !== 'paragraph') throw problem(paragraph, `${nameOf(paragraph)} in a bullet`, 'one paragraph');
  if (rest[0]) throw problem(rest[0], `${nameOf(rest[0])} after the first paragraph of a bullet`, 'one paragraph');
  return readInlines(paragraph.children, resolveLink);
}

function readInlines(nodes: PhrasingContent[], resolveLink: Source['resolveLink']): Inline[] {
  return nodes.map((node) => readInline(node, resolveLink));
}

function readInline(node: PhrasingContent, resolveLink: Source['resolveLink']): Inline {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s+/g, ' ');
    case 'break':
      return ' ';
    case 'inlineCode':
      return {code: node.value};
    case 'strong':
      return {strong: readInlines(node.children, resolveLink)};
    case 'emphasis':
      return {emphasis: readInlines(node.children, resolveLink)};
    case 'link':
      return {link: resolveAt(node, node.url, resolveLink), text: readInlines(node.children, resolveLink)};
    default:
      throw problem(node, `${node.type} in a change`, 'text, code, emphasis and links only');
  }
}

function resolveAt(node: Positioned, url: string, resolveLink: Source['resolveLink']): string {
  try {
    return resolveLink(url);
  } catch (error) {
    throw new Error(`line ${node.position?.start.line ?? '?'}: ${(error as Error).message}`, {cause: error});
  }
}
