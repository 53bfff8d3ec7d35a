import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {SHARD_FORMAT, type Shard} from '../../lib/search/shard';

/** Folder of the shards below the base URL and below the output directory. */
export const SHARD_FOLDER = 'search-index';

/** Writes the shards into an emptied folder; returns the file name of each, in order. */
export async function writeShards(shards: Shard[], folder: string): Promise<string[]> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  return Promise.all(shards.map((shard) => writeShard(shard, folder)));
}

async function writeShard(shard: Shard, folder: string): Promise<string> {
  const json = JSON.stringify(shard);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  const name = `${shard.tag}.${hash}.json`;
  await writeFile(join(folder, name), json);
  return name;
}

/** The tag of the shard that a file holds. @param name as `writeShards` returns it */
export function tagOf(name: string): string {
  return name.replace(/\.[0-9a-f]{10}\.json$/, '');
}

/**
 * Reads all shards of a folder.
 * @throws Error naming the folder or the file, when there is none or one is of another format
 */
export async function readShards(folder: string): Promise<Shard[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  if (files.length === 0) throw new Error(`No search index in ${folder}: build the site first (npm run build).`);
  return Promise.all(
    files.map(async (name) => {
      const shard = JSON.parse(await readFile(join(folder, name), 'utf8')) as Shard;
      if (shard.format !== SHARD_FORMAT) throw new Error(`${join(folder, name)} is of another format: build again.`);
      return shard;
    }),
  );
}
