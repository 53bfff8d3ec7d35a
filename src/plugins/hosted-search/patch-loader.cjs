const path = require('node:path');
const {applyPatches} = require('./apply-patches.cjs');

/**
 * Bundler loader: a file of DocSearch with the patches for it.
 *
 * @this {{resourcePath: string, getOptions: () => {patches: import('./patches').Patch[]}}}
 * @param {string} source
 */
module.exports = function patchDocSearch(source) {
  const name = path.basename(this.resourcePath);
  const own = this.getOptions().patches.filter(({file}) => name.startsWith(`${file}-`));
  return applyPatches(source, own, name);
};
