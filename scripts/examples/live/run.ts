// Runs the examples of the docs on an instance of Harper: see README.md of scripts/examples.
//
// npm run examples:live -- --harper '<command>' [--core <commit>] [page.md …]
//
//   --harper   command line that runs Harper, such as harperdb: a temporary instance is started, and deleted at the end
//   --core     what the ledger calls this Harper; without it, the ledger stays as it is
//
// Without pages, runs all pages of the latest version. Those that need the application run after those that build it.
//
// npm run examples:live -- --url http://localhost:9925 [--user maya] [options] [page.md …]
//
//   --url      address of the operations API of an instance that you may change; required
//   --user     username; the password comes from HARPER_PASSWORD, or it asks for it
//   --scratch  start of the names of the scratch databases (default: docs_examples)
//   --version  docs version whose examples are sent (default: the latest)
//
// Without pages, it sends those of developers/operations-api, in alphabetical order.
import {root, runCommand, usage} from '../../help.mjs';
import {relative} from 'node:path';
import versions from '../../../versions.json';
import {groupBy} from '../../../src/lib/group-by';
import {versionOfFile} from '../../../src/lib/versions/version-names';
import {readPages, type Page} from '../../pages/read-pages';
import {readCourse} from './course';
import {countsOf, writeLedger} from './ledger';
import {readOptions, type Options} from './options';
import {runCourse} from './run-course';
import {readExamples, runExamples} from './run-examples';
import {askPassword, confirm, sender} from './writers-instance';

const print = (line: string) => console.log(line);

function namedPage(all: Page[], name: string): Page {
  const file = relative(root, name).replaceAll('\\', '/');
  const page = all.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`${name} is no page of the site.`);
  return page;
}

/** Runs the examples of the latest version, and prints a table of the results. */
async function runDocs(harper: string, core: string | undefined, all: Page[], named: Page[]): Promise<number> {
  const course = readCourse(all, versions[0]!);
  const sources = [...course.values()].map(({source}) => source);
  const other = named.find((page) => !sources.includes(page));
  if (other) throw new Error(`${other.file} is not run: expected a page in versioned_docs/version-${versions[0]}.`);
  const chosen = [...course.keys()].filter((_, index) => named.length === 0 || named.includes(sources[index]!));
  const began = Date.now();
  const results = await runCourse(harper, course, chosen, print);
  const pages = [...groupBy(results, ({example}) => example.page), ['all', results] as const];
  console.table(Object.fromEntries(pages.map(([page, own]) => [page, countsOf(own)])));
  print(`${Math.round((Date.now() - began) / 1000)} s`);
  if (core !== undefined) writeLedger(root, results, core, new Date().toISOString().slice(0, 10));
  return results.some(({kind}) => kind === 'differs') ? 1 : 0;
}

/** Sends the bodies of operation pages to a writer's instance. */
async function sendDocs(url: URL, {user, scratch, version}: Options, all: Page[], named: Page[]): Promise<number> {
  const section = all.filter(
    ({file}) => versionOfFile(file) === version && file.includes('/developers/operations-api/'),
  );
  const pages = named.length > 0 ? named : section;
  if (pages.length === 0) throw new Error(`Version ${version} has no pages of the operations API.`);
  const password = user === undefined ? '' : (process.env.HARPER_PASSWORD ?? (await askPassword(user)));
  const surroundings = {send: sender(url, user, password), confirm, print};
  const {sent, skipped, differences} = await runExamples(pages.flatMap(readExamples), scratch, surroundings);
  print(`${sent} examples sent, ${skipped} skipped, ${differences} differences.`);
  return differences === 0 ? 0 : 1;
}

function options(): Options {
  try {
    return readOptions(process.argv.slice(2), process.env, versions[0]!);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage()}`, {cause: error});
  }
}

await runCommand(() => {
  const given = options();
  const all = readPages(root);
  const named = given.pages.map((name) => namedPage(all, name));
  return given.url ? sendDocs(given.url, given, all, named) : runDocs(given.harper!, given.core, all, named);
});
