/** Picks the words of a code block that are worth indexing. */

const WORD = /[A-Za-z_$@][\w$.-]{2,47}/g;

/**
 * The unique identifiers of a code block, without tokens and hashes that nobody types. A YAML block also yields the
 * dotted path of each nested key (`operationsApi.network.port`), because settings go by that name everywhere else.
 */
export function codeWords(code: string, language: string | null | undefined): string[] {
  const words = code.match(WORD) ?? [];
  const paths = language === 'yaml' || language === 'yml' ? yamlPaths(code) : [];
  return [...new Set([...words.map((word) => word.replace(/[.-]+$/, '')), ...paths])].filter((word) => !isNoise(word));
}

/** Base64, hashes, and tokens are long, and mix upper case, lower case, and digits. */
function isNoise(word: string): boolean {
  const longest = Math.max(...word.split(/[._-]/).map((part) => part.length));
  return longest > 30 || (longest >= 16 && /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word));
}

function yamlPaths(code: string): string[] {
  const paths: string[] = [];
  const open: {indent: number; key: string}[] = [];
  for (const line of code.split('\n')) {
    const match = /^(\s*)([\w-]+):(?:\s|$)/.exec(line);
    if (!match) continue;
    const indent = match[1]!.length;
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    open.push({indent, key: match[2]!});
    if (open.length > 1) paths.push(open.map(({key}) => key).join('.'));
  }
  return paths;
}
