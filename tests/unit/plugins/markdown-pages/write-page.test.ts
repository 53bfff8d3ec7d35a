import {describe, expect, it} from 'vitest';
import type {DocPage, ListPage, Section} from '../../../../src/plugins/markdown-pages/collect-pages';
import {draftPage} from '../../../../src/plugins/markdown-pages/draft-page';
import {writeListPage, writePage} from '../../../../src/plugins/markdown-pages/write-page';

const page: DocPage = {
  title: 'REST: the *interface*',
  description: 'What it is.',
  permalink: '/manual/docs/developers/rest',
  canonical: undefined,
  file: 'versioned_docs/version-4.7/developers/rest.md',
  updatedAt: Date.UTC(2025, 9, 28),
  trail: ['Developers'],
  group: 'Developers',
};

const section: Section = {
  instance: 'default',
  versionName: '4.7',
  label: '4.7',
  isLast: true,
  root: '/manual/docs',
  folder: 'versioned_docs/version-4.7',
  pages: [page],
};

const site = {
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  latestVersion: '4.7',
  pages: new Set([
    '/manual/docs',
    '/manual/docs/developers/rest',
    '/manual/docs/reference/roles',
    '/manual/docs/4.6/x',
  ]),
  permalinks: new Map([['versioned_docs/version-4.7/reference/roles.md', '/manual/docs/reference/roles']]),
  data: {
    releases: [
      {
        version: '4.7.1',
        date: '2025-11-01',
        kind: 'patch',
        series: 'v4',
        path: '/release-notes/v4/4.7.1',
        summary: 'A_b_',
      },
    ],
    lines: [],
    actions: [],
    operations: () => [
      {
        id: 'a',
        name: 'add_node',
        category: 'C',
        path: '/manual/docs/developers/rest#a',
        summary: 'Runs `x | y`.',
        permission: 'P',
      },
    ],
    versions: [],
  } satisfies Parameters<typeof writePage>[4]['data'],
};

const write = (source: string, figures: string[] = [], isMdx = false) =>
  writePage(page, section, draftPage(source, isMdx), figures, site);

describe('the Markdown of a page', () => {
  it('begins with facts and the title', () => {
    expect(write('A\n').file).toBe(
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
    ['../reference/roles.md#a', '/manual/docs/reference/roles.md#a'],
    ['#b', '/manual/docs/developers/rest.md#b'],
    ['/docs/4.6/x', '/manual/docs/4.6/x.md'],
    ['/docs/4.7', '/manual/docs.md'],
    ['/docs/4.5/elsewhere', '/manual/docs/4.5/elsewhere'],
    ['/docs/reference/roles?q=1', '/manual/docs/reference/roles?q=1'],
    ['/docs/api/4.6/openapi.json', '/manual/docs/api/4.7/openapi.json'],
    ['pathname:///docs/api/4.6/openapi.json', '/manual/docs/api/4.7/openapi.json'],
  ])('leads %s to %s', (from, to) => {
    expect(write(`[a](${from})\n`).file).toContain(`[a](https://docs.example.com${to})`);
  });

  it('leaves other sites, and completes pictures and schema comments', () => {
    const source =
      '[a](https://b.example/c.md) ![d](e.svg)\n\n```yaml\n# yaml-language-server: $schema=/docs/api/4.6/s.json\n```\n';
    const {file, images} = write(source);
    expect(file).toContain('[a](https://b.example/c.md) ![d](https://docs.example.com/manual/docs/developers/e.svg)');
    expect(images).toEqual([
      {source: 'versioned_docs/version-4.7/developers/e.svg', path: '/manual/docs/developers/e.svg'},
    ]);
    expect(file).toContain('$schema=https://docs.example.com/manual/docs/api/4.7/s.json');
  });

  it('shows what components show', () => {
    const source = '<OperationIndex />\n\n<ReleaseList series="v4" />\n\n<ProcessFigure />\n';
    const {short} = write(source, ['A harp'], true);
    expect(short).toContain(
      '| [`add_node`](https://docs.example.com/manual/docs/developers/rest.md#a) C | Runs `x \\| y`. | P | - |',
    );
    expect(short).toContain(
      '- [4.7.1](https://docs.example.com/manual/release-notes/v4/4.7.1), 2025-11-01, patch: A_b\\_',
    );
    expect(short).toContain('_Figure: A harp_');
    expect(() => write('<Unknown />\n', undefined, true)).toThrow('<Unknown> has no Markdown form');
  });

  it('lists the entries of a group', () => {
    const list: ListPage = {
      title: 'Developers',
      description: 'All of it.',
      permalink: '/manual/docs/category/developers',
      trail: [],
      group: undefined,
      entries: [{title: 'Roles', permalink: '/manual/docs/reference/roles', description: 'Who may.'}],
    };
    expect(writeListPage(list, section, site).short).toBe(
      '# Developers\n\nAll of it.\n\n## [Roles](https://docs.example.com/manual/docs/reference/roles.md)\n\nWho may.\n',
    );
  });
});
