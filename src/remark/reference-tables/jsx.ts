import type {RootContent, Text} from 'mdast';

export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

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
