import type {LoadedShard, SectionName} from './loaded-shard';
import {collectKnownErrors} from './match-errors';
import {unpack} from './packed-index';
import {releasesIn} from './releases';
import type {Shard} from './shard';
import {stemsOf, wordsOf} from './tokenize';

/** @throws Error when the shard is damaged */
export function openShard(shard: Shard): LoadedShard {
  const {pages, sections} = shard;
  const firstError = sections.findIndex(({page}) => page === shard.errors);
  const size = firstError < 0 ? sections.length : firstError;
  const isWhole =
    pages.length > 0 &&
    sections.every(({page}) => page in pages) &&
    [...shard.messages, ...shard.numbers].every(({section}) => section in sections);
  if (!isWhole) throw new Error('The search index is damaged.');
  const depths = pages.map(({path}, page) => (page === shard.errors ? Infinity : path.length));
  return {
    shard,
    size,
    index: unpack(shard.index, size),
    names: sections.slice(0, size).map(({page, headings}) => readName(headings.at(-1) ?? pages[page]!.title)),
    titles: pages.map(({title}) => readName(title)),
    releases: releasesIn(shard),
    errors: collectKnownErrors(shard),
    rootPage: depths.indexOf(Math.min(...depths)),
    starts: pages.map((_, page) => sections.findIndex((section) => section.page === page)),
    texts: pages.map(() => undefined),
  };
}

function readName(name: string): SectionName {
  const words = wordsOf(name);
  return {words: words.map(({whole}) => whole), stems: words.flatMap(stemsOf)};
}
