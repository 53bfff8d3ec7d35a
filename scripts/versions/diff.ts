// Shows how a page differs between neighboring versions: `npx jiti scripts/versions/diff.ts developers/rest`. A page is named by its
// path, its address or its file.
import {root, runCommand, usage} from '../help.mjs';
import {diffPage} from './diff-page';
import {findPage} from './find-page';
import {readVersionFolders} from '../../src/features/versions/node';

await runCommand(() => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) throw new Error(usage());
  const folders = readVersionFolders(root);
  console.log(diffPage(root, findPage(name, folders), folders, process.stdout.isTTY && !process.env.NO_COLOR));
});
