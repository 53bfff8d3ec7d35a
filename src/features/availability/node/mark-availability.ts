import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {sinceLine} from '../../../page-model/since';
import {inlineNodes} from '../../../page-model/text';
import {codeOf} from '../../../page-model/sections';
import {arrivalIn, isDated} from '../availability';
import {presenceIn, successorText, type History} from '../presence';
import {pageOfFile, versionOfFile} from '../../../lib/version-names';

/** The file of a page, with the front matter that Docusaurus has read. */
interface Source {
  path: string;
  data: {frontMatter?: {group?: string}};
}

interface Options {
  /** Returns a function that finds the feature a heading's code names, or undefined if the page has no features. */
  featuresOn: (page: string, group: string | undefined) => ((code: string) => History | undefined) | undefined;
}

/**
 * Remark plugin: marks operations, globals, methods and other features below their headings with what the availability
 * data says about them in the page's version: "since 4.5.10", "deprecated since 4.5". The marks replace the line
 * `Since: 4.5`; without one, they are below the permission of an operation, and otherwise right below the heading.
 */
export default function markAvailability({featuresOn}: Options) {
  return (tree: Root, {path, data: {frontMatter}}: Source) => {
    const version = versionOfFile(path);
    if (version === undefined) return;
    const find = featuresOn(pageOfFile(path), frontMatter?.group);
    if (!find) return;
    for (const [at, node] of [...tree.children.entries()].toReversed()) {
      const feature = node.type === 'heading' ? find(codeOf(node)) : undefined;
      const marks = feature ? marksOf(feature, version) : [];
      if (marks.length === 0) continue;
      const end = tree.children.findIndex(({type}, other) => other > at && type === 'heading');
      const blocks = tree.children.slice(at + 1, end === -1 ? undefined : end);
      tree.children.splice(at + 1, blocks.length, ...withMarks(blocks, marks));
    }
  };
}

/**
 * The facts that the data has about a feature in a version, with code in backticks; empty for an old feature that
 * stays.
 */
export function marksOf(feature: History, version: string): string[] {
  const presence = presenceIn(feature, version);
  if (presence.state !== 'present') return [];
  const arrival = arrivalIn(feature, version);
  const successor = presence.isDeprecated ? successorText({...feature, removed: undefined}) : undefined;
  return [
    ...(arrival !== undefined && isDated(arrival) ? [`since ${arrival}`] : []),
    ...(presence.until === undefined ? [] : [`removed in ${presence.until}`]),
    ...(presence.isDeprecated ? [`deprecated since ${feature.deprecated}${successor ? `: ${successor}` : ''}`] : []),
  ];
}

function withMarks(blocks: RootContent[], marks: string[]): RootContent[] {
  const line: Paragraph = {
    type: 'paragraph',
    data: {hProperties: {className: ['operation-fact']}},
    children: marks.flatMap((mark, index) => [
      ...(index > 0 ? [{type: 'text' as const, value: ' '}] : []),
      markOf(mark),
    ]),
  };
  const dated = blocks.findIndex((node) => node.type === 'paragraph' && sinceLine(toString(node)) !== undefined);
  if (dated !== -1) return blocks.with(dated, line);
  const permission = blocks.findIndex((node) => node.type === 'paragraph' && toString(node).startsWith('Permission: '));
  return blocks.toSpliced(permission + 1, 0, line);
}

function markOf(mark: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: {hName: 'span', hProperties: {className: ['availability']}},
    children: inlineNodes(mark),
  };
}
