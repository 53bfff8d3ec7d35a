// Sends the examples of the docs to an instance of Harper that the writer names: see README.md of scripts/examples.
import '../../help.mjs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import versions from '../../../versions.json';
import {readPages, type Page} from '../../pages/read-pages';
import {readCourse} from './course';
import {tableOf, writeLedger} from './ledger';
import {readOptions, USAGE, type CourseOptions, type LiveOptions} from './options';
import {askPassword, confirm} from './prompt';
import {readExamples} from './read-examples';
import {runCourse} from './run-course';
import {runExamples} from './run-examples';
import {sender} from './send';
import {versionOfFile} from '../../../src/lib/versions/version-names';

const root = fileURLToPath(new URL('../../..', import.meta.url));

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

function fail(error: unknown, advice = ''): number {
  console.error(`${(error as Error).message}${advice}`);
  return 2;
}

try {
  const options = readOptions(process.argv.slice(2), process.env, versions[0]!);
  process.exitCode = await ('harper' in options ? runDocs(options) : main(options)).catch(fail);
} catch (error) {
  process.exitCode = fail(error, `\n\n${USAGE}`);
}
