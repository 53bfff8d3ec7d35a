import type {Element, Root, RootContent} from 'hast';
import {expect, test} from 'vitest';
import groupExamples from '../../../src/remark/group-operation-examples';

const element = (tagName: string, name: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{type: 'text', value: name}],
});
const label = (name: string): Element => ({
  ...element('p', '', {className: ['operation-label']}),
  children: [element('strong', name)],
});
const nodes: Record<string, Element> = {
  h2: element('h2', 'h2'),
  p: element('p', 'p'),
  dl: element('dl', 'dl'),
  ul: element('ul', 'ul'),
  pre: element('pre', 'pre'),
  admonition: element('admonition', 'admonition'),
};

/** What becomes of a page: `div(…)` around what is grouped, labels by their names. */
function group(page: string): string {
  const children = page
    .split(' ')
    .flatMap((name): RootContent[] => [nodes[name] ?? label(name), {type: 'text', value: '\n'}]);
  const tree: Root = {type: 'root', children};
  groupExamples()(tree);
  return show(tree.children);
}

function show(all: readonly RootContent[]): string {
  return all
    .flatMap((node) => {
      if (node.type !== 'element') return [];
      if (node.tagName === 'div') return [`${String(node.properties.className ?? 'div')}(${show(node.children)})`];
      return [node.properties.className ? labelName(node) : node.tagName];
    })
    .join(' ');
}

const labelName = ({children: [strong]}: Element) =>
  strong?.type === 'element' && strong.children[0]?.type === 'text' ? strong.children[0].value : '';

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
