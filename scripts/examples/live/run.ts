// Sends the examples of the docs to an instance of Harper that the writer names: see README.md of scripts/examples.
import '../../help.mjs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import versions from '../../../versions.json';
import {readPages} from '../../pages/read-pages';
import {readOptions, USAGE, type LiveOptions} from './options';
import {askPassword, confirm} from './prompt';
import {readExamples} from './read-examples';
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
  return pages.map((name) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const page = all.find((candidate) => candidate.file === file);
    if (!page) throw new Error(`${name} is no page of the site.`);
    return page;
  });
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
  process.exitCode = await main(options).catch(fail);
} catch (error) {
  process.exitCode = fail(error, `\n\n${USAGE}`);
}
