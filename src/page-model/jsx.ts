import type {RootContent, Text} from 'mdast';
import {pageParser} from './parse';

export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type JsxTextElement = Extract<RootContent, {type: 'mdxJsxTextElement'}>;

const mdx = pageParser(true);

/** An MDX component, or an element. */
export function jsx(name: string, attributes: Record<string, string>, children: readonly RootContent[]): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesFrom(attributes),
    // MDX accepts any content in an element.
    children: children as JsxElement['children'],
  };
}

/** The same within a line, from its JSX, with more attributes of text. */
export function inlineJsx(element: string, more: Record<string, string>): JsxTextElement {
  const {name, attributes} = mdx.parse(element).children[0] as JsxElement;
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [...attributes, ...attributesFrom(more)],
    children: [],
  };
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** `import name from 'source'`, or `import 'source'` without a name: components or data that only some pages need. */
export function importNode(name: string | undefined, source: string): RootContent {
  return mdx.parse(`import ${name ? `${name} from ` : ''}${JSON.stringify(source)};`).children[0]!;
}

function attributesFrom(attributes: Record<string, string>): JsxElement['attributes'] {
  return Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
}

/** The attributes of an element, given as JSX: `<i rows={rows} />`. */
export function attributesOf(element: string): JsxElement['attributes'] {
  return (mdx.parse(element).children[0] as JsxElement).attributes;
}
