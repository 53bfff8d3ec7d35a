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

export type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * The answers to questions, as the options of the command line give them.
 *
 * @param given what the command line says, by name
 * @throws Error with a line for every option that is missing or cannot be used
 */
export function collectAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, string | string[] | undefined>>,
): Answers {
  const answers: Record<string, string[]> = {};
  const faults: string[] = [];
  for (const {name, text, initial, isList, fault} of questions) {
    const values = [given[name] ?? initial ?? []].flat().map((value) => value.trim());
    const faultOf = (value: string) => (value === '' ? 'there is nothing in it' : fault?.(value));
    faults.push(...values.flatMap((value) => faultOf(value) ?? []).map((problem) => `--${name}: ${problem}`));
    if (values.length === 0 && !isList) faults.push(`--${name} is missing: ${text}.`);
    answers[name] = values;
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return answers;
}
