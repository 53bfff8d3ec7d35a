import type {RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import groupExamples from '../../../src/remark/group-operation-examples';
import {h, root} from './hast';

const label = (name: string) => h('p', {className: ['operation-label']}, h('strong', {}, name));
const blocks = new Set(['h2', 'p', 'dl', 'ul', 'pre', 'admonition']);

/** What becomes of a page: `div(…)` around what is grouped, labels by their names. */
function group(page: string): string {
  const nodes = page.split(' ').map((name) => (blocks.has(name) ? h(name, {}, name) : label(name)));
  const tree = root(...nodes.flatMap((node): RootContent[] => [node, {type: 'text', value: '\n'}]));
  groupExamples()(tree);
  return show(tree.children);
}

function show(all: readonly RootContent[]): string {
  return all
    .flatMap((node) => {
      if (node.type !== 'element') return [];
      if (node.tagName === 'div') return [`${String(node.properties.className ?? 'div')}(${show(node.children)})`];
      return [node.properties.className ? toString(node) : node.tagName];
    })
    .join(' ');
}

test('requests and responses follow the description, without the heading, and parameters come with the rest', () => {
  expect(group('p h2 p p Parameters dl Request pre Response pre Errors dl Behavior ul h2 p')).toBe(
    'p h2 operation(div(p p) operation-examples(div(Request pre Response pre)) ' +
      'div(Parameters dl Errors dl Behavior ul)) h2 p',
  );
});

test('a warning comes with the parameters', () => {
  expect(group('h2 p admonition Parameters dl Request pre')).toBe(
    'h2 operation(div(p) operation-examples(div(Request pre)) div(admonition Parameters dl))',
  );
});

test('each request has a part with its response', () => {
  expect(group('h2 p Request pre Response pre Request pre Response pre')).toBe(
    'h2 operation(div(p) operation-examples(div(Request pre Response pre) div(Request pre Response pre)))',
  );
});

test('a sentence belongs to the response if the label introduces it', () => {
  expect(group('h2 p Request pre Response p pre p pre')).toBe(
    'h2 operation(div(p) operation-examples(div(Request pre Response p pre)) div(p pre))',
  );
});

test('other sections stay as they are', () => {
  expect(group('p h2 p pre ul h2 Parameters dl')).toBe('p h2 p pre ul h2 Parameters dl');
});
