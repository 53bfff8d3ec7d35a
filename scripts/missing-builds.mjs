/** Which builds have to be made before tests can read them. */
import {testBuilds} from './builds.mjs';

/** @typedef {keyof typeof testBuilds} BuildName */

/**
 * The builds whose folders tests name and that are not there; the published one comes first.
 *
 * @param {string[]} texts sources of the tests
 * @param {(directory: string) => boolean} isThere
 * @returns {BuildName[]}
 */
export function missingBuilds(texts, isThere) {
  const names = /** @type {BuildName[]} */ (Object.keys(testBuilds));
  return names.filter((name) => {
    const {directory} = testBuilds[name];
    const isRead = name === 'published' || texts.some((text) => new RegExp(`${directory}\\b`).test(text));
    return isRead && !isThere(directory);
  });
}
