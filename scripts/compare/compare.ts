import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {diffArrays} from 'diff';
import {isCompared, normalize, plainPath} from './normalize';

const IS_TEXT = /\.(?:html|md|txt|json|xml|csv|ya?ml|webmanifest|svg|js|conf)$|(?:^|\/)_(?:redirects|headers)$/;

/** Files that differ in more lines are only named: to find the least difference of two other texts takes minutes. */
const MOST = 1000;

/** What differs, with the files in which it does: many pages differ in the same way. */
export type Differences = Map<string, string[]>;

/**
 * Compares two built sites.
 *
 * @param before folder of one
 * @param after folder of the other
 * @returns nothing for sites that say the same
 */
export function compareSites(before: string, after: string): Differences {
  const [old, current] = [listFiles(before), listFiles(after)];
  const differences: Differences = new Map();
  for (const path of new Set([...old.keys(), ...current.keys()])) {
    const [from, to] = [old.get(path), current.get(path)];
    let found = '';
    if (from === undefined || to === undefined) found = from === undefined ? '+ the file' : '- the file';
    else found = compareFiles(path, readFileSync(join(before, from)), readFileSync(join(after, to)));
    if (found) differences.set(found, [...(differences.get(found) ?? []), path]);
  }
  return differences;
}

/** The names of the files of a site by their names without hashes. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  return new Map(paths.filter(isCompared).map((path) => [plainPath(path), path]));
}

/** Lines that one of the files has, each after `-` or `+`; an empty text for files that say the same. */
function compareFiles(path: string, before: Buffer, after: Buffer): string {
  if (before.equals(after)) return '';
  if (!IS_TEXT.test(path)) return '  other bytes';
  const [from, to] = [before, after].map((content) => normalize(path, content.toString('utf8')));
  const parts = diffArrays(from!, to!, {maxEditLength: MOST});
  if (!parts) return `  more than ${MOST} lines`;
  return parts
    .filter(({added, removed}) => added || removed)
    .flatMap(({added, value}) => value.map((line) => `${added ? '+' : '-'} ${line}`))
    .join('\n');
}
