import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint, type CSpellApplicationOptions, type Issue} from 'cspell';
import {pagesAt, type ContentCheck} from '../site';

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
  const issues: Issue[] = [];
  await lint(
    files,
    {root, config: join(root, 'cspell.json'), gitignore: false, ...options},
    {issue: (issue) => void issues.push(issue), error: fail},
  );
  return issues.filter(({uri}) => uri !== undefined);
}

function fail(message: string, error: Error): never {
  throw new Error(`The spelling could not be checked: ${message}`, {cause: error});
}
