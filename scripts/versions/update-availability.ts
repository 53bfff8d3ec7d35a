// Writes when features were added and removed, derived from the tables of all versions: `npx jiti scripts/versions/update-availability.ts`.
import {writeFileSync} from 'node:fs';
import {root, runCommand} from '../help.mjs';
import {readPages} from '../pages/read-pages';
import {DOCUMENTED_FILE, documentedHistories, documentedText} from './documented-histories';

await runCommand(() => {
  writeFileSync(DOCUMENTED_FILE, documentedText(documentedHistories(readPages(root))));
  console.log(`${DOCUMENTED_FILE} is written: look at the result with git diff.`);
});
