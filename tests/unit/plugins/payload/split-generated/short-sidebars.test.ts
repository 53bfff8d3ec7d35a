import {fillSidebars} from '@site/src/plugins/payload/split-generated/client/sidebars';
import {shortenSidebars} from '@site/src/plugins/payload/split-generated/short-sidebars';
import type {SectionData} from '@site/src/plugins/payload/split-generated/types';
import {expect, it} from 'vitest';

const rows = [
  {id: 'index', inVersions: 3, suffix: '/'},
  {id: 'rest', inVersions: 3, suffix: '/rest'},
  {id: 'new', inVersions: 1, suffix: '/new-page'},
];
const table = {instance: 'default', sidebar: 'docs', rows};
const link = (label: string, docId: string, href: string) => ({type: 'link', href, label, docId});
const data: SectionData = {
  version: {
    docsSidebars: {
      docs: [
        link('Start', 'index', '/docs/4.6/'),
        {type: 'category', label: 'More', href: '/docs/4.6/more', items: [link('REST', 'rest', '/docs/4.6/rest')]},
        Object.assign(link('With a class', 'rest', '/docs/4.6/rest'), {className: 'new'}),
        link('Elsewhere', 'rest', '/elsewhere'),
        link('Of another version', 'new', '/docs/4.6/new-page'),
        {type: 'link', href: 'https://example.com', label: 'Outside'},
        {type: 'html'},
      ],
    },
  },
};

it('plain links are their label and their doc, and anything else stays', () => {
  const short = shortenSidebars(data, '/docs/4.6', {...table, position: 1}).version.docsSidebars.docs!;
  expect(short.slice(0, 2)).toEqual([
    ['Start', 'index'],
    {type: 'category', label: 'More', href: '/docs/4.6/more', items: [['REST', 'rest']]},
  ]);
  expect(short.slice(2)).toEqual(data.version.docsSidebars.docs!.slice(2));
});

it('the browser gets the sidebars back', () => {
  const short = structuredClone(shortenSidebars(data, '/docs/4.6', {...table, position: 1}));
  fillSidebars(short, '/docs/4.6', 1, rows);
  expect(short).toEqual(data);
});
