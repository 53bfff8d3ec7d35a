// Makes a page, a release note or a version:
//   npm run new -- page PATH
//       a page of the docs, such as developers/sensor-drift, or of the Fabric guide, such as fabric/backups;
//       --versions 4.6,4.5 also adds it to older versions, if it is true for them
//   npm run new -- release NUMBER --date DATE
//       the note of a release, such as 4.7.4 with the date 2026-10-28
//   npm run new -- version NUMBER --announcement TEXT --date DATE
//       a version of the docs, such as 4.8, made from docs/, with the note of its first release; without --date if the
//       note is already there
// The first release of a major version also needs --series-name. What only you can write is marked TODO in the files.
import {root, runCommand, usage} from '../help.mjs';
import {parseArgs} from 'node:util';
import {docsFolder} from '../../src/lib/version-names';
import {newPage} from './new-page';
import {addRelease} from './new-release';
import {newVersion} from './new-version';
import {Plan} from './plan';

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    options: {
      versions: {type: 'string'},
      date: {type: 'string'},
      announcement: {type: 'string'},
      'series-name': {type: 'string'},
    },
    allowPositionals: true,
  });
  const [kind = '', name, ...more] = positionals;
  if (!['page', 'release', 'version'].includes(kind) || name === undefined || more.length > 0) throw new Error(usage());
  const facts = {...values, seriesName: values['series-name']};
  let plan = new Plan(root);
  let renewed: string[] = [];
  let next = `/docs serves ${name} from now on. npm test proves the rest.`;
  if (kind === 'page') {
    const page = newPage(root, name, values.versions?.split(',') ?? []);
    plan = page.plan;
    next = `npm start shows the page at ${page.address}. Link it from a page that leads there.`;
  } else if (kind === 'release') {
    addRelease(plan, name, facts);
    next = 'What the release adds, deprecates or removes goes into the pages, and into src/features/availability/data.';
  } else ({plan, renewed} = newVersion(root, name, facts));
  await plan.apply();
  const {pages, others} = plan.written;
  const written = [...pages, ...others, ...(kind === 'version' ? [docsFolder(name)] : [])];
  console.log(`${written.map((file) => `written: ${file}`).join('\n')}\n${next}`);
  if (renewed.length > 0) {
    console.log(
      `These lines now name ${name}. Read them, and correct what is different in ${name}, such as the Node.js version:`,
    );
    console.log(renewed.join('\n'));
  }
  if (pages.some((file) => plan.read(file).includes('TODO: '))) {
    console.log(
      'Replace each TODO. npm run check lists those that are left, and the build fails until there are none.',
    );
    return 0;
  }
  return plan.check() ? 0 : 1;
}

await runCommand(main);
