import {parse} from 'sh-syntax';
import type {Check, Fault} from '../types';

/** Bash: the syntax, and no placeholder that a shell would take for a redirection. */
export const checkBash: Check = async ({text}) => {
  try {
    await parse(text);
  } catch (error) {
    const {message, Pos} = error as Error & {Pos?: {Line: number}};
    return [{line: Pos?.Line ?? 1, message: `the shell script does not parse: ${message}`, expected: 'bash syntax'}];
  }
  return placeholderFaults(text);
};

function placeholderFaults(text: string): Fault[] {
  return withoutQuotes(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/<[A-Za-z][\w -]*>/g)].map(([placeholder]) => ({
        line: index + 1,
        message: `a shell takes ${placeholder} for a redirection`,
        expected: `the placeholder in quotes: '${placeholder}'`,
      })),
    );
}

/** The script with quoted texts, here-documents and comments blanked, its lines kept. */
function withoutQuotes(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return text
    .replace(/<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?\n\s*\2(?=\n|$)/g, blank)
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|\s)#[^\n]*/g, blank);
}
