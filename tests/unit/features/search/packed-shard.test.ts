import {errorAnchor} from '@site/src/lib/error-anchor';
import {packShard, unpackShard} from '@site/src/features/search/engine/packed-shard';
import type {SectionEntry, Shard} from '@site/src/features/search/engine/shard';
import {expect, it} from 'vitest';
import {sample} from './sample';

const section = (page: number, anchor: string | null, level: number, headings: string[]): SectionEntry => ({
  page,
  anchor,
  level,
  headings,
});
const {
  pages: [first, second, third],
  ...rest
} = sample().shard;
const error = '404 Table <table> does not exist';
const shard: Shard = {
  ...rest,
  pages: [first!, second!, third!],
  errors: 2,
  sections: [
    section(0, null, 1, []),
    section(0, 'set-up', 2, ['Set up']),
    section(0, 'deep', 4, ['Set up', 'Deep']),
    section(0, 'nearer', 3, ['Set up', 'Nearer']),
    section(0, 'next', 2, ['Next']),
    section(1, null, 1, []),
    section(1, 'other', 2, ['Other']),
    section(2, null, 1, []),
    section(2, errorAnchor(error), 2, [error]),
    section(2, `${errorAnchor(error)}-2`, 2, [error]),
  ],
};

it('unpacks what was packed', () => expect(unpackShard(packShard(shard))).toEqual(shard));

it('writes no anchor of an error that follows from its words', () =>
  expect(packShard(shard).sections.anchors.split(' ').slice(-2)).toEqual(['', `${errorAnchor(error)}-2`]));

it('refuses a shard of another format, and one whose columns do not fit together', () => {
  const packed = packShard(shard);
  expect(() => unpackShard({...packed, format: 0 as never})).toThrow(/format 0/);
  for (const [column, more] of Object.entries({levels: '2', anchors: ' x', headings: '\nx'})) {
    const sections = {...packed.sections, [column]: packed.sections[column as 'levels'] + more};
    expect(() => unpackShard({...packed, sections})).toThrow(/damaged/);
  }
});
