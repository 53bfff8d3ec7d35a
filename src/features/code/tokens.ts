import {escapeText} from '../../lib/escape-html';

/** The kinds of code that have their own color. The letters are the class names in css/code.css. */
const kinds = {comment: 'c', keyword: 'k', string: 's', literal: 'l', name: 'n'} as const;

export type Kind = keyof typeof kinds;

export interface CodeToken {
  text: string;
  /** Nothing for plain text, such as punctuation. */
  kind?: Kind;
}

/** The code as HTML, one `<span>` for each stretch of a kind. `htmlText` in html-text.ts turns it back. */
export function tokensHtml(tokens: CodeToken[]): string {
  return mergeTokens(tokens)
    .map(({text, kind}) => (kind ? `<span class=${kinds[kind]}>${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}

/** Merges neighbors of the same kind. Spaces have no color, so they join the token before them. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const {text, kind} of tokens) {
    const last = merged.at(-1);
    if (last && (last.kind === kind || /^ +$/.test(text))) last.text += text;
    else merged.push({text, kind});
  }
  return merged;
}
