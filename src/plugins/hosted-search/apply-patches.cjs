/**
 * A text with patches. Each has to fit as often as it says.
 *
 * @param {string} source
 * @param {{find: string, replace: string, times?: number}[]} patches
 * @param {string} name of the file, for the message
 * @throws Error when one does not fit
 */
exports.applyPatches = function applyPatches(source, patches, name) {
  return patches.reduce((text, {find, replace, times = 1}) => {
    const pieces = text.split(find);
    if (pieces.length - 1 === times) return pieces.join(replace);
    throw new Error(`${name} has ${pieces.length - 1} times, and not ${times}: ${find}`);
  }, source);
};
