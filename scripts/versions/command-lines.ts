import {
  cliCommands,
  cliOptions,
  cliPrograms,
  hasCome,
  isAvailable,
  operationsOnCommandLine,
} from '../../src/features/availability';
import {absenceIn, type KnownFeatures} from './known-features';
import type {LineProblem} from '../../src/lib/problems';
import type {PageLine} from './page-lines';

/** The program at the beginning of a command, after a prompt, `sudo` and variables, with what follows it. */
const COMMAND = /(?:^|&&|;)\s*(?:\$ )?(?:sudo )?(?:[A-Z_]+=\S* )*(harperdb|harper)\b((?: +[^\s;&|#]+)*)/g;

/**
 * Programs, commands and options in the code of a line that a version does not have.
 *
 * @param known reads the histories, which takes long: only a word that is not a command needs them
 */
export function commandProblems({code}: PageLine, version: string, known: () => KnownFeatures): LineProblem[] {
  return code
    .flatMap((text) => [...text.matchAll(COMMAND)])
    .flatMap(([, program = '', rest = '']) => wordProblems(program, rest.split(' ').filter(Boolean), version, known));
}

function wordProblems(program: string, [command, ...words]: string[], version: string, known: () => KnownFeatures) {
  const problems: LineProblem[] = [];
  const expected = `a command line that ${version} understands`;
  const look = (what: string, features: typeof cliOptions, name: string) => {
    const feature = features[name];
    if (!feature || isAvailable(feature, version)) return;
    problems.push({message: `${what} ${name} ${absenceIn(feature, version)}`, expected});
  };
  // A log line or a sentence can begin with the name as well.
  if (command === undefined || !/^[a-z][a-z_-]*$/.test(command)) return problems;
  if (!(command in cliCommands) && !isOperation(command, known())) return problems;
  look('the program', cliPrograms, program);
  if (command in cliCommands) look('the command', cliCommands, command);
  else if (!hasCome(operationsOnCommandLine, version)) {
    problems.push({message: `operations on the command line came with ${operationsOnCommandLine.since}`, expected});
  }
  for (const word of words) look('the option', cliOptions, word.replace(/=.*$/s, '='));
  return problems;
}

function isOperation(name: string, {operations, natsOperations, replicationOperations}: KnownFeatures): boolean {
  return [operations, natsOperations, replicationOperations].some((group) => name in group);
}
