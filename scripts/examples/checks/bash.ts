import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {getProcessor} from 'sh-syntax';
import type {PageProblem} from '../types';

/** The parser, compiled once: the package's own entry point compiles it again for each script. */
const compiled = readFile(createRequire(import.meta.url).resolve('sh-syntax/main.wasm')).then((bytes) =>
  WebAssembly.compile(new Uint8Array(bytes)),
);
const parse = getProcessor(async (imports: WebAssembly.Imports) => WebAssembly.instantiate(await compiled, imports));

/** The number of scripts that are parsed at once: starting the parser costs more than parsing. */
const BATCH = 50;

/**
 * Problems of shell scripts, by their text: bad syntax, placeholders that a shell would take for a redirection, loops
 * without an end, and passwords for whoever answers.
 */
export async function checkBash(texts: Iterable<string>): Promise<Map<string, PageProblem[]>> {
  // Versions share most of their scripts.
  const scripts = [...new Set(texts)];
  const problems = new Map<string, PageProblem[]>();
  for (let at = 0; at < scripts.length; at += BATCH) {
    const unparsed = await unparsedOf(scripts.slice(at, at + BATCH));
    for (const text of scripts.slice(at, at + BATCH))
      problems.set(text, unparsed.get(text) ?? [...placeholderProblems(text), ...riskProblems(text)]);
  }
  return problems;
}

/** The scripts that do not parse, and why. If many parse together, as groups, all do; otherwise each half is tried. */
async function unparsedOf(texts: string[]): Promise<Map<string, PageProblem[]>> {
  const [text = ''] = texts;
  if (texts.length > 1) {
    // `:` is for scripts without a command. Groups are counted: an open quote may be closed by the next script.
    const groups = await parse(texts.map((one) => `{\n:\n${one}\n}\n`).join('\n')).catch(() => undefined);
    if (groups?.Stmts.length === texts.length) return new Map();
    const half = Math.ceil(texts.length / 2);
    return new Map([...(await unparsedOf(texts.slice(0, half))), ...(await unparsedOf(texts.slice(half)))]);
  }
  try {
    await parse(text);
    return new Map();
  } catch (error) {
    const {message, Pos} = error as Error & {Pos?: {Line: number}};
    const line = Pos?.Line ?? 1;
    return new Map([[text, [{line, message: `the shell script does not parse: ${message}`, expected: 'bash syntax'}]]]);
  }
}

function placeholderProblems(text: string): PageProblem[] {
  return withoutQuotes(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/<[A-Za-z][\w -]*>/g)].map(([placeholder]) => ({
        line: index + 1,
        message: `the shell reads ${placeholder} as a redirection`,
        expected: `the placeholder in quotes: '${placeholder}'`,
      })),
    );
}

function riskProblems(text: string): PageProblem[] {
  const problems: PageProblem[] = [];
  const add = (index: number, message: string, expected: string) =>
    problems.push({line: text.slice(0, index).split('\n').length, message, expected});
  for (const {index} of text.matchAll(/\bwhile\s+(?:true|:|\[ 1 \])\s*(?:;|\n|$)|\bfor \(\(;;\)\)/g))
    add(index, 'the loop is endless', 'a limit, such as for attempt in $(seq 30)');
  // A command goes on after a backslash at the end of its line.
  for (const {0: command, index} of text.matchAll(/\bcurl\b(?:\\\n|[^\n|])*/g)) {
    if (!/\s(?:--insecure|-k)\b/.test(command) || !/\s(?:-u|--user) (?!nobody:)|Authorization:/.test(command)) continue;
    add(
      index,
      'with --insecure, curl sends the password to whoever answers',
      '--cacert and the file of the certificate',
    );
  }
  return problems;
}

/** The script with quoted text, here-documents and comments blanked, but all its line breaks. */
function withoutQuotes(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return text
    .replace(/<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?\n\s*\2(?=\n|$)/g, blank)
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|\s)#[^\n]*/g, blank);
}
