import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PageText} from '../engine/blocks';
import {packShard, unpackShard, type PackedShard} from '../engine/packed-shard';
import type {Shard} from '../engine/shard';

/** Folder of the shards below the base URL and below the output directory. */
export const SHARD_FOLDER = 'search-index';

/** A shard with the texts of its pages, in the order of these. */
export interface ShardWithTexts {
  shard: Shard;
  texts: PageText[];
}

/** Writes each shard into a folder of its own, named by the content; returns the names of these, in order. */
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

/** The tag of the shard that a folder holds. @param name as `writeShards` returns it */
export function tagOf(name: string): string {
  return name.replace(/\.[0-9a-f]{10}$/, '');
}

/**
 * Reads all shards of a folder.
 * @throws Error naming the folder or the file, when there is none or one is of another format
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
