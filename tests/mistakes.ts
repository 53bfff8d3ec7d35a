import {readFileSync} from 'node:fs';
import {projectPath} from './support';

/** A mistake that a writer makes in a page, and what the site says of it. */
export interface Mistake {
  name: string;
  /** The page with the mistake. Each has one of its own. */
  file: string;
  make: (text: string) => string;
  /** What begins on the line that the message names, in the page with the mistake. */
  line: string;
  message: string;
  expected: string;
  /** True where the page cannot be compiled. */
  isFatal: boolean;
}

/** One of each kind. */
export const mistakes: Mistake[] = readFileSync(projectPath('tests/fixtures/mistakes.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => {
    const cells = row.split(' | ').map((cell) => cell.replace('{}', '').replaceAll(String.raw`\n`, '\n'));
    const [name = '', file = '', from = '', to = '', message = '', expected = '', line = to.trimEnd()] = cells;
    return {
      name: name.replace(/^!/, ''),
      isFatal: name.startsWith('!'),
      file,
      make: (text) => (from === '+' ? `${text}\n${to}\n` : text.replace(new RegExp(from, 'm'), to)),
      line,
      message,
      expected,
    };
  });

/** Makes a mistake in the text of its page. */
export function withMistake({make}: Mistake, text: string, textOf: (file: string) => string): string {
  // Found where it is, so that the page can be rewritten.
  const another = (key: string, file: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(textOf(file))?.[1] ?? '';
  return make(text)
    .replace('DESCRIPTION_OF_ANOTHER', another('description', 'docs/reference/blob.md'))
    .replace('TITLE_OF_ANOTHER', another('title', 'docs/reference/roles.md'));
}

/** Number of the line that a mistake is on. */
export function lineOfMistake({line}: Mistake, text: string): number {
  // The front matter comes first; what is added stands at the end.
  const isFirst = /^(?:---$|## `)/.test(line);
  const at = isFirst ? `\n${text}`.indexOf(`\n${line}`) : text.lastIndexOf(line);
  return text.slice(0, at).split('\n').length;
}
