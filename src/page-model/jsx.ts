import type {RootContent, Text} from 'mdast';
import {pageParser} from './parse';

export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = pageParser(true);

/**
 * An MDX component, or an element that the theme does not replace with a component: it costs less than a Markdown
 * element, and Docusaurus does not treat its links as links to pages.
 */
export function jsx(name: string, attributes: Record<string, string>, children: readonly RootContent[]): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    // MDX accepts any content in an element.
    children: children as JsxElement['children'],
    data: {_mdxExplicitJsx: true} as object,
  };
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** `import name from 'source'`, or `import 'source'` without a name: components or data that only some pages need. */
export function importNode(name: string | undefined, source: string): RootContent {
  return mdx.parse(`import ${name ? `${name} from ` : ''}${JSON.stringify(source)};`).children[0]!;
}

/** The attributes of an element, given as JSX: `<i rows={rows} />`. */
export function attributesOf(element: string): JsxElement['attributes'] {
  return (mdx.parse(element).children[0] as JsxElement).attributes;
}
