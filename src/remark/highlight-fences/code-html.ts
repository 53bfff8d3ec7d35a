import {tokensHtml, type CodeToken} from '../../lib/code/tokens';

/** HTML of highlighted code. A marked line is an element with its line break inside, so that the text stays the same. */
export function codeHtml(tokens: CodeToken[], marked: Set<number>): string {
  if (marked.size === 0) return tokensHtml(tokens);
  const lines = splitLines(tokens);
  return lines
    .map((line, at) => {
      const html = tokensHtml(line) + (at < lines.length - 1 ? '\n' : '');
      return marked.has(at) ? `<span class=marked>${html}</span>` : html;
    })
    .join('');
}

function splitLines(tokens: CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const {text, kind} of tokens) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)!.push({text: part, kind});
    });
  }
  return lines;
}
