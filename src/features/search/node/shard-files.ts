import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PageText} from '../engine/blocks';
import {packShard, unpackShard, type PackedShard} from '../engine/packed-shard';
import type {Shard} from '../engine/shard';

/** Folder of the shards, both under the base URL and in the output directory. */
export const SHARD_FOLDER = 'search-index';

/** A shard with the texts of its pages, in page order. */
export interface ShardWithTexts {
  shard: Shard;
  texts: PageText[];
}

/** Writes each shard to its own folder, named after a hash of the content; returns the folder names in order. */
export async function writeShards(shards: ShardWithTexts[], folder: string): Promise<string[]> {
  await rm(folder, {recursive: true, force: true});
  return Promise.all(shards.map((shard) => writeShard(shard, folder)));
}

async function writeShard({shard, texts}: ShardWithTexts, folder: string): Promise<string> {
  const files = [['index', packShard(shard)] as const, ...texts.map((text, page) => [String(page), text] as const)].map(
    ([file, content]) => [file, JSON.stringify(content)] as const,
  );
  const hash = createHash('sha256');
  files.forEach(([, json]) => hash.update(json));
  const name = `${shard.tag}.${hash.digest('hex').slice(0, 10)}`;
  await mkdir(join(folder, name), {recursive: true});
  await Promise.all(files.map(([file, json]) => writeFile(join(folder, name, `${file}.json`), json)));
  return name;
}

/** The tag of the shard in a folder. @param name folder name from `writeShards` */
export function tagOf(name: string): string {
  return name.replace(/\.[0-9a-f]{10}$/, '');
}

/**
 * Reads all shards in a folder.
 * @throws Error when there are none, a file is missing, or a shard is damaged or has a different format
 */
export async function readShards(folder: string): Promise<ShardWithTexts[]> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0) throw new Error(`No search index in ${folder}: build the site first (npm run build).`);
  return Promise.all(names.toSorted().map((name) => readShard(join(folder, name))));
}

async function readShard(folder: string): Promise<ShardWithTexts> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${file}.json`), 'utf8'));
  const shard = unpackShard((await read('index')) as PackedShard);
  const texts = await Promise.all(shard.pages.map((_, page) => read(String(page))));
  return {shard, texts: texts as PageText[]};
}
