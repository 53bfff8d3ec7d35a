// Makes a page, a release note or a version:
//   npm run new -- page PATH        a page of the docs, such as developers/sensor-drift, or of the Fabric guide, fabric/backups
//   npm run new -- release NUMBER   the note of a release, such as 4.7.4
//   npm run new -- version NUMBER   a version of the docs, such as 4.8, made of docs/
// Options provide what only you can write; the command names those that are missing:
//   page     --title --description --opening, and --versions 4.6,4.5 for older versions that the page is true for
//   release  --description --opening --date, and for each change one of --action-required --added --changed --deprecated
//            --removed --fixed --performance --security; the first release of a line also --highlight, that of a major
//            version also --series-name
//   version  --announcement, and the options of its first release if that has no note yet
import {root, runCommand, usage} from '../help.mjs';
import {parseArgs} from 'node:util';
import {docsFolder} from '../../src/lib/version-names';
import {newPage} from './new-page';
import {addRelease, changeOptions} from './new-release';
import {newVersion} from './new-version';
import {Plan} from './plan';

const ONCE = ['title', 'description', 'opening', 'versions', 'date', 'announcement', 'series-name'];
const OFTEN = ['highlight', ...changeOptions.map(([option]) => option)];
const OPTIONS = Object.fromEntries(
  [...ONCE, ...OFTEN].map((name) => [name, {type: 'string', multiple: OFTEN.includes(name)} as const]),
);

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const [kind = '', name, ...more] = positionals;
  if (!['page', 'release', 'version'].includes(kind) || name === undefined || more.length > 0) throw new Error(usage());
  let plan = new Plan(root);
  let renewed: string[] = [];
  let next = `/docs serves ${name} from now on. npm test proves the rest.`;
  if (kind === 'page') {
    const page = newPage(root, name, values);
    plan = page.plan;
    next = `npm start shows the page at ${page.address}. Write the rest of it, with a link from a page that leads there.`;
  } else if (kind === 'release') {
    addRelease(plan, name, values);
    next = 'What the release adds, deprecates or removes goes into the pages, and into src/features/availability/data.';
  } else ({plan, renewed} = newVersion(root, name, values));
  await plan.apply();
  const {pages, others} = plan.written;
  const written = [...pages, ...others, ...(kind === 'version' ? [docsFolder(name)] : [])];
  console.log(`${written.map((file) => `written: ${file}`).join('\n')}\n${next}`);
  if (renewed.length > 0) {
    console.log(
      `These lines speak of ${name} now. Read them, and correct what is otherwise in ${name}, such as its Node.js:`,
    );
    console.log(renewed.join('\n'));
  }
  return plan.check() ? 0 : 1;
}

await runCommand(main);
