import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {precompress} from '../../src/build/hosting/precompress';
import {listSiteFiles} from '../../src/build/hosting/site-files';
import {forEachConcurrently} from '../../src/lib/for-each-concurrently';

/** What was deployed when, newest first. Every deployment has this file at its root. */
export interface Deployments {
  deployments: {date: string; files: string[]}[];
}

export const MANIFEST = 'deployments.json';

/** Reads a file of the currently deployed site by its path below the base URL; undefined if there is none. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

interface Options {
  /** Folder of the new build. */
  outDir: string;
  hashedFolders: readonly string[];
  /** How many earlier deployments are kept. */
  keep: number;
  now: Date;
  cacheDir: string;
}

/** How many files are fetched at once. */
const AT_ONCE = 8;

/**
 * Adds the hashed files of earlier deployments to a build, so that pages that readers have open keep working, and
 * records what is in which deployment.
 *
 * @param read reads from the currently deployed site
 * @returns how many files were added, and the paths of files that the manifest lists but that are gone
 * @throws Error when the manifest of the deployed site is invalid
 */
export async function carryAssets(read: ReadFile, options: Options): Promise<{carried: number; missing: string[]}> {
  const {outDir, hashedFolders, keep, now, cacheDir} = options;
  const {all} = await listSiteFiles(outDir);
  const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(`${folder}/`));
  const own = all.filter(isHashed);
  const former = parseDeployments(await read(MANIFEST), isHashed).slice(0, keep);
  const wanted = [...new Set(former.flatMap(({files}) => files))].filter((file) => !own.includes(file));

  const missing: string[] = [];
  const carried: string[] = [];
  await forEachConcurrently(wanted, AT_ONCE, async (file) => {
    const bytes = await read(file);
    if (!bytes) {
      missing.push(file);
      return;
    }
    await mkdir(dirname(join(outDir, file)), {recursive: true});
    await writeFile(join(outDir, file), bytes);
    carried.push(file);
  });
  if (own.some((file) => existsSync(join(outDir, `${file}.br`)))) await precompress(outDir, carried, cacheDir);

  const kept = former.map(({date, files}) => ({date, files: files.filter((file) => !missing.includes(file))}));
  const manifest: Deployments = {deployments: [{date: now.toISOString(), files: own}, ...kept]};
  await writeFile(join(outDir, MANIFEST), JSON.stringify(manifest));
  return {carried: carried.length, missing};
}

function parseDeployments(bytes: Buffer | undefined, isHashed: (file: string) => boolean): Deployments['deployments'] {
  if (!bytes) return [];
  const {deployments} = JSON.parse(bytes.toString()) as Partial<Deployments>;
  const isValid = (files: unknown) =>
    Array.isArray(files) &&
    // Files are written to the paths in the manifest, so none may lead out of the folders.
    files.every((file) => typeof file === 'string' && isHashed(file) && !file.split('/').includes('..'));
  if (!Array.isArray(deployments) || !deployments.every(({files}) => isValid(files))) {
    throw new Error(`${MANIFEST} of the deployed site does not list its deployments.`);
  }
  return deployments;
}

/**
 * Reads from a deployed site, or from the folder that it was deployed from.
 *
 * @param from address of the site with its base URL, or a folder
 */
export function readerOf(from: string): ReadFile {
  if (!/^https?:/.test(from)) {
    return async (path) => (existsSync(join(from, path)) ? readFile(join(from, path)) : undefined);
  }
  const base = from.endsWith('/') ? from : `${from}/`;
  return async (path) => {
    const response = await fetch(new URL(path, base));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
}
