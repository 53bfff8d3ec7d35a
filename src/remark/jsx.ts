import type {RootContent, Text} from 'mdast';
import {pageParser} from '../content/parse';

export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = pageParser(true);

/**
 * A component of MDX, or an element that no component of the theme stands in for: it costs less than one of Markdown, and
 * Docusaurus does not take its links for links to pages.
 */
export function jsx(name: string, attributes: Record<string, string>, children: readonly RootContent[]): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    // MDX allows in elements what it finds there.
    children: children as JsxElement['children'],
    data: {_mdxExplicitJsx: true} as object,
  };
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** `import name from 'source'`, for the children of a page: a component or data that only some pages need; or `import 'source'`. */
export function importNode(name: string | undefined, source: string): RootContent {
  return mdx.parse(`import ${name ? `${name} from ` : ''}${JSON.stringify(source)};`).children[0]!;
}

/** The attributes of an element, given as JSX: `<i rows={rows} />`. */
export function attributesOf(element: string): JsxElement['attributes'] {
  return (mdx.parse(element).children[0] as JsxElement).attributes;
}
