import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** The code that results depend on, besides their input. */
const CODE = ['src/build', 'src/content', 'src/plugins', 'src/lib', 'src/data', 'src/search'];

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');
const fileOf = (siteDir: string) => join(siteDir, 'node_modules', '.cache', 'pages.json');

let code: string | undefined;
let former: Record<string, unknown> = {};
const used: Record<string, unknown> = {};

/**
 * Memoizes a function: reading a page costs more than everything made from it, several plugins need the same results,
 * and versions share pages. Builds save the results for later builds with the same code.
 *
 * @param name distinguishes functions
 * @param make takes and returns values that JSON can hold; callers must not change a result
 */
export function kept<Input extends unknown[], Result>(
  name: string,
  make: (...input: Input) => Result,
): (...input: Input) => Result {
  return (...input) => {
    const key = hash([name, JSON.stringify(input)]);
    if (!Object.hasOwn(used, key)) used[key] = Object.hasOwn(former, key) ? former[key] : make(...input);
    return used[key] as Result;
  };
}

/** Loads the results of the last build, once. A file that cannot be read, or is from different code, is ignored. */
export async function openKept(siteDir: string): Promise<void> {
  if (code !== undefined) return;
  code = fingerprint(siteDir);
  const saved = (await readFile(fileOf(siteDir), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))) as {code?: string; results?: typeof former};
  if (saved.code === code) former = saved.results ?? {};
}

/** Saves the results that this build used for later builds; the rest is dropped. */
export async function saveKept(siteDir: string): Promise<void> {
  const file = fileOf(siteDir);
  await mkdir(dirname(file), {recursive: true});
  // An interrupted build must not leave half a file, and a concurrent one must not read it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({code, results: used}));
  await rename(draft, file);
}

/** Changes with the code that the build runs, and with `package.json` and the version of Node.js. */
function fingerprint(siteDir: string): string {
  const files = CODE.flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name)),
  ).toSorted();
  return hash([
    process.version,
    ...[...files, join(siteDir, 'package.json')].map((file) => readFileSync(file, 'utf8')),
  ]);
}
