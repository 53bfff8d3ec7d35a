// Makes a page, a release note or a version:
//   npm run new -- page PATH             a page of the docs, such as developers/sensor-drift, or of the Fabric guide, such
//                                        as fabric/backups
//   npm run new -- release NUMBER DATE   the note of a release, such as 4.7.4 2026-10-28
//   npm run new -- version NUMBER TEXT   a version of the docs, such as 4.8, made from docs/; the text announces it in the
//                                        bar on top of every page. The note of its first release comes before it.
// What only you can write is marked TODO in the files.
import {root, runCommand, usage} from '../help.mjs';
import {newPage} from './new-page';
import {newRelease} from './new-release';
import {newVersion} from './new-version';

function planOf([kind, name, fact, ...more]: string[]) {
  if (name === undefined || more.length > 0) throw new Error(usage());
  if (kind === 'page' && fact === undefined) return newPage(root, name);
  if (kind === 'release' && fact !== undefined) return newRelease(root, name, fact);
  if (kind === 'version' && fact !== undefined) return newVersion(root, name, fact);
  throw new Error(usage());
}

async function main(): Promise<void> {
  const {plan, next} = planOf(process.argv.slice(2));
  await plan.apply();
  console.log(`${plan.written.map((file) => `written: ${file}`).join('\n')}\n${next}`);
  if (plan.written.some((file) => plan.read(file).includes('TODO: '))) {
    console.log(
      'Replace each TODO. npm run check lists those that are left, and the build fails until there are none.',
    );
  }
}

await runCommand(main);
