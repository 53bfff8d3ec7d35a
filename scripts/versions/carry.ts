// Applies the page changes of a commit to the other docs versions: `npm run versions:carry -- HEAD`, or a hash.
import {root, runCommand, usage} from '../help.mjs';
import {carryCommit} from './carry-commit';

await runCommand(() => {
  const [commit, ...more] = process.argv.slice(2);
  if (!commit || more.length > 0) throw new Error(usage());
  const outcomes = carryCommit(root, commit);
  for (const {file, result} of outcomes) console.log(`${file}: ${result}`);
  console.log('Look at the result with git diff. Conflicts are marked in the files.');
  return outcomes.some(({result}) => result === 'conflicts') ? 1 : 0;
});
