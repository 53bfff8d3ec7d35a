// Runs the examples of the latest version on an instance of Harper: see README.md of scripts/examples.
//
// npx jiti scripts/examples/live/run.ts --harper '<command>' [--core <commit>] [page.md …]
//
//   --harper   command line that runs Harper, such as harperdb: temporary instances are started, and deleted at the end
//   --core     what the ledger calls this Harper; without it, the ledger stays as it is
//
// Without pages, runs all pages. Those that need the application run after those that build it.
import {relative} from 'node:path';
import {parseArgs} from 'node:util';
import versions from '../../../versions.json';
import {groupBy} from '../../../src/lib/group-by';
import {root, runCommand, usage} from '../../help.mjs';
import {readPages} from '../../pages/read-pages';
import {readCourse} from './course';
import {countsOf, recordPages, recordRun} from './ledger';
import {runCourse} from './run-course';
import type {Result} from './run-page';

const print = (line: string) => console.log(line);

/** @throws Error saying which option can't be used, and why */
function readOptions() {
  try {
    const options = {harper: {type: 'string'}, core: {type: 'string'}} as const;
    const {values, positionals} = parseArgs({allowPositionals: true, options});
    if (values.harper === undefined) throw new Error('--harper is missing.');
    return {...values, harper: values.harper, pages: positionals};
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage()}`, {cause: error});
  }
}

await runCommand(async () => {
  const {harper, core, pages: named} = readOptions();
  const course = readCourse(readPages(root), versions[0]!);
  const files = new Map([...course].map(([page, {source}]) => [source.file, page]));
  const chosen = named.map((name) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const page = files.get(file);
    if (page === undefined) {
      throw new Error(`${name} cannot be run: expected a page in versioned_docs/version-${versions[0]} with examples.`);
    }
    return page;
  });
  const began = Date.now();
  const date = new Date().toISOString().slice(0, 10);
  // Pages are recorded one by one, so that a run that is stopped is not lost.
  const record = (results: Result[]) => {
    if (core !== undefined) recordPages(root, course, results, {core, date});
  };
  const asked = chosen.length > 0 ? chosen : [...course.keys()];
  const {results, failedPages} = await runCourse(harper, course, asked, print, record);
  const pages = [...groupBy(results, ({example}) => example.page), ['all', results] as const];
  console.table(Object.fromEntries(pages.map(([page, own]) => [page, countsOf(own)])));
  const minutes = Math.round((Date.now() - began) / 6000) / 10;
  print(`${minutes} minutes`);
  if (failedPages.length > 0) print(`Could not be prepared: ${failedPages.join(', ')}`);
  if (core !== undefined && chosen.length === 0 && failedPages.length === 0) recordRun(root, {core, date, minutes});
  return results.some(({kind}) => kind === 'differs') || failedPages.length > 0 ? 1 : 0;
});
