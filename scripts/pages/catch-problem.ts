import type {Problem} from '../../src/lib/problems';

/**
 * Returns what `read` returns; if that throws, adds a problem and returns undefined. Messages of our page readers begin
 * with file and line, or `line 3`; errors of the MDX parser have a line.
 *
 * @param file the file to name when the error does not; if empty, such an error is thrown on
 */
export function catchProblem<Result>(read: () => Result, file: string, problems: Problem[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    problems.push(problemOf(error as Error, file));
    return undefined;
  }
}

/** The reason that MDX refuses a page, and its line. */
export function syntaxProblemOf(error: unknown): {line: number; message: string} {
  const {reason, message, line} = error as Error & {reason?: string; line?: number};
  // The message has the start and the end; `line` may be the end, where the parser gave up.
  const begun = /\((\d+):\d+-\d+:\d+\)/.exec(reason ?? message)?.[1];
  return {line: Number(begun ?? line ?? 1), message: reason ?? message};
}

function problemOf(error: Error, file: string): Problem {
  const [, named, line, text = error.message] = /^(\S+\.mdx?):(?:(\d+):)? ([^]*)$/.exec(error.message) ?? [];
  if (named === undefined && file === '') throw error;
  const problem = syntaxProblemOf(error);
  const [, placed, said] = /^line (\d+): ([^]*)$/.exec(problem.message) ?? [];
  const [message, expected] = splitExpected(named === undefined ? (said ?? problem.message) : text);
  return {
    file: named ?? file,
    line: Number(named === undefined ? (placed ?? problem.line) : (line ?? 1)),
    message,
    expected,
  };
}

function splitExpected(text: string): [message: string, expected: string] {
  const [, message = text, expected = 'the form that CONTRIBUTING.md describes'] =
    /^([^]*?)[:,;] expected ([^]*)$/.exec(text) ?? [];
  return [message.replace(/\.$/, ''), expected.replace(/\.$/, '')];
}
