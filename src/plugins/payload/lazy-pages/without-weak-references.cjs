/** Bundler loader: leaves the loaders of the generated registry and drops what makes the bundler read every page. */
module.exports = (/** @type {string} */ source) => source.replaceAll(/, require\.resolveWeak\("[^"\n]*"\)/g, '');
