import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** What results depend on besides what they are made of. */
const CODE = ['src/build', 'src/content', 'src/plugins', 'src/lib', 'src/data', 'src/search'];

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');
const fileOf = (siteDir: string) => join(siteDir, 'node_modules', '.cache', 'pages.json');

let code: string | undefined;
let former: Record<string, unknown> = {};
const used: Record<string, unknown> = {};

/**
 * A function that works once for the same arguments: reading a page costs more than all that is made of it, several plugins
 * ask for the same, and versions share pages. Builds leave the results for later ones of the same code.
 *
 * @param name tells functions apart
 * @param make gets and returns what JSON can hold; nobody may change a result
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

/** Takes up the results of earlier builds, once. Whatever cannot be read, or is of other code, was not kept. */
export async function openKept(siteDir: string): Promise<void> {
  if (code !== undefined) return;
  code = fingerprint(siteDir);
  const saved = (await readFile(fileOf(siteDir), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))) as {code?: string; results?: typeof former};
  if (saved.code === code) former = saved.results ?? {};
}

/** Leaves to later builds what this one asked for; the rest is forgotten. */
export async function saveKept(siteDir: string): Promise<void> {
  const file = fileOf(siteDir);
  await mkdir(dirname(file), {recursive: true});
  // A build that is interrupted, or another that runs beside it, must not find half a file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({code, results: used}));
  await rename(draft, file);
}

/** Changes with the code that the build runs and with the libraries that it uses. */
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
