import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import type {PublishedPage, SiteSection} from '../../../../src/features/markdown/node/collect-pages';
import {writePage} from '../../../../src/features/markdown/node/write-page';

const page: PublishedPage = {
  title: 'REST: the *interface*',
  description: 'What it is.',
  permalink: '/manual/docs/developers/rest',
  file: 'versioned_docs/version-4.7/developers/rest.md',
  updatedAt: Date.UTC(2025, 9, 28),
  trail: ['Developers'],
  group: 'Developers',
};

const section: SiteSection = {
  title: 'Harper 4.7 documentation',
  summary: 'All of it.',
  version: '4.7',
  isMain: true,
  root: '/manual/docs',
  folder: 'versioned_docs/version-4.7',
  pages: [page],
};

const site = {
  url: 'https://docs.example.com',
  addresses: new Set(['/manual/docs', '/manual/docs/developers/rest', '/manual/docs/reference/roles']),
};

function write(html: string) {
  const {children} = fromHtml(`<div>${html}</div>`, {fragment: true});
  return writePage(page, section, children[0] as Element, site);
}

describe('the Markdown of a page', () => {
  it('begins with facts', () => {
    expect(write('<h1>REST: the *interface*</h1><p>A').file).toBe(
      [
        '---',
        'title: "REST: the *interface*"',
        'description: What it is.',
        'version: "4.7"',
        'canonical: https://docs.example.com/manual/docs/developers/rest',
        'last_updated: 2025-10-28',
        '---',
        '',
        String.raw`# REST: the \*interface\*`,
        '',
        'A',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['/manual/docs/reference/roles#a', '/manual/docs/reference/roles.md#a'],
    ['/manual/docs/', '/manual/docs.md'],
    ['#b', '/manual/docs/developers/rest.md#b'],
    ['/manual/docs/4.5/elsewhere', '/manual/docs/4.5/elsewhere'],
    ['/manual/docs/reference/roles?q=1', '/manual/docs/reference/roles?q=1'],
    ['/manual/docs/api/4.7/openapi.json', '/manual/docs/api/4.7/openapi.json'],
  ])('leads %s to %s', (from, to) => {
    expect(write(`<a href="${from}">a</a>`).text).toBe(`[a](https://docs.example.com${to})\n`);
  });

  it('leaves links to other sites, and puts drawings beside the page', () => {
    const {text, images} = write(
      '<p><a href=https://b.example/c>a</a> <span role=img aria-label=d data-file=./img/e.svg></span></p>',
    );
    expect(text).toBe('[a](https://b.example/c) ![d](https://docs.example.com/manual/docs/developers/img/e.svg)\n');
    expect(images).toEqual([
      {source: 'versioned_docs/version-4.7/developers/img/e.svg', path: '/manual/docs/developers/img/e.svg'},
    ]);
  });

  it('counts words', () => expect(write('<h1>T</h1><p>Two words.</p><h2><code>get</code> it</h2>').words).toBe(5));
});
