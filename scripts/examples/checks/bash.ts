import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {getProcessor} from 'sh-syntax';
import type {Check, Fault} from '../types';

/** The parser, compiled once: its own entry compiles it again for each script. */
const compiled = readFile(createRequire(import.meta.url).resolve('sh-syntax/main.wasm')).then((bytes) =>
  WebAssembly.compile(new Uint8Array(bytes)),
);
const parse = getProcessor(async (imports: WebAssembly.Imports) => WebAssembly.instantiate(await compiled, imports));

/** Versions share most of their scripts. */
const known = new Map<string, Promise<Fault[]>>();

/** Bash: the syntax, and no placeholder that a shell would take for a redirection. */
export const checkBash: Check = ({text}) => {
  const faults = known.get(text) ?? scriptFaults(text);
  known.set(text, faults);
  return faults;
};

/** As many scripts as a batch holds: starting the parser costs more than reading them. */
const BATCH = 50;

/**
 * Reads many scripts at once, ahead of `checkBash`. Where a batch parses, each of its scripts does; the scripts of any
 * other batch are left to be read one by one.
 */
export async function readAhead(texts: Iterable<string>): Promise<void> {
  const unread = [...new Set(texts)].filter((text) => !known.has(text));
  for (let at = 0; at < unread.length; at += BATCH) {
    const batch = unread.slice(at, at + BATCH);
    try {
      // In a group, a script cannot end what another one began. A group needs a command; a script may be a comment.
      await parse(batch.map((text) => `{\n:\n${text}\n}\n`).join('\n'));
      for (const text of batch) known.set(text, Promise.resolve(placeholderFaults(text)));
    } catch {
      // One of them does not parse.
    }
  }
}

async function scriptFaults(text: string): Promise<Fault[]> {
  try {
    await parse(text);
  } catch (error) {
    const {message, Pos} = error as Error & {Pos?: {Line: number}};
    return [{line: Pos?.Line ?? 1, message: `the shell script does not parse: ${message}`, expected: 'bash syntax'}];
  }
  return placeholderFaults(text);
}

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
