const path = require('node:path');
const {inlineDrawing} = require('./inline-drawing.cjs');

/**
 * Bundler loader: the markup of a drawing as a string.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} svg
 */
module.exports = function loadDrawing(svg) {
  // The bundler's cache does not notice a changed loader.
  this.addDependency(require.resolve('./palette.json'));
  this.addDependency(require.resolve('./inline-drawing.cjs'));
  const name = path.basename(this.resourcePath, '.svg');
  return `module.exports = ${JSON.stringify(inlineDrawing(svg, name))}`;
};
