/**
 * A loader that leaves a part out of a file of somebody else: see trimmed-sources.ts.
 *
 * @this {{getOptions: () => {find: string; by: string}; resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function trimSource(source) {
  const {find, by} = this.getOptions();
  const trimmed = source.replaceAll(new RegExp(find, 'g'), by);
  if (trimmed === source) throw new Error(`lean-client finds nothing to leave out of ${this.resourcePath} any more`);
  return trimmed;
};
