// Prints how well the search of a built site answers, and compares it with MiniSearch: `npx jiti scripts/search/bench.ts`, after a
// build. Both get the same sections, fields, terms, link texts, keywords, synonyms, queries and grouping by page.
// Queries that the index has as keywords are left out, since they measure nothing.
import '../help.mjs';
import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {readVersionFolders} from '../../src/features/versions/node/version-folders';
import {groupByPage} from '../../src/features/search/engine/group-by-page';
import {matchSections, type Matches} from '../../src/features/search/engine/match-sections';
import type {LoadedShard} from '../../src/features/search/engine/open-shard';
import type {IndexedSection} from '../../src/features/search/engine/shard';
import {addLinkTexts, type LinkingPage} from '../../src/features/search/indexing/link-texts';
import {readPage} from '../../src/features/search/indexing/read-page';
import {lookUpKeywords, readPlacedKeywords} from '../../src/features/search/indexing/place-keywords';
import {
  keywordTest,
  loadShards,
  measureQueries,
  measureQuestions,
  nameQueries,
  nameQuestions,
  rankOf,
  shardsOf,
  taskQueries,
  taskQuestions,
  unknownQueries,
  unseen,
  type Half,
  type Judged,
} from '../../tests/build/search/judge';
import {lookUpPage} from '../versions/find-page';
import {indexWithMiniSearch, searchWithMiniSearch} from './minisearch';

const LIMITS = {pages: 10, hitsPerPage: 3, snippetLength: 120};
const keywordsOf = lookUpKeywords(await readPlacedKeywords('.'));
const isKeyword = await keywordTest();
const folders = readVersionFolders('.');
const all = loadShards('build');
const shards = shardsOf(all);
const infos = shards.map(({info}) => info);
const loaded = shards.map((shard) => shard.loaded);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const answeredSearches = (half: Half) => unseen(half, 'search').filter(({pages}) => pages.length > 0);
const sets: Record<string, Judged[]> = {
  unknown: unknownQueries(),
  'measured names': nameQueries('measured'),
  'measured tasks': taskQueries('measured'),
  'measured unseen': answeredSearches('measured'),
  'tuning names': nameQueries('tuning'),
  'tuning tasks': taskQueries('tuning'),
  'tuning unseen': answeredSearches('tuning'),
};

console.log('What a reader sees');
for (const [name, judged] of Object.entries(sets)) {
  const figures = measureQueries(judged.filter((one) => !isKeyword(one)), all); // prettier-ignore
  console.log(
    `  ${name} (${figures.count} of ${judged.length}): page in the top 3 ${percent(figures.pageInTop3)}, ` +
      `MRR ${figures.pageMrr.toFixed(3)}; section in the top 3 ${percent(figures.sectionInTop3)}, MRR ${figures.sectionMrr.toFixed(3)}`,
  );
}
for (const half of ['measured', 'tuning'] as const) {
  for (const [name, judged] of Object.entries({
    pages: nameQuestions(half),
    tasks: taskQuestions(half),
    unseen: unseen(half, 'question'),
  })) {
    const {count, first, among} = measureQuestions(judged, all);
    console.log(
      `  ${half} questions of ${name} (${count}): first quotation right ${percent(first)}, among four ${percent(among)}`,
    );
  }
}

/** The sections of a shard with what is indexed but not shown, and the descriptions of its pages, from the sources. */
function readSources({shard, size, texts, starts}: LoadedShard) {
  const linking: LinkingPage[] = [];
  const read = shard.pages.map(({path}, page) => {
    const file = fileOf(path);
    if (file === undefined) return {sections: [], description: ''};
    const source = readFileSync(file, 'utf8');
    const {sections, links} = readPage(source, file.endsWith('.mdx'));
    linking.push({file, path, page, links});
    const {description} = readFrontMatter(source).data;
    return {sections, description: typeof description === 'string' ? description : ''};
  });
  const sections = shard.sections.slice(0, size).map((section, position): IndexedSection => {
    const same = read[section.page]!.sections.find(({anchor}) => anchor === section.anchor);
    const blocks = texts[section.page]?.[position - starts[section.page]!] ?? [];
    const keywords = keywordsOf(shard.version, shard.pages[section.page]!.path, section.anchor);
    return {...section, blocks, messages: [], names: same?.names ?? [], keywords, code: same?.code ?? ''};
  });
  addLinkTexts(sections, linking);
  return {sections, descriptions: read.map(({description}) => description)};
}

function fileOf(path: string): string | undefined {
  if (path.startsWith('/docs')) return lookUpPage(path, folders);
  return ['.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => path.slice(1) + ending).find(existsSync);
}

const minis = loaded.map((shard) => {
  const {sections, descriptions} = readSources(shard);
  return indexWithMiniSearch(shard, sections, descriptions);
});
const engines: Record<string, {search: (query: string) => Matches; index: unknown[]}> = {
  'This engine': {search: (query) => matchSections(loaded, query), index: loaded.map(({shard}) => shard.index)},
  MiniSearch: {search: (query) => searchWithMiniSearch(minis, query), index: minis.map(({mini}) => mini)},
};

console.log('\nThe engines alone: page MRR@10, and in the top 3');
for (const [name, {search, index}] of Object.entries(engines)) {
  console.log(`  ${name}: indexes ${brotliCompressSync(JSON.stringify(index)).length} bytes after Brotli`);
  const ranksOf = (judged: Judged[]) =>
    judged.map(({text, pages}) => rankOf(pages, groupByPage(search(text), infos, LIMITS).groups.map(({url}) => url))); // prettier-ignore
  // Queries for other versions need another set of shards.
  const usable = (judged: Judged[]) => judged.filter((one) => one.version === undefined && !isKeyword(one));
  const measured = [...sets['measured names']!, ...sets['measured tasks']!];
  for (const [set, judged] of Object.entries({...sets, 'all that is only measured': measured})) {
    const ranks = ranksOf(usable(judged));
    const mrr = ranks.reduce<number>((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
    const inTop = ranks.filter((rank) => rank !== undefined && rank <= 3).length;
    console.log(`    ${set}: ${mrr.toFixed(3)}, ${inTop} of ${ranks.length}`);
  }
  const times = keysOf(usable(measured)).map((text) => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2);
  console.log(`    a key: ${at(0.5)} ms, 95 % at most ${at(0.95)} ms`);
}

/** The text in the search field after each key. */
function keysOf(judged: Judged[]): string[] {
  return judged.flatMap(({text}) => Array.from(text, (_, position) => text.slice(0, position + 1)));
}
