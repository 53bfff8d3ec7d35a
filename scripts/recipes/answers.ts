import {createInterface} from 'node:readline/promises';

/** Something that only the writer knows. */
export interface Question {
  /** Name of the option that answers it: `description` for `--description`. */
  name: string;
  /** What is asked for, in a few words. */
  text: string;
  /** The answer when none is given; without it there has to be one. */
  initial?: string;
  /** Several answers, or none: one each time that the option is given, or until an empty line. */
  isList?: boolean;
  /** What is wrong with an answer, if anything is. */
  fault?: (answer: string) => string | undefined;
}

/** Asks for one line. */
type Ask = (text: string) => Promise<string>;

export type Answers = Readonly<Record<string, readonly string[]>>;

/** Where readers answer: a terminal, or the streams of a test. */
interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * The answers to questions: those of the command line, and the others as somebody types them. A typed answer that cannot
 * be used is asked for again.
 *
 * @param given what the command line says, by name
 * @param terminal undefined when nobody is there to ask
 * @throws Error with a line for every option that is missing or cannot be used
 */
export async function collectAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, string | string[] | undefined>>,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const answers: Record<string, string[]> = {};
  const faults: string[] = [];
  for (const {name, fault} of questions) {
    const values = [given[name] ?? []].flat().map((value) => value.trim());
    faults.push(...values.flatMap((value) => faultOf(value, fault) ?? []).map((text) => `--${name}: ${text}`));
    if (values.length > 0) answers[name] = values;
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const open = questions.filter(({name}) => !answers[name]);
  if (!terminal) {
    const missing = open.filter(({initial, isList}) => initial === undefined && !isList);
    if (missing.length > 0) {
      const lines = missing.map(({name, text}) => `--${name} is missing: ${text}.`);
      throw new Error([...lines, 'In a terminal, the command asks for them.'].join('\n'));
    }
    for (const {name, initial} of open) answers[name] = initial === undefined ? [] : [initial];
    return answers;
  }
  // With answers on the command line, who left out what may be left out meant it.
  const asked = Object.keys(answers).length > 0 ? open.filter(({isList}) => !isList) : open;
  for (const {name} of open) answers[name] = [];
  await withAsk(terminal, async (ask) => {
    for (const question of asked) answers[question.name] = await askFor(question, ask, terminal.output);
  });
  return answers;
}

function faultOf(answer: string, fault: Question['fault']): string | undefined {
  return answer === '' ? 'there is nothing in it' : fault?.(answer);
}

async function askFor({text, initial, isList, fault}: Question, ask: Ask, output: Terminal['output']) {
  const answers: string[] = [];
  const hint = initial === undefined ? '' : ` [${initial}]`;
  for (;;) {
    const answer = (await ask(`${text}${isList ? ' (empty: no more)' : hint}`)).trim() || initial || '';
    if (isList && answer === '') return answers;
    const wrong = faultOf(answer, fault);
    if (wrong !== undefined) {
      output.write(`${wrong}.\n`);
      continue;
    }
    answers.push(answer);
    if (!isList) return answers;
  }
}

async function withAsk(terminal: Terminal, askAll: (ask: Ask) => Promise<void>): Promise<void> {
  const reader = createInterface({...terminal, prompt: '> '});
  // Keeps the lines that come faster than they are asked for.
  const lines = reader[Symbol.asyncIterator]();
  try {
    await askAll(async (text) => {
      terminal.output.write(`${text}\n`);
      reader.prompt();
      const {done, value} = await lines.next();
      if (done) throw new Error('Nothing was written: the answers ended.');
      return value;
    });
  } finally {
    reader.close();
  }
}

/** The terminal of this process, if somebody sits there. */
export function ownTerminal(): Terminal | undefined {
  return process.stdin.isTTY ? {input: process.stdin, output: process.stdout} : undefined;
}
