import type {IndexedSection} from '@site/src/features/search/engine/shard';
import {addLinkTexts, linkTextsOf} from '@site/src/features/search/node/link-texts';
import {parsePage} from '@site/src/page-model/parse';
import {describe, expect, it} from 'vitest';

const linkTexts = (source: string) => linkTextsOf(parsePage(source, false));

describe('linkTextsOf', () => {
  it('takes the words of a link, and of a row or an item around it', () => {
    expect(linkTexts('See [the limits](./limits.md).')).toEqual([{url: './limits.md', text: 'the limits'}]);
    expect(linkTexts('- Page through results: [limit](rest.md#limit)')[0]!.text).toBe('Page through results: limit');
    expect(linkTexts('| Task | Use |\n| --- | --- |\n| Sort | [sort](rest.md#sort) |')[0]!.text).toBe('Sort sort');
  });
  it('takes the link alone where the item says more, and no address of another site', () => {
    expect(linkTexts(`- ${'Long. '.repeat(40)}[here](a.md)`)[0]!.text).toBe('here');
    expect(linkTexts('[x](https://example.com) [y](mailto:a@example.com)')).toEqual([]);
  });
});

describe('addLinkTexts', () => {
  const section = (page: number, anchor: string | null): IndexedSection => ({
    page,
    anchor,
    level: anchor ? 2 : 1,
    headings: [],
    blocks: [],
    names: [],
    messages: [],
    numbers: [],
    code: '',
  });

  it('gives sections the words of links to them, by file, address and anchor, each once', () => {
    const sections = [section(0, null), section(1, null), section(1, 'limit')];
    const page = (file: string, path: string, position: number, urls: [string, string][]) => ({
      file,
      path,
      page: position,
      links: urls.map(([url, text]) => ({url, text})),
    });
    addLinkTexts(sections, [
      page('docs/guide/start.md', '/docs/guide/start', 0, [
        ['../rest.md#limit', 'page through results'],
        ['../rest.md#limit', 'page through results'],
        ['/docs/rest', 'the interface'],
        ['../rest.md#gone', 'nothing'],
        ['../other.md', 'nothing'],
      ]),
      page('docs/rest.md', '/docs/rest', 1, [['#limit', 'below']]),
    ]);
    expect(sections.map((one) => one.linkTexts)).toEqual([undefined, ['the interface'], ['page through results']]);
  });
});
