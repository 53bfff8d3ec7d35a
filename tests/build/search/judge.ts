import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Shard, ShardInfo} from '../../../src/lib/search/shard';
import {openShard, type LoadedShard} from '../../../src/lib/search/match-sections';

/** A query with the pages a reader would want; any of them is right. */
export interface JudgedQuery {
  query: string;
  kind: 'identifier' | 'part' | 'error' | 'words' | 'typo' | 'version';
  pages: string[];
  /** Name of the docs version the reader is in; the latest when missing. */
  version?: string;
}

export interface JudgedQuestion {
  question: string;
  pages: string[];
}

/** A query or a question of a reader's task, with the sections that answer it; a page alone means its beginning. */
export interface JudgedTask {
  text: string;
  right: string[];
}

export type Half = 'tuning' | 'measured';

/**
 * Which half of the judged tasks a text belongs to. A hash decides, so that nobody chooses: weights, synonyms and rules are
 * made with the one half, and the other is only ever measured.
 */
export function halfOf(text: string): Half {
  return createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'tuning' : 'measured';
}

/** The shards of a build, read as a browser would. */
export function loadShards(directory: string): {loaded: LoadedShard; info: ShardInfo}[] {
  const folder = join(process.cwd(), directory, 'search-index');
  return readdirSync(folder).map((file) => {
    const shard = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Shard;
    const {tag, instance, label} = shard;
    const start = shard.pages.map(({path}) => path).toSorted((a, b) => a.length - b.length)[0]!;
    return {loaded: openShard(shard), info: {tag, instance, label, url: '', root: start}};
  });
}

type OpenShard = ReturnType<typeof loadShards>[number];

/** What a reader of a version searches: the version and the sections without versions. */
export function shardsOf(shards: OpenShard[], version: string): OpenShard[] {
  return shards.filter(({info}) => info.instance !== 'default' || info.tag === `docs-default-${version}`);
}

/** Position of the first right page among the answers, from 1; undefined when none is there. */
export function rankOf(pages: string[], answers: string[]): number | undefined {
  const position = answers.findIndex((answer) => pages.includes(answer));
  return position < 0 ? undefined : position + 1;
}
