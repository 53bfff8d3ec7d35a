import type {CodeToken, Kind} from '../tokens';

/** The tokens of a language that samples use; the first pattern that matches wins. */
export type Grammar = readonly (readonly [RegExp, Kind])[];

/**
 * Splits a sample into tokens. It knows only what our samples use: a highlighter for whole languages would be larger
 * than all the code that writes them.
 */
export function highlight(code: string, grammar: Grammar): CodeToken[] {
  const pattern = new RegExp(grammar.map(([{source}]) => `(${source})`).join('|'), 'g');
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    tokens.push({text: code.slice(end, match.index)});
    tokens.push({text: match[0], kind: grammar[match.slice(1).findIndex((group) => group !== undefined)]![1]});
    end = match.index + match[0].length;
  }
  tokens.push({text: code.slice(end)});
  return tokens.filter(({text}) => text !== '');
}
