const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Those of the names that scripts can speak of: they stand in one of the texts as a whole word, or begin as a word that a
 * script puts together, such as `level-${number}`.
 */
export function findNames(names: Set<string>, texts: string[]): Set<string> {
  const found = search(names, texts, '(?![\\w-])');
  const missing = [...names].filter((name) => !found.has(name));
  const beginnings = search(new Set(missing.flatMap(beginningsOf)), texts, '(?=\\$\\{|["\'`])');
  missing.filter((name) => beginningsOf(name).some((text) => beginnings.has(text))).forEach((name) => found.add(name));
  return found;
}

/** Parts of a name up to a dash. */
function beginningsOf(name: string): string[] {
  return [...name.matchAll(/(?<=[^-])-+/g)].map(({index, 0: dash}) => name.slice(0, index + dash.length));
}

/** Those of the words that stand in one of the texts, with what `end` says behind them. */
function search(words: Set<string>, texts: string[], end: string): Set<string> {
  const found = new Set<string>();
  let missing = [...words];
  for (const text of texts) {
    if (missing.length === 0) break;
    // One search for all, since there are a thousand texts.
    const pattern = new RegExp(`(?<![\\w-])(?:${missing.map(escape).join('|')})${end}`, 'g');
    const before = found.size;
    for (const [word] of text.matchAll(pattern)) found.add(word);
    if (found.size > before) missing = missing.filter((word) => !found.has(word));
  }
  return found;
}

/** All that may be a class or a custom property in a style sheet. */
export function namesIn(css: string): Set<string> {
  const names = [...css.matchAll(/(?:\.(?=-?[a-z_])|(?=--))(?<name>(?:[\w-]|\\.)+)/gi)];
  return new Set(names.map(({groups}) => groups!.name!.replaceAll('\\', '')));
}
