import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Results of earlier builds, by what they were made of. */
export interface ContentCache {
  /**
   * What `make` returns, or returned for the same input in this or in an earlier build.
   *
   * @param input all that the result depends on, besides the code of this site
   * @param make returns something that JSON can hold; nobody may change it afterwards
   */
  get: <Result>(input: string, make: () => Result) => Result;
  /** Writes what this build asked for; the rest is forgotten. */
  save: () => Promise<void>;
}

/** What the results depend on besides their input. */
const CODE = ['src/build', 'src/content', 'src/plugins', 'src/lib', 'src/data'];

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');

/**
 * Opens the cache of a kind of work.
 *
 * @param siteDir folder of the project
 * @param name what tells this kind of work from others
 */
export async function openCache(siteDir: string, name: string): Promise<ContentCache> {
  const folder = join(siteDir, 'node_modules', '.cache', 'site-content');
  const file = join(folder, `${name}.json`);
  const code = fingerprint(siteDir);
  const former = await readEntries(file);
  const used: Record<string, unknown> = {};
  return {
    get(input, make) {
      const key = hash([code, input]);
      if (!Object.hasOwn(used, key)) used[key] = Object.hasOwn(former, key) ? former[key] : make();
      return used[key] as ReturnType<typeof make>;
    },
    async save() {
      // `npm start` asks again for what has changed, not for all.
      if (process.env.NODE_ENV === 'development') return;
      await mkdir(folder, {recursive: true});
      // A build that is interrupted, or another that runs beside it, must not find half a file.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify(used));
      await rename(draft, file);
    },
  };
}

/** Whatever cannot be read was not kept: it is made again. */
async function readEntries(file: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const fingerprints = new Map<string, string>();

/** Changes with the code that the build runs and with the libraries that it uses. */
function fingerprint(siteDir: string): string {
  const known = fingerprints.get(siteDir);
  if (known !== undefined) return known;
  const files = CODE.flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name)),
  ).toSorted();
  const texts = [...files, join(siteDir, 'package.json')].map((file) => readFileSync(file, 'utf8'));
  const result = hash([process.version, ...texts]);
  fingerprints.set(siteDir, result);
  return result;
}
