import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {projectCopies} from '@site/tests/support';
import {expect} from 'vitest';

// The site grows by the commands of README, and no test has to be changed for it. Proved on copies: the commands check what
// they wrote, and the tests of a copy are run after them.

const readme = readFileSync('README.md', 'utf8');

const copies = projectCopies(
  'tests',
  'vitest.config.mts',
  '.oxfmtrc.json',
  '.markdownlint-cli2.jsonc',
  'cspell.json',
  'cspell-words.txt',
);
let root = '';

/** Makes the copy that the functions below work in; one for each file of tests. */
export function makeCopy(): string {
  root = copies.make();
  return root;
}

export const removeCopies = copies.remove;

/** Files of the copy, by their path in the project. */
export const write = (file: string, text: string) => writeFileSync(join(root, file), text);
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * Writes what the commands leave to the writer: the description of a page, of which no two are the same, and every other
 * text. @param subject what the description says the page is about
 */
export function writeTodos(subject: string, ...files: string[]): void {
  const description = `What a reader of this page about ${subject} finds there, in as many words as the lists ask for`;
  for (const file of files) {
    write(
      file,
      read(file)
        .replace(/(?<=^description: ")TODO: [^"\n]+/m, description)
        .replaceAll(/TODO: .+/g, 'It works.'),
    );
  }
}

/** The tests that read pages and versions from the disk. The builds and the browser have no part in them. */
export const TESTS = ['config', 'all-pages', 'versions/working-copy', 'api-catalogue', 'scaffold/series-page'];

/** Runs a script of Node in the copy. */
export function runNode(...words: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {status, printed: stdout + stderr};
}

/** Runs tests of the copy. @returns nothing when they pass, and what they print when not */
export function problemsOf(...names: string[]): string {
  const files = names.map((name) => `tests/unit/${name}`);
  // It lists the files of the repository, and a copy is none.
  const options = ['--project', 'unit', '--exclude', '**/design-card.test.ts'];
  const {status, printed} = runNode('node_modules/vitest/vitest.mjs', 'run', ...options, ...files);
  return status === 0 ? '' : printed;
}

/** Runs `npm run new` or `npm run move` in the copy, as README words it. */
export function run(command: 'new' | 'move', ...words: string[]) {
  expect(readme).toContain(`npm run ${command} -- ${words[0]!.includes('/') ? '' : words[0]}`);
  return runNode('node_modules/jiti/lib/jiti-cli.mjs', `scripts/scaffold/${command}.ts`, ...words);
}
