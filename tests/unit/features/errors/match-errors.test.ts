import {matchErrors} from '@site/src/features/search/engine/match-errors';
import {buildShard, pageTexts} from '@site/src/features/search/engine/build-index';
import {openShard} from '@site/src/features/search/engine/open-shard';
import {findMatches, searchLoaded} from '@site/src/features/search/engine/search-loaded';
import {matchSections} from '@site/src/features/search/engine/match-sections';
import type {IndexedSection} from '@site/src/features/search/engine/shard';
import type {ErrorEntry} from '@site/src/features/errors/error-entry';
import {errorSections} from '@site/src/features/errors/node/search-sections';
import {describe, expect, it} from 'vitest';
import {infoOf, sample} from '../search/sample';

const entry = (id: string, status: string, message: ErrorEntry['message'], places = ['create_table']): ErrorEntry => ({
  id,
  status,
  message,
  cause: ['The name is taken'],
  fix: ['Choose another name.'],
  places: places.map((label) => ({label, url: `/docs/operations#${label}`})),
});

const entries = [
  entry('database', '404', [{code: "database '<name>' does not exist"}], ['delete', 'update', 'insert', 'upsert']),
  entry('table', '400', [{code: "Table '<table>' already exists in '<database>'"}]),
  entry('role', '409', [{code: "A role with name '<role>' already exists"}], ['add_role']),
  entry('audit', '400', [{code: 'To use this operation audit log must be enabled in harperdb-config.yaml'}]),
  entry('login', '401', [{code: 'Must login'}]),
  entry('symptom', '', ["The service doesn't find ", {code: 'harperdb'}], ['Upgrade Harper']),
  entry('trouble', '400', ['begins with ', {code: 'We had trouble parsing your request.'}]),
  entry('silent', '500', []),
];

const said = {type: 'text', text: 'Creates a table. Its database has to exist already.'} as const;
const create = {page: 0, anchor: 'create_table', level: 2, headings: ['create_table'], blocks: [said]};
const operations = (): IndexedSection[] => [{...create, names: [], messages: [], numbers: [], code: ''}];

const identity = {tag: 'docs-default-4.7', instance: 'default', language: 'en', version: '4.7', label: '4.7'};
const pages = [
  {path: '/docs/operations', title: 'Operations', trail: [], description: ''},
  {path: '/docs/errors', title: 'Error messages', trail: [], description: ''},
];
const sections = [...operations(), ...errorSections(entries, 1)];
const loaded = openShard(buildShard(identity, pages, sections, 1));
loaded.texts = pageTexts(pages, sections);
const found = (query: string) => matchErrors([loaded], query).map(({section}) => section.anchor);

describe('matchErrors', () => {
  it.each([
    ["database 'sales' does not exist", 'database'],
    ['{"error":"database \'sales\' does not exist"}', 'database'],
    ["Table 'Stations' already exists in 'ridgeline'", 'table'],
    ["Table 'ridgeline.Stations' already exists", 'table'],
    ['To use this operation audit log must', 'audit'],
    ['Must login', 'login'],
    ['409 already exists', 'role'],
    ['404 database', 'database'],
    ["The service doesn't find harperdb", 'symptom'],
    ['Error: We had trouble parsing your request. Please try again.', 'trouble'],
  ])('finds %s', (query, id) => expect(found(query)).toEqual([id]));

  it.each(['already exists', 'harperdb', '404', '404 role', 'error 401', 'how do I login', 'create a database', ''])(
    'takes "%s" for no message',
    (query) => expect(found(query)).toEqual([]),
  );

  it('finds nothing where a shard has no errors', () =>
    expect(matchErrors([sample()], 'No record found for this key')).toEqual([]));
});

describe('the errors of a shard', () => {
  const search = (query: string) =>
    searchLoaded({text: query}, [loaded], [infoOf(loaded)], {pages: 5, hitsPerPage: 3, snippetLength: 130});
  const textOf = (fragments: {text: string}[]) => fragments.map(({text}) => text).join('');

  it('come first, with status and message, where they are documented, cause and remedy', () => {
    const {groups} = search("Table 'Stations' already exists in 'ridgeline'");
    expect(groups.map(({url}) => url)).toEqual(['/docs/errors', '/docs/operations']);
    const [hit] = groups[0]!.hits;
    expect(hit!.url).toBe('/docs/errors#table');
    expect(textOf(hit!.title)).toBe("400 Table '<table>' already exists in '<database>'");
    expect(textOf(hit!.snippet)).toBe('create_table: The name is taken. Choose another name.');
  });

  it('name two places, and how many more there are', () => {
    const [hit] = search("database 'sales' does not exist").groups[0]!.hits;
    expect(textOf(hit!.snippet)).toBe('delete, update, 2 more: The name is taken. Choose another name.');
  });

  it('leave what words find as it is', () => {
    const without = openShard(buildShard(identity, pages.slice(0, 1), operations()));
    for (const query of ['table', 'create table', 'database exists']) {
      const scores = (shards: typeof loaded) => matchSections([shards], query).best.map(({score}) => score);
      expect(scores(loaded), query).toEqual(scores(without));
      expect(scores(loaded).length).toBeGreaterThan(0);
      expect(findMatches([loaded], query).best).toHaveLength(scores(without).length);
    }
  });
});
