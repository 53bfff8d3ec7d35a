// Makes a page, a release note or a version:
//   npm run new -- page PATH        a page of the docs, such as developers/sensor-drift, or of the Fabric guide, fabric/backups
//   npm run new -- release NUMBER   the note of a release, such as 4.7.4
//   npm run new -- version NUMBER   a version of the docs, such as 4.8, made of docs/
// Options say what only you can write; a missing one is named:
//   page     --title --description --opening, and --versions 4.6,4.5 for older versions that the page is true for
//   release  --description --opening --date, and for each change one of --action-required --added --changed --deprecated
//            --removed --fixed --performance --security; the first release of a line also --highlight, that of a major
//            version also --series-name
//   version  --announcement, and the options of its first release where that has no note yet
import {usage} from '../help.mjs';
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {changeGroups} from '../../src/lib/releases/release';
import {docsFolder} from '../../src/lib/versions/version-names';
import {collectAnswers} from './answers';
import {checkFiles} from './check-files';
import {newPage} from './new-page';
import {newRelease} from './new-release';
import {newVersion} from './new-version';
import {Plan} from './plan';

const root = fileURLToPath(new URL('../..', import.meta.url));

const text = {type: 'string'} as const;
const list = {type: 'string', multiple: true} as const;
const OPTIONS = {
  title: text,
  description: text,
  opening: text,
  versions: text,
  date: text,
  announcement: text,
  'series-name': text,
  highlight: list,
  ...Object.fromEntries(changeGroups.map((group) => [group.toLowerCase().replace(' ', '-'), list])),
};

type Given = Record<string, string | string[] | undefined>;

const nameIn = ({'series-name': name}: Given) => (typeof name === 'string' ? name.trim() : undefined);

async function makePage(name: string, {versions, ...given}: Given): Promise<boolean> {
  const recipe = newPage(root, name, typeof versions === 'string' ? versions.split(',') : undefined);
  const plan = await recipe.plan(collectAnswers(recipe.questions, given));
  await plan.format();
  plan.apply();
  return report(
    plan,
    `npm start shows the page at ${recipe.address}. Write the rest of it, with a link from a page that leads there.`,
  );
}

async function makeRelease(version: string, given: Given): Promise<boolean> {
  const recipe = newRelease(root, version, nameIn(given));
  const plan = new Plan(root);
  recipe.addTo(plan, collectAnswers(recipe.questions, given));
  plan.apply();
  return report(
    plan,
    'What the release adds, deprecates or removes goes into src/data/availability, and then into the pages.',
  );
}

async function makeVersion(version: string, given: Given): Promise<boolean> {
  const recipe = newVersion(root, version, nameIn(given));
  const answers = collectAnswers(recipe.questions, given);
  recipe.check(answers);
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'docs:version', version],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('Docusaurus made no version; nothing else was written.');
  const plan = await recipe.plan(answers);
  plan.apply();
  return report(plan, `/docs serves ${version} from now on. npm test proves the rest.`, [docsFolder(version)]);
}

function report(plan: Plan, next: string, more: readonly string[] = []): boolean {
  console.log([...plan.written, ...more].map((file) => `written: ${file}`).join('\n'));
  console.log(next);
  return checkFiles(root, plan.written);
}

const RECIPES = {page: makePage, release: makeRelease, version: makeVersion};

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const [kind = '', name, ...more] = positionals;
  const make = Object.entries(RECIPES).find(([known]) => known === kind)?.[1];
  if (!make || name === undefined || more.length > 0) throw new Error(usage());
  return (await make(name, values)) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error((error as Error).message);
  return 2;
});
