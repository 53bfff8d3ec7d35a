import type {Element, ElementContent, Properties, Root} from 'hast';

/** An element with children, or with a text. */
export const h = (tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

export const root = (...children: Root['children']): Root => ({type: 'root', children});
