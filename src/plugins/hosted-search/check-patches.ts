import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {applyPatches} from './apply-patches.cjs';
import {DOCSEARCH_VERSION, patches} from './patches';

/**
 * Tries all patches on the installed DocSearch.
 *
 * @param directory of the package
 * @throws Error when it has another version than the patches were made for, or one of them does not fit
 */
export function checkPatches(directory: string): void {
  const {version} = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {version: string};
  const remedy = 'Read what changed in it, and see src/plugins/hosted-search/patches.ts.';
  if (version !== DOCSEARCH_VERSION) {
    throw new Error(`DocSearch ${version} is installed, and the patches are for ${DOCSEARCH_VERSION}. ${remedy}`);
  }
  const folder = join(directory, 'dist', 'esm');
  const names = readdirSync(folder);
  for (const file of new Set(patches.map((patch) => patch.file))) {
    const [name, ...others] = names.filter((one) => one.startsWith(`${file}-`) && one.endsWith('.js'));
    if (!name || others.length > 0) throw new Error(`DocSearch has not one file ${file}. ${remedy}`);
    const own = patches.filter((patch) => patch.file === file);
    applyPatches(readFileSync(join(folder, name), 'utf8'), own, name);
  }
}
