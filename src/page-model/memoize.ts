import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** The files that results depend on, besides their input: all of our code, and every dependency. */
const CODE = ['src', 'scripts'];
const DEPENDENCIES = 'package-lock.json';

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');
const fileOf = (siteDir: string, name: string) => join(siteDir, 'node_modules', '.cache', `${name}.json`);

let code: string | undefined;
let former: Record<string, unknown> = {};
const used: Record<string, unknown> = {};

/**
 * Memoizes a function: reading a page costs more than everything made from it, several plugins need the same results,
 * and versions share pages. Builds, checks and tests save the results for their later runs with the same code.
 *
 * @param name distinguishes functions
 * @param make takes and returns values that JSON can hold; callers must not change a result
 */
export function memoize<Input extends unknown[], Result>(
  name: string,
  make: (...input: Input) => Result,
): (...input: Input) => Result {
  return (...input) => {
    const key = hash([name, JSON.stringify(input)]);
    if (!Object.hasOwn(used, key)) used[key] = Object.hasOwn(former, key) ? former[key] : make(...input);
    return used[key] as Result;
  };
}

/**
 * Loads the results of the last run, once. A file that cannot be read, or is from different code, is ignored.
 * @param name of the file, which builds, checks and tests each have
 */
export function loadCache(siteDir: string, name = 'pages'): void {
  if (code !== undefined) return;
  code = fingerprint(siteDir);
  try {
    const saved = JSON.parse(readFileSync(fileOf(siteDir, name), 'utf8')) as {code?: string; results?: typeof former};
    if (saved.code === code) former = saved.results ?? {};
  } catch {
    // There is no file, or it is damaged: everything is recomputed.
  }
}

/** Saves the results that this run used for later ones; the rest is dropped. */
export function saveCache(siteDir: string, name = 'pages'): void {
  const file = fileOf(siteDir, name);
  mkdirSync(dirname(file), {recursive: true});
  // An interrupted run must not leave half a file, and a concurrent one must not read it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({code, results: used}));
  renameSync(draft, file);
}

/** Changes with the code, the dependencies, and the version of Node.js. */
function fingerprint(siteDir: string): string {
  const files = CODE.filter((folder) => existsSync(join(siteDir, folder)))
    .flatMap((folder) => readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .toSorted();
  // A copy of the project for a test has no lockfile.
  const texts = [...files, join(siteDir, DEPENDENCIES)].filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  return hash([process.version, ...files, ...texts]);
}
