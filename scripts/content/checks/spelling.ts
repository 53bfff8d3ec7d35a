import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint, type Issue} from 'cspell';
import {isPage, pagesAt, type ContentCheck} from '../site';

/** Checks the spelling by `cspell.json`, as `npm run lint` does. It reads the files from disk. */
export const checkSpelling: ContentCheck = async (site, files) => {
  const pages = pagesAt(site, files).map(({file}) => file);
  if (pages.length === 0) return [];
  const issues: Issue[] = [];
  await lint(
    pages.map((file) => join(site.root, file)),
    {root: site.root, config: join(site.root, 'cspell.json'), showSuggestions: true, gitignore: false},
    {issue: (issue) => void issues.push(issue), error: fail},
  );
  return issues.flatMap(({uri, row, text, isFlagged, suggestions = [], suggestionsEx = []}) => {
    const file = relative(site.root, uri ? fileURLToPath(uri) : '').replaceAll('\\', '/');
    if (!isPage(file)) return [];
    const better = suggestions.slice(0, 3).join(', ');
    // The replacement that cspell.json gives for a word, if any.
    const preferred = suggestionsEx.flatMap(({word, isPreferred}) => (isPreferred ? word : [])).join(', ');
    const message = `"${text}" is ${isFlagged ? 'a word that this site does not use' : 'no known word'}`;
    const expected = isFlagged
      ? preferred || 'the sentence without it'
      : `${better && `${better}, `}code in backticks, or a line in cspell-words.txt`;
    return [{file, line: row, message, expected}];
  });
};

function fail(message: string, error: Error): never {
  throw new Error(`The spelling could not be checked: ${message}`, {cause: error});
}
