import {readRows} from '@site/src/plugins/payload/split-generated/doc-rows';
import {expandDocs} from '@site/src/plugins/payload/split-generated/client/expand-docs';
import {namedDocs, splitDocs, writeTree} from '@site/src/plugins/payload/split-generated/split-docs';
import type {DocRow, DocsData, GlobalDoc, Section} from '@site/src/plugins/payload/split-generated/types';
import {expect, it} from 'vitest';

const version = (path: string, docs: GlobalDoc[]) => ({path, mainDocId: 'index', docs});
const docsIn = (path: string): GlobalDoc[] => [
  {id: 'index', path: `${path}/`, sidebar: 'docs'},
  {id: 'rest', path: `${path}/rest`, sidebar: 'docs'},
  {id: 'graphql', path: `${path}/graphql`, sidebar: 'docs'},
];
const data: DocsData = {
  default: {
    versions: [
      version('/docs', [...docsIn('/docs'), {id: 'new', path: '/docs/new-page', unlisted: true}]),
      version('/docs/4.6', docsIn('/docs/4.6')),
      version('/docs/4.5', [
        ...docsIn('/docs/4.5').slice(0, 2),
        {id: 'graphql', path: '/docs/4.5/query', sidebar: 'docs'},
      ]),
    ],
  },
};
const sections = data.default!.versions.map(({path}) => ({name: path, route: {path}}) as Section);
const ids = (docs: GlobalDoc[]) => docs.map(({id}) => id);
const byId = (docs: GlobalDoc[]) => docs.toSorted((a, b) => a.id.localeCompare(b.id));

it('the main doc and named ones stay', () => {
  const {kept} = splitDocs(data, sections, new Set(['new']));
  expect(kept.default!.versions.map(({docs}) => ids(docs))).toEqual([['index', 'new'], ['index'], ['index']]);
  expect(namedDocs({items: [{type: 'doc', docId: 'new'}, {label: 'docId'}]})).toEqual(new Set(['new']));
});

it('what is the same in several versions is written once', () => {
  const {rows} = splitDocs(data, sections, new Set()).tables.get(sections[0]!)!;
  expect(rows).toEqual([
    {id: 'index', inVersions: 0b111, suffix: '/'},
    {id: 'rest', inVersions: 0b111, suffix: '/rest'},
    {id: 'graphql', inVersions: 0b011, suffix: '/graphql'},
    {id: 'graphql', inVersions: 0b100, suffix: '/query'},
    {id: 'new', inVersions: 0b001, suffix: '/new-page', own: {unlisted: true}},
  ]);
});

it('a tree has each folder once, and of a doc what does not follow from its id', () => {
  const rows: DocRow[] = [
    {id: 'security/index', inVersions: 3, suffix: '/security/'},
    {id: 'security/users/users', inVersions: 1, suffix: '/security/users/'},
    {id: 'security/jwt', inVersions: 1, suffix: '/tokens'},
    {id: 'security/jwt', inVersions: 2, suffix: '/security/jwt', own: {sidebar: 'other'}},
    {id: 'rest', inVersions: 3, suffix: '/rest'},
  ];
  const tree = writeTree(rows);
  expect(tree).toEqual({
    'security/': {
      index: 3,
      'users/': {users: 1},
      jwt: [
        [1, '/tokens'],
        [2, 0, {sidebar: 'other'}],
      ],
    },
    rest: 3,
  });
  expect(readRows(tree)).toEqual(rows);
});

it.each(sections.map((section) => [section]))('the table of $name gives back all docs of all versions', (section) => {
  const {kept, tables} = splitDocs(data, sections, new Set());
  const {versions} = kept.default!;
  const {sidebar, rows, position} = tables.get(section)!;
  expect(versions[position]!.path).toBe(section.name);
  expandDocs(versions, sidebar, rows);
  expect(versions.map(({docs}) => byId(docs))).toEqual(data.default!.versions.map(({docs}) => byId(docs)));
});

it('docs of a version that has no table stay', () => {
  expect(splitDocs(data, sections.slice(1), new Set()).kept).toEqual(data);
});

it('what does not fit into rows is refused', () => {
  const odd = {default: {versions: [version('/docs', [{id: 'a', path: '/elsewhere'}])]}};
  expect(() => splitDocs(odd, sections, new Set())).toThrow('the doc /elsewhere is not below its version /docs');
  const many = {default: {versions: Array.from({length: 53}, () => version('/docs', []))}};
  expect(() => splitDocs(many, sections, new Set())).toThrow('default has more than 52 versions of docs');
});
