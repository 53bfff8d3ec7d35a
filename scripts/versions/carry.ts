// Makes the page changes of a commit in the other docs versions: `npm run versions:carry -- HEAD`.
import {fileURLToPath} from 'node:url';
import {carryCommit} from './carry-commit';
import {formatOutcomes, needsHand} from './format-outcomes';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commits = process.argv.slice(2);
if (commits.length !== 1) {
  console.error('npm run versions:carry -- COMMIT, where COMMIT is a hash, or a name such as HEAD.');
  process.exit(2);
}
try {
  const outcomes = carryCommit(root, commits[0]!);
  console.log(formatOutcomes(outcomes));
  process.exitCode = outcomes.some(needsHand) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
