import type {Block} from '@site/src/features/search/engine/blocks';
import {buildShard, pageTexts} from '@site/src/features/search/engine/build-index';
import type {LoadedShard} from '@site/src/features/search/engine/loaded-shard';
import {openShard} from '@site/src/features/search/engine/open-shard';
import type {IndexedSection, ShardInfo, Demotion} from '@site/src/features/search/engine/shard';

interface SamplePage {
  path: string;
  title: string;
  description?: string;
  trail?: string[];
  /** The text before the first heading. */
  text?: string;
  sections?: {heading: string; text: string; names?: string[]; code?: string; numbers?: string[]; blocks?: Block[]}[];
  demotion?: Demotion;
}

/** A small shard with the given pages and all their texts. */
export function sampleShard(pages: SamplePage[], tag = 'docs-default-4.7', label = '4.7'): LoadedShard {
  const sections = pages.flatMap(({text = '', sections: parts = []}, page): IndexedSection[] => [
    {
      page,
      anchor: null,
      level: 1,
      headings: [],
      blocks: blocksOf(text),
      names: [],
      messages: [],
      numbers: [],
      code: '',
    },
    ...parts.map(({heading, text: said, names = [], code = '', numbers = [], blocks = blocksOf(said)}) => {
      const anchor = heading.toLowerCase().replace(/\W+/g, '-');
      return {page, anchor, level: 2, headings: [heading], blocks, names, messages: [], numbers, code};
    }),
  ]);
  const entries = pages.map(({path, title, description = '', trail = [], demotion}) =>
    demotion ? {path, title, description, trail, demotion} : {path, title, description, trail},
  );
  const instance = /^docs-(.+)-[^-]+$/.exec(tag)![1]!;
  const loaded = openShard(buildShard({tag, instance, language: 'en', version: '4.7', label}, entries, sections));
  loaded.texts = pageTexts(entries, sections);
  return loaded;
}

const blocksOf = (text: string): Block[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({type: 'text', text: line}));

export const infoOf = ({shard}: LoadedShard, root = '/docs'): ShardInfo => ({
  tag: shard.tag,
  instance: shard.instance,
  label: shard.label,
  url: `/search-index/${shard.tag}`,
  root,
});

/** Operations, settings and mentions of both. */
export const sample = () =>
  sampleShard([
    {path: '/docs', title: 'Start', text: 'Search, cache and replicate. See search_by_conditions and http.port.'},
    {
      path: '/docs/nosql',
      title: 'NoSQL operations',
      sections: [
        {heading: 'search_by_conditions', text: 'Finds records that meet several conditions.'},
        {heading: 'search_by_value', text: 'Finds records by one value. See also search_by_conditions.'},
        {
          heading: 'delete',
          text: 'Removes records.\nNo record found for this key',
        },
      ],
    },
    {
      path: '/docs/configuration',
      title: 'Configuration',
      text: 'Settings of an instance.',
      sections: [
        {
          heading: 'Network',
          text: 'operationsApi.network.port: Port of the operations API',
          names: ['operationsApi.network.port'],
        },
        {heading: 'Headers', text: 'X-Powered-By names the product.'},
        {heading: 'Markup', text: 'Templates escape <b> & others.'},
        {heading: 'Example', text: 'An example.', code: 'HTTP_PORT operationsApi.network.port'},
      ],
    },
    {path: '/docs/caching', title: 'Caching', text: 'Keep data of other sources with @table and @primaryKey.'},
  ]);
