// Compares the site's search with MiniSearch: `npm run bench:search`, after a build. The same sections, terms, fields,
// queries and grouping by page; what differs is the index and the way matches are scored.
import {readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {groupByPage} from '../../src/lib/search/group-by-page';
import {matchSections, type LoadedShard, type SectionMatch} from '../../src/lib/search/match-sections';
import type {IndexedSection} from '../../src/lib/search/shard';
import {extractSections} from '../../src/plugins/search-index/extract-sections';
import {parsePage} from '../../src/build/markdown';
import {loadShards, rankOf, shardsOf, type JudgedQuery} from '../../tests/build/search/judge';
import measured from '../../tests/build/search/measured-queries.json';
import tuning from '../../tests/build/search/tuning-queries.json';
import versions from '../../versions.json';
import {lookUpPage} from '../versions/find-page';
import {readVersionFolders} from '../versions/version-folders';
import {indexWithMiniSearch, searchWithMiniSearch} from './minisearch';

const LIMITS = {pages: 10, hitsPerPage: 3, snippetLength: 120};
const RUNS = 3;
const folders = readVersionFolders('.');
const shards = shardsOf(loadShards('build'), versions[0]!);

/** The sections of a shard with what is indexed and not shown, read from the sources once more. */
function indexedSections({shard}: LoadedShard): IndexedSection[] {
  const read = shard.pages.map(({path}, page) => {
    const file = fileOf(path);
    return file ? extractSections(parsePage(readFileSync(file, 'utf8'), extname(file) === '.mdx'), page) : [];
  });
  return shard.sections.map((section) => {
    const same = read[section.page]!.find(({anchor}) => anchor === section.anchor);
    return {...section, names: same?.names ?? [], code: same?.code ?? ''};
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
const engines: Record<string, {search: (query: string) => SectionMatch[]; index: string}> = {
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

/** Queries for the latest version: those for others need another set of shards. */
const sets: Record<string, JudgedQuery[]> = {
  tuning: tuning.queries as JudgedQuery[],
  measured: measured.queries as JudgedQuery[],
};

for (const [name, {search, index}] of Object.entries(engines)) {
  console.log(`${name}: index ${brotliCompressSync(index).length} bytes after Brotli`);
  for (const [set, queries] of Object.entries(sets)) {
    const times: number[] = [];
    const ranks = queries
      .filter(({version}) => version === undefined)
      .map(({query, pages}) => {
        let matches: SectionMatch[] = [];
        for (let run = 0; run < RUNS; run++) {
          const start = performance.now();
          matches = search(query);
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
      `  ${set}: MRR@10 ${reciprocal.toFixed(3)}, top 3 ${inTop} of ${ranks.length}, ms per query ${at(0.5)} (95 %: ${at(0.95)})`,
    );
  }
}
