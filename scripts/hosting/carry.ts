// Adds the scripts, styles and search indexes of the last deployments to a new build:
// `npm run assets:carry -- --from URL-OR-FOLDER [--keep 3] [--out-dir build]`, between the build and the upload.
import {runCommand} from '../help.mjs';
import {parseArgs} from 'node:util';
import {compressionCache, hosting} from '../../src/config/hosting';
import {carryAssets, MANIFEST, readerOf} from './carry-assets';

await runCommand(async () => {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      keep: {type: 'string', default: '3'},
      'out-dir': {type: 'string', default: 'build'},
    },
  });
  const keep = Number(values.keep);
  if (!values.from || !Number.isInteger(keep) || keep < 1) {
    throw new Error('Say where the site is deployed now, and how many deployments to keep: --from URL --keep 3');
  }
  const read = readerOf(values.from);
  const {carried, missing} = await carryAssets(read, {
    outDir: values['out-dir'],
    hashedFolders: hosting.cache.hashedFolders,
    keep,
    now: new Date(),
    cacheDir: `${compressionCache}-carried`,
  });
  if (!(await read(MANIFEST))) {
    console.warn(
      `There is no ${MANIFEST} at ${values.from}: either nothing is deployed there, or it was deployed without this command. ` +
        'Pages that readers have open lose the scripts of that deployment; from this one on they are listed.',
    );
  }
  console.log(`${carried} files of former deployments added.`);
  if (missing.length > 0) console.warn(`${missing.length} are gone, such as ${missing[0]}.`);
});
