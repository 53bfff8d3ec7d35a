import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {servedSize} from '@site/scripts/bench/served-size';
import type {DocSearchRecord} from '@site/src/features/search/node/docsearch-records';
import {openShard} from '@site/src/features/search/engine/open-shard';
import {readRows} from '@site/src/features/search/engine/read-row';
import {lowerBound} from '@site/src/features/search/engine/packed-index';
import {sectionUrl} from '@site/src/features/search/engine/shard';
import {indexTerms} from '@site/src/features/search/engine/tokenize';
import {splitVersion} from '@site/src/lib/version-names';
import {lookUpKeywords, readPlacedKeywords} from '@site/src/features/search/node/place-keywords';
import {readShards} from '@site/src/features/search/node/shard-files';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';

const folder = 'build/search-index';
const MOST_BYTES = 160_000;
/** The files that a reader of the latest version loads before the first result is there. */
const MOST_BYTES_FIRST = 270_000;
/** Pages whose text is fetched for the results of one query. */
const SHOWN_PAGES = 8;

it('the index of a version is at most 160 kB compressed, and its folder is named by the content', () => {
  const names = readdirSync(folder);
  const sizes = names.map((name) => servedSize(join(folder, name, 'index.json')));
  console.log(names.map((name, position) => `${name}: ${sizes[position]} bytes`).join('\n'));
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(names.filter((name) => !/^docs-[\w-]+?-[\w.]+\.[0-9a-f]{10}$/.test(name))).toEqual([]);
});

it('a first search costs at most 270 kB compressed, with the largest texts that it could show', () => {
  const own = readdirSync(folder).filter(
    (name) => !name.startsWith('docs-default-') || name.includes(`-${versions[0]}.`),
  );
  expect(own).toHaveLength(3);
  const indexes = own.reduce((sum, name) => sum + servedSize(join(folder, name, 'index.json')), 0);
  const texts = own
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    // Beside each stand its compressed forms.
    .filter((file) => /\/\d+\.json$/.test(file))
    .map(servedSize)
    .toSorted((a, b) => b - a);
  const most = texts.slice(0, SHOWN_PAGES).reduce((sum, size) => sum + size, indexes);
  console.log(`first search: indexes ${indexes}, with the ${SHOWN_PAGES} largest texts ${most} bytes`);
  expect(most).toBeLessThanOrEqual(MOST_BYTES_FIRST);
});

it('no result leads nowhere, and the entries that results lead to are on their pages', async () => {
  const dead: string[] = [];
  let count = 0;
  for (const {shard, texts} of await readShards(folder)) {
    for (const [page, {path}] of shard.pages.entries()) {
      const sections = shard.sections.flatMap((section) => (section.page === page ? (section.anchor ?? []) : []));
      const tables = texts[page]!.flat().filter((block) => block.type === 'table');
      const entries = tables.flatMap((table) => readRows(table).flatMap(({entry}) => entry?.anchor ?? []));
      const html = readFileSync(`build${path}.html`, 'utf8');
      const ids = new Set(Array.from(html.matchAll(/\sid="?([^\s">]+)/g), ([, id]) => id!));
      count += entries.length;
      dead.push(...[...sections, ...entries].filter((id) => !ids.has(id)).map((id) => `${path}#${id}`));
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(dead).toEqual([]);
});

it('no two results share an address', async () => {
  for (const {shard} of await readShards(folder)) {
    const addresses = shard.sections.map((section) => sectionUrl(shard, section));
    expect(addresses.filter((address, position) => addresses.indexOf(address) !== position)).toEqual([]);
  }
});

it('knows what is legacy and what is about screens', async () => {
  const pages = (await readShards(folder)).flatMap(({shard}) => shard.pages);
  const demotionOf = (end: string) => pages.find(({path}) => path.endsWith(end))?.demotion;
  expect(demotionOf('/docs/developers/clustering/establishing-routes')).toBe('legacy');
  expect(demotionOf('/docs/administration/harper-studio/organizations')).toBe('screen');
  expect(demotionOf('/fabric/create-account')).toBe('screen');
  expect(demotionOf('/docs/developers/replication')).toBeUndefined();
});

it('finds the section of every keyword, in each version that has it, by all words of its phrases', async () => {
  const placed = await readPlacedKeywords('.');
  const keywordsOf = lookUpKeywords(placed);
  const having = new Set<string>();
  const lost: string[] = [];
  for (const {shard} of await readShards(folder)) {
    const {index} = openShard(shard);
    const sectionsWith = (term: string) => {
      const name = lowerBound(index.names, term);
      const position = index.names[name] === term ? index.termOf[name]! : -1;
      return index.documents.subarray(index.offsets[position] ?? 0, index.offsets[position + 1] ?? 0);
    };
    shard.sections.forEach((section, position) => {
      const {path} = shard.pages[section.page]!;
      const phrases = keywordsOf(shard.version, path, section.anchor);
      if (phrases.length > 0) having.add(`${shard.version} ${splitVersion(path).path}#${section.anchor ?? ''}`);
      const missing = phrases.filter((phrase) =>
        indexTerms(phrase).some((term) => !sectionsWith(term).includes(position)),
      );
      lost.push(...missing.map((phrase) => `${sectionUrl(shard, section)}: ${phrase}`));
    });
  }
  expect(lost).toEqual([]);
  const dead = placed.flatMap(({keywords, places}) =>
    [...keywords.sections.keys()]
      .filter((anchor) => !places.some(({version, address}) => having.has(`${version} ${address}#${anchor}`)))
      .map((anchor) => `${keywords.file}: ${keywords.page}#${anchor}`),
  );
  expect(dead).toEqual([]);
});

it('search:records prints every section as JSON lines', async () => {
  const output = execFileSync('npx', ['docusaurus', 'search:records'], {encoding: 'utf8', maxBuffer: 1e8});
  const records = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DocSearchRecord);
  const sections = (await readShards(folder)).reduce((sum, {shard}) => sum + shard.sections.length, 0);
  expect(records.filter(({type}) => type !== 'content')).toHaveLength(sections);
  const jobs = records.find(({url}) => new URL(url).pathname === '/docs/administration/jobs');
  expect(jobs!.keywords).toContain('background tasks');
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  const largest = Math.max(...records.map((record) => JSON.stringify(record).length));
  expect(largest).toBeLessThan(10_000);
});

it('search:records says what to do when there is no build', () => {
  const run = () =>
    execFileSync('npx', ['docusaurus', 'search:records', '--dir', 'no-such-build'], {encoding: 'utf8', stdio: 'pipe'});
  expect(run).toThrow(/build the site first/);
});
