import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Image, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Without the loaders that Docusaurus has for images. */
const LOADER = `!!${join(__dirname, 'drawing-loader.cjs')}!`;

/**
 * Remark plugin, for before the defaults: puts the drawings of a page into the page, where an image could have neither the
 * colors of the mode nor the fonts of the site. A drawing that is missing is left to Docusaurus, which reports it.
 */
export default function inlineDrawings() {
  return (tree: Root, {path}: {path: string}) => {
    visit(tree, 'image', (node) => {
      if (!/^\.{0,2}[\w/-][^:]*\.svg$/.test(node.url) || !existsSync(join(dirname(path), node.url))) return;
      Object.assign(node, drawingOf(node));
    });
  };
}

/** `<span className="drawing" role="img" aria-label="…" dangerouslySetInnerHTML={{__html: require('…')}} />` */
function drawingOf({alt, url}: Image) {
  const file = `${LOADER}${url.startsWith('.') ? url : `./${url}`}`;
  const text = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});
  const call = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: file, raw: JSON.stringify(file)}],
    optional: false,
  };
  const property = {
    type: 'Property',
    key: {type: 'Identifier', name: '__html'},
    value: call,
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  };
  const expression = {type: 'ObjectExpression', properties: [property]};
  const estree = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]};
  const markup = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [
      text('className', 'drawing'),
      text('role', 'img'),
      text('aria-label', alt ?? ''),
      // The Markdown of the page has the drawing as a file.
      text('data-file', url),
      {type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: markup},
    ],
    children: [],
    // No component of the theme stands in for it.
    data: {_mdxExplicitJsx: true},
  };
}
