// Shared by the commands that run tests.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {environmentOf, testBuilds} from './builds';

/** On Windows, npm and npx are scripts, which only a shell runs. */
export const shell = process.platform === 'win32';

/** Runs a command; if it fails, this process exits with its status. */
export function run([program = '', ...args]: string[], env?: Record<string, string>): void {
  const {status} = spawnSync(program, args, {stdio: 'inherit', shell, env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

/** The TypeScript files below a folder of tests. */
export function testFiles(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file));
}

/**
 * Makes the missing builds that test files read, the published one first.
 * @returns the folders of all builds that they read
 */
export function makeBuilds(files: string[]): string[] {
  const text = files.map(withHelpers).join('\n');
  const names = Object.keys(testBuilds) as (keyof typeof testBuilds)[];
  const read = names.filter(
    (name) => name === 'published' || new RegExp(`[bB]uilds\\.${name}\\b|'${testBuilds[name].directory}\\b`).test(text),
  );
  for (const name of read) {
    const {directory} = testBuilds[name];
    if (existsSync(join(directory, 'index.html'))) {
      console.log(
        `${directory} was built on ${statSync(directory).mtime.toLocaleString()}; delete it to build it again.`,
      );
      continue;
    }
    run(['npm', 'run', '--silent', 'build', '--', '--out-dir', directory], environmentOf(name));
  }
  return read.map((name) => testBuilds[name].directory);
}

/** The text of a test and of the helpers beside it. */
function withHelpers(file: string): string {
  const text = readFileSync(file, 'utf8');
  const helpers = [...text.matchAll(/ from '(\.\/[^']+)'/g)].map(([, name]) => join(dirname(file), `${name}.ts`));
  return [text, ...helpers.filter(existsSync).map((helper) => readFileSync(helper, 'utf8'))].join('\n');
}
