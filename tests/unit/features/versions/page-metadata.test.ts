import {describe, expect, it} from 'vitest';
import type {LoadedPage} from '../../../../src/page-model/read-docs';
import {canonicalPages} from '../../../../src/features/versions/node/page-metadata/canonical-pages';
import {pageTitles} from '../../../../src/features/versions/node/page-metadata/page-title';

describe('titles', () => {
  it('name the version, and the group where two pages have one title', () => {
    const pages = [
      {id: 'index', title: 'Welcome', trail: []},
      {id: 'a', title: 'Jobs', trail: ['Developers', 'Operations API']},
      {id: 'b', title: 'Jobs', trail: ['Administration']},
      {id: 'c', title: 'REST', trail: ['Developers']},
    ];
    expect([...pageTitles(pages, 'Harper 4.6', 'Harper 4.6 documentation').values()]).toEqual([
      'Harper 4.6 documentation',
      'Jobs · Operations API · Harper 4.6',
      'Jobs · Administration · Harper 4.6',
      'REST · Harper 4.6',
    ]);
  });
});

describe('canonical pages', () => {
  const page = (id: string, text: string, extension = 'md'): LoadedPage => ({
    id,
    file: `${id}.${extension}`,
    url: `/docs/${id}`,
    text,
  });
  const find = (older: LoadedPage[], latest: LoadedPage[]) => [
    ...canonicalPages({versionName: '4.6', pages: older}, {versionName: '4.7', pages: latest}, [['4.7', 'old', 'new']]),
  ];

  it('are those of the latest version that say the same, also at another place', () => {
    const older = [page('a', '---\ntitle: A\nsidebar_position: 1\n---\n\nText\n'), page('old/b', 'B'), page('c', 'C')];
    const latest = [page('a', '---\ntitle: A\nsidebar_position: 2\n---\nText\n'), page('new/b', 'B'), page('c', 'C.')];
    expect(find(older, latest)).toEqual([
      ['a', '/docs/a'],
      ['old/b', '/docs/new/b'],
    ]);
  });

  it('are not those with another title, nor those whose components or files differ', () => {
    expect(find([page('a', '---\ntitle: A\n---\nT')], [page('a', '---\ntitle: B\n---\nT')])).toEqual([]);
    expect(find([page('a', 'T', 'mdx')], [page('a', 'T', 'mdx')])).toEqual([]);
    // Each version's page leads to the file of that version, whichever is written.
    const schema = page('a', '[Schema](pathname:///docs/api/4.7/config.schema.json)');
    expect(find([schema], [schema])).toEqual([]);
  });
});
