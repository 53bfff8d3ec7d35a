// Makes the page changes of a commit in the other docs versions: `npm run versions:carry -- HEAD`.
import '../help.mjs';
import {fileURLToPath} from 'node:url';
import {carryCommit} from './carry-commit';

const [commit, ...more] = process.argv.slice(2);
try {
  if (!commit || more.length > 0)
    throw new Error('npm run versions:carry -- COMMIT, where COMMIT is a hash, or a name such as HEAD.');
  const outcomes = carryCommit(fileURLToPath(new URL('../..', import.meta.url)), commit);
  for (const {file, result} of outcomes) console.log(`${file}: ${result}`);
  console.log('Look at the result with git diff. Conflicts are marked in the files.');
  process.exitCode = outcomes.some(({result}) => result === 'conflicts') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
