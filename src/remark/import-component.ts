import type {RootContent} from 'mdast';
import {pageParser} from '../content/parse';

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = pageParser(true);

/** `import name from 'source'`, for the children of a page: a component or data that only some pages need; or `import 'source'`. */
export function importNode(name: string | undefined, source: string): RootContent {
  return mdx.parse(`import ${name ? `${name} from ` : ''}${JSON.stringify(source)};`).children[0]!;
}

/** The attributes of an element, given as JSX: `<i rows={rows} />`. */
export function attributesOf(element: string): Element['attributes'] {
  return (mdx.parse(element).children[0] as Element).attributes;
}
