// Prints how well the search of a built site answers, for both halves of the judged queries, and compares it with MiniSearch:
// `npm run bench:search`, after a build. Both get the same sections, terms, fields, queries and grouping by page.
import {readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {groupByPage} from '../../src/lib/search/group-by-page';
import {matchSections, type Matches} from '../../src/lib/search/match-sections';
import type {LoadedShard} from '../../src/lib/search/open-shard';
import type {IndexedSection} from '../../src/lib/search/shard';
import {extractSections} from '../../src/plugins/search-index/extract-sections';
import {lookUpKeywords, readPlacedKeywords} from '../../src/plugins/search-index/place-keywords';
import {parsePage} from '../../src/build/markdown';
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
  type Half,
  type Judged,
} from '../../tests/build/search/judge';
import {lookUpPage} from '../versions/find-page';
import {readVersionFolders} from '../../src/build/version-folders';
import {indexWithMiniSearch, searchWithMiniSearch} from './minisearch';

const LIMITS = {pages: 10, hitsPerPage: 3, snippetLength: 120};
const RUNS = 3;
const HALVES: Half[] = ['tuning', 'measured'];
const folders = readVersionFolders('.');
const keywordsOf = lookUpKeywords(await readPlacedKeywords('.'));
const isKeyword = await keywordTest();
const all = loadShards('build');
const shards = shardsOf(all);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What stands in the index as a keyword is left out: it measures nothing. */
const describe = (judged: Judged[]) => {
  const queries = judged.filter((one) => !isKeyword(one));
  const figures = measureQueries(queries, all);
  return (
    `(${queries.length} of ${judged.length}): page in the top 3 ${percent(figures.pageInTop3)}, MRR ${figures.pageMrr.toFixed(3)}; ` +
    `section in the top 3 ${percent(figures.sectionInTop3)}, MRR ${figures.sectionMrr.toFixed(3)}`
  );
};

console.log(`unknown queries ${describe(unknownQueries())}`);
for (const half of HALVES) {
  console.log(`${half} names ${describe(nameQueries(half))}`);
  console.log(`${half} tasks ${describe(taskQueries(half))}`);
  const questions = {'questions on pages': nameQuestions(half), 'questions of tasks': taskQuestions(half)};
  for (const [name, judged] of Object.entries(questions)) {
    const {count, first, among, firstSection, amongSections} = measureQuestions(judged, all);
    console.log(
      `${half} ${name} (${count}): first quotation right ${percent(first)}, among four ${percent(among)}` +
        (name === 'questions of tasks'
          ? `; of the section ${percent(firstSection)} and ${percent(amongSections)}`
          : ''),
    );
  }
}

/** The sections of a shard with what is indexed and not shown, read from the sources once more. */
function indexedSections({shard, size, texts, places}: LoadedShard): IndexedSection[] {
  const read = shard.pages.map(({path}, page) => {
    const file = fileOf(path);
    return file ? extractSections(parsePage(readFileSync(file, 'utf8'), extname(file) === '.mdx'), page) : [];
  });
  return shard.sections.slice(0, size).map((section, position) => {
    const same = read[section.page]!.find(({anchor}) => anchor === section.anchor);
    const blocks = texts[section.page]?.[places[position]!] ?? [];
    const keywords = keywordsOf(shard.version, shard.pages[section.page]!.path, section.anchor);
    return {...section, blocks, messages: [], names: same?.names ?? [], keywords, code: same?.code ?? ''};
  });
}

function fileOf(path: string): string | undefined {
  if (path.startsWith('/docs')) return lookUpPage(path, folders);
  const candidates = ['.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => `.${path}${ending}`);
  return candidates.find((file) => {
    try {
      return readFileSync(file).length > 0;
    } catch {
      return false;
    }
  });
}

const minis = shards.map(({loaded}) => indexWithMiniSearch(loaded, indexedSections(loaded)));
const engines: Record<string, {search: (query: string) => Matches; index: string}> = {
  'this site': {
    search: (query) =>
      matchSections(
        shards.map(({loaded}) => loaded),
        query,
      ),
    index: JSON.stringify(shards.map(({loaded}) => loaded.shard.index)),
  },
  MiniSearch: {
    search: (query) => searchWithMiniSearch(minis, query),
    index: JSON.stringify(minis.map(({mini}) => mini)),
  },
};

for (const [name, {search, index}] of Object.entries(engines)) {
  console.log(`${name}: index ${brotliCompressSync(index).length} bytes after Brotli`);
  for (const half of HALVES) {
    const times: number[] = [];
    // Queries for other versions need another set of shards.
    const queries = [...nameQueries(half), ...taskQueries(half)].filter(({version}) => version === undefined);
    const ranks = queries.map(({text, pages}) => {
      let matches = search(text);
      for (let run = 0; run < RUNS; run++) {
        const start = performance.now();
        matches = search(text);
        times.push(performance.now() - start);
      }
      const infos = shards.map(({info}) => info);
      const {groups} = groupByPage(matches, infos, LIMITS);
      return rankOf(pages, groups.map(({url}) => url)); // prettier-ignore
    });
    const reciprocal = ranks.reduce<number>((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
    const inTop = ranks.filter((rank) => rank !== undefined && rank <= 3).length;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2);
    console.log(
      `  ${half}: MRR@10 ${reciprocal.toFixed(3)}, top 3 ${inTop} of ${ranks.length}, ms per query ${at(0.5)} (95 %: ${at(0.95)})`,
    );
  }
}
