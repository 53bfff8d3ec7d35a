import {tokensHtml, type CodeToken} from '../../tokens';

const COMMENT = /^\s*(?:\/\/|#|--|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Reads which lines a fence marks: by a range such as `{1,3-5}` after the language, or by the comments
 * `highlight-next-line`, `highlight-start` and `highlight-end`, each on a line of its own.
 *
 * @returns the code without these comments, and the numbers of the lines to mark, counted from 0
 * @throws if a range goes past the last line, or a start or an end has no counterpart
 */
export function markedLines(text: string, meta = '') {
  const marked = new Set<number>();
  const lines: string[] = [];
  let start: number | undefined;
  for (const line of text.split('\n')) {
    const command = COMMENT.exec(line)?.[1];
    if (command === 'next-line') {
      marked.add(lines.length);
    } else if (command === 'start') {
      if (start !== undefined) throw new Error('highlight-start follows another one without highlight-end');
      start = lines.length;
    } else if (command === 'end') {
      if (start === undefined) throw new Error('highlight-end has no highlight-start');
      for (let at = start; at < lines.length; at++) marked.add(at);
      start = undefined;
    } else {
      lines.push(line);
    }
  }
  if (start !== undefined) throw new Error('highlight-start has no highlight-end');
  // Text in quotes is a title or a reason.
  const range = /\{([\d,\s-]+)\}/.exec(meta.replace(/"[^"]*"|'[^']*'/g, ''))?.[1] ?? '';
  for (const at of rangeNumbers(range)) marked.add(at - 1);
  const outside = [...marked].find((at) => at < 0 || at >= lines.length);
  if (outside !== undefined)
    throw new Error(`line ${outside + 1} is to be highlighted, but the code has only ${lines.length}`);
  return {code: lines.join('\n'), marked};
}

/** `1,3-5` is 1, 3, 4 and 5. */
function rangeNumbers(range: string): number[] {
  return range.split(',').flatMap((part) => {
    if (part.trim() === '') return [];
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, at) => first + at);
  });
}

/** HTML of highlighted code. A marked line is an element that includes its line break, so the text stays the same. */
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
