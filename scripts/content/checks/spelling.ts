import {once} from 'node:events';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {MessageChannel, Worker} from 'node:worker_threads';
import type {CSpellApplicationOptions, Issue} from 'cspell';
import {pagesAt, type ContentCheck} from '../site';
import type {SpellingAnswer, SpellingRequest} from './spelling-thread.mjs';

/** It has corrections alone, and to load it takes longer than to check a page. */
const CORRECTIONS = 'en-common-misspellings';

/** Checks the spelling by `cspell.json`, as `npm run lint` does. It reads the files from disk. */
export const checkSpelling: ContentCheck = async (site, files) => {
  const pages = pagesAt(site, files).map(({file}) => join(site.root, file));
  if (pages.length === 0) return [];
  const wrong = await issuesIn(site.root, pages, {disableDictionary: [CORRECTIONS]});
  if (wrong.length === 0) return [];
  const faulty = [...new Set(wrong.map(({uri}) => fileURLToPath(uri!)))];
  const issues = await issuesIn(site.root, faulty, {showSuggestions: true});
  return issues.map(({uri, row, text, isFlagged, suggestions = [], suggestionsEx = []}) => {
    const file = relative(site.root, fileURLToPath(uri!)).replaceAll('\\', '/');
    const better = suggestions.slice(0, 3).join(', ');
    // The replacement that cspell.json gives for a word, if any.
    const preferred = suggestionsEx.flatMap(({word, isPreferred}) => (isPreferred ? word : [])).join(', ');
    const message = `"${text}" ${isFlagged ? 'is a word that this site does not use' : "isn't a known word"}`;
    const expected = isFlagged
      ? preferred || 'the sentence without it'
      : `${better && `${better}, `}code in backticks, or a line in cspell-words.txt`;
    return {file, line: row, message, expected};
  });
};

/** The words in some files that cspell doesn't know. */
async function issuesIn(root: string, files: string[], options: CSpellApplicationOptions): Promise<Issue[]> {
  thread ??= startThread();
  const {port1, port2} = new MessageChannel();
  const settings = {root, config: join(root, 'cspell.json'), gitignore: false, ...options};
  thread.postMessage({files, options: settings, port: port2} satisfies SpellingRequest, [port2]);
  const [{issues, failure}] = (await once(port1, 'message')) as [SpellingAnswer];
  port1.close();
  if (failure !== undefined) throw new Error(`The spelling could not be checked: ${failure}`);
  return issues;
}

/** Keeps the dictionaries for the next check, if there is one, but not the process. */
let thread: Worker | undefined;

function startThread(): Worker {
  const started = new Worker(new URL('spelling-thread.mjs', import.meta.url));
  started.unref();
  return started;
}
