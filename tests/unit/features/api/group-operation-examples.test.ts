import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/page-model/parse';
import groupExamples from '../../../../src/features/api/node/group-operation-examples';

const PATH = '/site/docs/developers/operations-api/jobs.md';

const MARKDOWN: Record<string, string> = {
  heading: '## Operation',
  paragraph: 'Text.',
  list: '- Item',
  code: '```json\n{}\n```',
  warning: ':::warning\n\nDanger.\n\n:::',
};

/** A page of these parts after the plugin; what is none of them is a label. */
function render(page: string, path = PATH): Root {
  const parts = page.split(' ').map((name) => MARKDOWN[name] ?? `**${name}**`);
  const tree = structuredClone(parsePage(parts.join('\n\n<!-- -->\n\n')));
  tree.children = tree.children.filter(({type}) => type !== 'html');
  groupExamples()(tree, {path});
  return tree;
}

interface Part {
  type: string;
  data?: {hProperties?: {className: string[]}};
  children: RootContent[];
}

/** The outline of a page: `div(…)` around what is grouped, labels by their names. */
function group(page: string): string {
  const show = (all: readonly RootContent[]): string =>
    (all as unknown as Part[])
      .filter(({type}) => type !== 'mdxjsEsm')
      .map((node) => {
        const className = node.data?.hProperties?.className[0];
        if (node.type === 'part') return `${className ?? 'div'}(${show(node.children)})`;
        return className ? toString(node) : node.type;
      })
      .join(' ');
  return show(render(page).children);
}

test('requests and responses follow the description, without the heading, and parameters come with the rest', () => {
  expect(
    group('paragraph heading paragraph paragraph Parameters list Request code Response code Errors list Behavior list'),
  ).toBe(
    'paragraph heading operation(div(paragraph paragraph) operation-examples(div(Request code Response code)) ' +
      'div(Parameters list Errors list Behavior list))',
  );
});

test('the next operation begins at its heading', () => {
  const operation = 'heading operation(div(paragraph) operation-examples(div(Request code)))';
  expect(group('heading paragraph Request code heading paragraph Request code')).toBe(`${operation} ${operation}`);
});

test('a warning comes with the parameters', () => {
  expect(group('heading paragraph warning Parameters list Request code')).toBe(
    'heading operation(div(paragraph) operation-examples(div(Request code)) div(containerDirective Parameters list))',
  );
});

test('each request has a part with its response', () => {
  expect(group('heading paragraph Request code Response code Request code Response code')).toBe(
    'heading operation(div(paragraph) operation-examples(div(Request code Response code) div(Request code Response code)))',
  );
});

test('a sentence belongs to the response if the label introduces it', () => {
  expect(group('heading paragraph Request code Response paragraph code paragraph code')).toBe(
    'heading operation(div(paragraph) operation-examples(div(Request code Response paragraph code)) ' +
      'div(paragraph code))',
  );
});

test('other sections stay as they are', () => {
  const page = 'paragraph heading paragraph code list heading Parameters list';
  expect(group(page)).toBe(page);
});

const classesOf = (markdown: string, path = PATH): unknown[] => {
  const tree = structuredClone(parsePage(markdown));
  groupExamples()(tree, {path});
  return tree.children.map(({data}) => (data as Part['data'])?.hProperties?.className[0]);
};

test('labels and facts of an operation are marked', () => {
  expect(
    classesOf('Permission: `super_user`.\n\nSince: 4.4\n\n**Parameters**\n\n**Errors**: some\n\n**Response** `200`'),
    // The last one imports the styles of these pages.
  ).toEqual(['operation-fact', 'operation-fact', 'operation-label', 'operation-label', 'operation-label', undefined]);
});

test('other text is not, and pages elsewhere are left alone', () => {
  expect(classesOf('Text.\n\n**Strong** words begin this.\n\nThe permission: none.').filter(Boolean)).toEqual([]);
  expect(classesOf('**Parameters**', '/site/docs/reference/roles.md')).toEqual([undefined]);
});
