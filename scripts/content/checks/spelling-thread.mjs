// Runs cspell in a thread of its own, which answers each request for the issues in some files. Loading the
// dictionaries takes as long as all other checks of a page together.
import {parentPort} from 'node:worker_threads';
import {lint} from 'cspell';

/**
 * @typedef {object} SpellingRequest
 * @property {string[]} files absolute paths
 * @property {import('cspell').CSpellApplicationOptions} options
 * @property {import('node:worker_threads').MessagePort} port where the answer goes
 *
 * @typedef {{issues: import('cspell').Issue[], failure?: undefined} | {issues?: undefined, failure: string}} SpellingAnswer
 */

parentPort?.on('message', async (/** @type {SpellingRequest} */ {files, options, port}) => {
  /** @type {import('cspell').Issue[]} */
  const issues = [];
  /** @type {string | undefined} */
  let failure;
  await lint(files, options, {
    issue: (issue) => void issues.push(issue),
    error: (message) => {
      failure = message;
    },
  });
  // An issue of no file is a remark about the settings. Parts of issues cannot be sent.
  const found = issues.filter(({uri}) => uri !== undefined);
  port.postMessage(failure === undefined ? {issues: JSON.parse(JSON.stringify(found))} : {failure});
});
