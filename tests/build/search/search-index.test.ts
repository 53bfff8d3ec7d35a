import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {DocSearchRecord} from '@site/src/lib/search/docsearch-records';
import {sectionUrl} from '@site/src/lib/search/shard';
import {deadRecords} from '@site/src/plugins/search-index/check-anchors';
import {readShards} from '@site/src/plugins/search-index/shard-files';
import {expect, it} from 'vitest';

const folder = 'build/search-index';
const MOST_BYTES = 300_000;

it('each shard is at most 300 kB compressed, and named by its content', () => {
  const files = readdirSync(folder);
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  console.log(files.map((file, position) => `${file}: ${sizes[position]} bytes`).join('\n'));
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(files.filter((file) => !/^docs-[\w-]+?-[\w.]+\.[0-9a-f]{10}\.json$/.test(file))).toEqual([]);
});

it('no result leads nowhere', async () => {
  const shards = await readShards(folder);
  expect((await Promise.all(shards.map((shard) => deadRecords(shard, 'build', '/')))).flat()).toEqual([]);
});

it('no two results share an address', async () => {
  for (const shard of await readShards(folder)) {
    const addresses = shard.sections.map((section) => sectionUrl(shard, section));
    expect(addresses.filter((address, position) => addresses.indexOf(address) !== position)).toEqual([]);
  }
});

it('search:records prints every section as JSON lines', async () => {
  const output = execFileSync('npm', ['run', '--silent', 'search:records'], {encoding: 'utf8', maxBuffer: 1e8});
  const records = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DocSearchRecord);
  const sections = (await readShards(folder)).reduce((sum, shard) => sum + shard.sections.length, 0);
  expect(records.filter(({type}) => type !== 'content')).toHaveLength(sections);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  const largest = Math.max(...records.map((record) => JSON.stringify(record).length));
  expect(largest).toBeLessThan(10_000);
});

it('search:records says what to do when there is no build', () => {
  const run = () =>
    execFileSync('npx', ['docusaurus', 'search:records', '--dir', 'no-such-build'], {encoding: 'utf8', stdio: 'pipe'});
  expect(run).toThrow(/build the site first/);
});
