/** Bundler loader: keeps the imports of the generated registry, but not what makes the bundler read every page. */
module.exports = (/** @type {string} */ source) => source.replaceAll(/, require\.resolveWeak\("[^"\n]*"\)/g, '');
