import type {ElementContent} from 'hast';

/** An element as MDX knows those that are written as JSX in a page. */
export interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: (ElementContent | JsxElement)[];
  data: {_mdxExplicitJsx: true};
}

/**
 * A component of MDX, or an element that no component of the theme stands in for: it costs less than one of Markdown, and
 * Docusaurus does not take its links for links to pages.
 */
export function jsx(name: string, attributes: Record<string, string>, children: JsxElement['children']): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
    data: {_mdxExplicitJsx: true},
  };
}
