// Shows how a page differs between neighboring versions: `npm run versions:diff -- developers/rest`.
import '../help.mjs';
import {fileURLToPath} from 'node:url';
import {diffPage} from './diff-page';
import {findPage} from './find-page';
import {readVersionFolders} from '../../src/build/version-folders';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = process.argv.slice(2);
if (names.length !== 1) {
  console.error('npm run versions:diff -- PAGE, where PAGE is a file, an address, or a path such as developers/rest.');
  process.exit(2);
}
try {
  const folders = readVersionFolders(root);
  console.log(diffPage(root, findPage(names[0]!, folders), folders, process.stdout.isTTY && !process.env.NO_COLOR));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
