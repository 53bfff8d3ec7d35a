const fs = require('node:fs');
const path = require('node:path');
const {inlineDrawing, readPalette} = require('./inline-drawing.cjs');

const TOKENS = path.join(__dirname, '../../../css/tokens.css');

/**
 * Bundler loader: the markup of a drawing as a string.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} svg
 */
module.exports = function loadDrawing(svg) {
  this.addDependency(TOKENS);
  // The bundler's cache does not notice a changed loader.
  this.addDependency(require.resolve('./inline-drawing.cjs'));
  const name = path.basename(this.resourcePath, '.svg');
  return `module.exports = ${JSON.stringify(inlineDrawing(svg, name, readPalette(fs.readFileSync(TOKENS, 'utf8'))))}`;
};
