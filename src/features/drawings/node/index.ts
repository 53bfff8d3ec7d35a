import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Image, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {inlineJsx} from '../../../page-model/jsx';

export {inlineDrawing} from './inline-drawing.cjs';

/** The `!!` turns off the loaders that Docusaurus has for images. */
const LOADER = `!!${join(__dirname, 'drawing-loader.cjs')}!`;

/**
 * Remark plugin that runs before the defaults: inlines the drawings of a page, because an image could use neither the
 * colors of the mode nor the fonts of the site. A missing drawing is left to Docusaurus, which reports it.
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
  const file = JSON.stringify(`${LOADER}${url.startsWith('.') ? url : `./${url}`}`);
  const markup = `<span className="drawing" role="img" dangerouslySetInnerHTML={{__html: require(${file})}} />`;
  // The name of the file is for the Markdown version of the page, which links to it.
  return inlineJsx(markup, {'aria-label': alt ?? '', 'data-file': url});
}
