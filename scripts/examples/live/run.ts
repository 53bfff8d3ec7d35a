// Runs the examples of the docs on an instance of Harper: see README.md of scripts/examples.
//
// npm run examples:live -- --harper '<command>' [--core <commit>] [page.md …]
//
//   --harper   command line that runs Harper, such as harperdb: an instance of its own is started, and deleted at the end
//   --core     what the ledger calls this Harper; without it, the ledger stays as it is
//
// Without pages, all pages of the latest version are run. Pages that need the application run after those that build it.
//
// npm run examples:live -- --url http://localhost:9925 [--user maya] [options] [page.md …]
//
//   --url      address of the operations API of an instance that is yours to change; required
//   --user     user name; the password comes from HARPER_PASSWORD, or is asked for
//   --scratch  start of the names of the scratch databases (default: docs_examples)
//   --version  docs version whose examples are sent (default: the latest)
//
// Without pages, all pages of developers/operations-api are sent, in alphabetical order.
import {root, runCommand, usage} from '../../help.mjs';
import {relative} from 'node:path';
import versions from '../../../versions.json';
import {readPages, type Page} from '../../pages/read-pages';
import {readCourse} from './course';
import {tableOf, writeLedger} from './ledger';
import {readOptions, type CourseOptions, type LiveOptions} from './options';
import {askPassword, confirm} from './prompt';
import {readExamples} from './read-examples';
import {runCourse} from './run-course';
import {runExamples} from './run-examples';
import {sender} from './send';
import {versionOfFile} from '../../../src/lib/versions/version-names';

function selectPages({pages, version}: Pick<LiveOptions, 'pages' | 'version'>) {
  const all = readPages(root);
  if (pages.length === 0) {
    const section = all.filter(
      ({file}) => versionOfFile(file) === version && file.includes('/developers/operations-api/'),
    );
    if (section.length === 0) throw new Error(`Version ${version} has no pages of the operations API.`);
    return section;
  }
  return pages.map((name) => namedPage(all, name));
}

function namedPage(all: Page[], name: string): Page {
  const file = relative(root, name).replaceAll('\\', '/');
  const page = all.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`${name} is no page of the site.`);
  return page;
}

/** Runs the examples of the latest version, and prints a table of them. */
async function runDocs({harper, core, pages}: CourseOptions): Promise<number> {
  const all = readPages(root);
  const course = readCourse(all, versions[0]!);
  const named = new Set(pages.map((name) => namedPage(all, name).file));
  const chosen = [...course].filter(([, {source}]) => named.size === 0 || named.has(source.file)).map(([page]) => page);
  const other = [...named].find((file) => ![...course.values()].some(({source}) => source.file === file));
  if (other) throw new Error(`${other} is not run: expected a page in versioned_docs/version-${versions[0]}.`);
  const began = Date.now();
  const results = await runCourse(harper, course, chosen, (line) => console.log(line));
  console.log(`${tableOf(results)}\n${Math.round((Date.now() - began) / 1000)} s`);
  if (core !== undefined) writeLedger(root, results, core, new Date().toISOString().slice(0, 10));
  return results.some(({kind}) => kind === 'differs') ? 1 : 0;
}

async function main({url, user, scratch, ...selection}: LiveOptions): Promise<number> {
  const examples = selectPages(selection).flatMap(readExamples);
  const password = user === undefined ? '' : (process.env.HARPER_PASSWORD ?? (await askPassword(user)));
  const print = (line: string) => console.log(line);
  const send = sender(url, user, password);
  const {sent, skipped, differences} = await runExamples(examples, scratch, {send, confirm, print});
  print(`${sent} examples sent, ${skipped} skipped, ${differences} differences.`);
  return differences === 0 ? 0 : 1;
}

function options(): CourseOptions | LiveOptions {
  try {
    return readOptions(process.argv.slice(2), process.env, versions[0]!);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage()}`, {cause: error});
  }
}

await runCommand(() => {
  const given = options();
  return 'harper' in given ? runDocs(given) : main(given);
});
