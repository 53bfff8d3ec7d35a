import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {diffArrays} from 'diff';
import {isCompared, normalize, plainPath} from './normalize';

const IS_TEXT = /\.(?:html|md|txt|json|xml|csv|ya?ml|webmanifest|svg|js|conf)$|(?:^|\/)_(?:redirects|headers)$/;

/** Files that differ in more lines are only named, since it takes minutes to find the smallest difference. */
const MOST = 1000;

/** Each difference with the files that have it: many pages differ in the same way. */
export type Differences = Map<string, string[]>;

/**
 * Compares two built sites.
 *
 * @param before folder of one
 * @param after folder of the other
 * @returns an empty map for sites with the same content
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

/** The paths of a site's files, by their paths without hashes. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  return new Map(paths.filter(isCompared).map((path) => [plainPath(path), path]));
}

/** Lines that only one of the files has, each after `-` or `+`; an empty string for files with the same content. */
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
