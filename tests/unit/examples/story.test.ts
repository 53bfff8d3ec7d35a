import {readFileSync} from 'node:fs';
import {readFences} from '@site/scripts/examples/read-fences';
import {checkStory} from '@site/scripts/examples/story/check-story';
import {storyRoles, storyTables} from '@site/scripts/examples/story/ridgeline';
import {schemaFaults} from '@site/scripts/examples/story/schemas';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {Kind, parse, print, type ObjectTypeDefinitionNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';

const PAGE = 'versioned_docs/version-4.7/developers/sample.md';

function check(fence: string, content: string, file = PAGE, before = ''): string[] {
  const text = `${before}\`\`\`${fence}\n${content}\n\`\`\`\n`;
  return checkStory(readFences(file, text)).map(({line, message}) => `${line}: ${message}`);
}

const body = (fields: object) => JSON.stringify(fields, null, 2);
const insert = (table: string, record: object, database = 'ridgeline') =>
  body({operation: 'insert', database, table, records: [record]});

describe('a station', () => {
  it.each([
    ['json', '{"id": "st-aneto-2", "name": "Aneto"}', '2: the name of st-aneto-2 is Aneto'],
    ['json', '[\n{"id": "st-cabo-1"},\n{"id": "st-cabo-2", "region": "south"}]', '4: the region of st-cabo-2 is south'],
    ['js', "const a = {\n  id: 'st-aneto-2',\n  elevation_m: 2840,\n};", '4: the elevation_m of st-aneto-2 is 2840'],
    [
      'bash',
      `curl --data '{"id": "st-faro-2", "name": "Faro 1"}' http://localhost:9926/Station/`,
      '2: the name of st-faro-2 is Faro 1',
    ],
  ])('has its own name, region and height: %s %s', (fence, content, message) => {
    expect(check(fence, content)).toEqual([message]);
  });

  it.each([
    ['json', '{"id": "st-aneto-2", "name": "Aneto 2", "region": "north", "elevation_m": 2860}'],
    ['json', '{"id": "st-faro-2", "name": "Faro 2", "elevation_m": 61, "status": "service"}'],
    ['json', '{"station_id": "st-aneto-2", "name": "Front"}'],
    ['json', body({operation: 'update', table: 'Station', records: [{id: 'st-aneto-2', elevation_m: 2861}]})],
    ['sql', "UPDATE ridgeline.Station SET elevation_m = 3012 WHERE id = 'st-posets-1'"],
    ['json story="the station was measured anew"', '{"id": "st-aneto-2", "elevation_m": 2861}'],
  ])('is right: %s %s', (fence, content) => {
    expect(check(fence, content)).toEqual([]);
  });
});

describe('a record', () => {
  it.each([
    ['a wrong type', insert('Alert', {id: 'al-1', message: 'Storm'}), 'Alert: id is "al-1"'],
    [
      'no required column',
      insert('Trail', {id: 'tr-1', length_km: 4, ascent_m: 300}),
      'Trail: the record has no surfaces',
    ],
    [
      'a column that a sealed table does not have',
      insert('Reading', {station: 'st-1'}).replace('"station"', '"rain"'),
      'Reading: there is no column rain',
    ],
    ['a table in lower case', insert('alert', {id: 1.5, message: 'Storm'}), 'alert: id is 1.5'],
    ['an item of a list', insert('Station', {name: 'A', notes: [1]}), 'Station: notes is [1]'],
  ])('has %s', (_, content, message) => {
    expect(check('json', content).map((line) => line.replace(/^\d+: /, ''))).toEqual([message]);
  });

  it.each([
    ['of another database', insert('Alert', {id: 'al-1'}, 'weather')],
    ['with a column of its own', insert('Station', {id: 'st-faro-2', name: 'Faro 2', mast_m: 12})],
    [
      'that an update changes in part',
      body({operation: 'update', database: 'ridgeline', table: 'Alert', records: [{id: 1, level: 'high'}]}),
    ],
    ['with a placeholder', insert('Alert', {id: '<id>', message: 'Storm'})],
  ])('%s is right', (_, content) => {
    expect(check('json', content)).toEqual([]);
  });

  it('of a table that the page makes by an operation is its own', () => {
    const table = '```json\n{"operation": "create_table", "database": "ridgeline", "table": "alert"}\n```\n\n';
    expect(check('json', insert('alert', {id: 'al-1'}), PAGE, table)).toEqual([]);
  });
});

describe('a schema', () => {
  it.each([
    [
      'type Station @table(database: "ridgeline") {\n  id: ID @primaryKey\n  elevation_m: Float\n}',
      PAGE,
      '4: the type of Station.elevation_m is Float',
    ],
    ['type Alert @table(database: "ridgeline") {\n  id: ID @primaryKey\n}', PAGE, '3: the type of Alert.id is ID'],
    [
      'type station @table(database: "ridgeline") {\n  name: String! @primaryKey\n}',
      PAGE,
      '3: the key of station is name',
    ],
    [
      'type Snapshot @table(database: "ridgeline") {\n  image: Blob\n}',
      PAGE.replace('4.7', '4.4'),
      '3: the type of Snapshot.image is Blob',
    ],
  ])('has the columns of the story: %s', (schema, file, message) => {
    expect(check('graphql', schema, file)).toEqual([message]);
  });

  it('may have tables of its own elsewhere', () => {
    expect(check('graphql', 'type Station @table {\n  name: Int @primaryKey\n}')).toEqual([]);
    expect(check('graphql', 'type Station @table(database: "weather") {\n  name: Int @primaryKey\n}')).toEqual([]);
  });

  it('is right in part, in lower case, with columns of its own and with the types of its version', () => {
    expect(
      check(
        'graphql',
        'type reading @table(database: "ridgeline") {\n  station: station @relationship(from: station_id)\n  rain: Float\n}',
      ),
    ).toEqual([]);
    expect(
      check('graphql', 'type Snapshot @table(database: "ridgeline") {\n  image: Bytes\n}', PAGE.replace('4.7', '4.4')),
    ).toEqual([]);
  });
});

describe('a role', () => {
  const all = {read: true, insert: true, update: false, delete: false};

  it.each([
    [
      'yaml title="roles.yaml"',
      'observer:\n  ridgeline:\n    Station:\n      read: true\n      update: true',
      '4: observer may read, update in Station',
    ],
    [
      'json',
      body({operation: 'add_role', role: 'observer', permission: {ridgeline: {tables: {Alert: all}}}}),
      '8: observer may read, insert in Alert',
    ],
    ['json', body({operation: 'add_user', username: 'tomas', role: 'ranger'}), '5: the role of tomas is ranger'],
    ['json', body([{username: 'maya', role: {role: 'observer'}}]), '5: the role of maya is observer'],
    ['json', body({username: 'lena', password: 'secret'}), '4: a password is written out'],
  ])('has its own rights and users: %s', (fence, content, message) => {
    expect(check(fence, content)).toEqual([message]);
  });

  it.each([
    [
      'yaml title="roles.yaml"',
      'observer:\n  ridgeline:\n    Reading:\n      read: true\n      insert: true\nwarden:\n  ridgeline:\n    Station:\n      update: true',
    ],
    ['json', body({operation: 'add_role', role: 'ranger', permission: {ridgeline: {tables: {alert: all}}}})],
    ['json', body({operation: 'alter_user', username: 'tomas', role: 'ranger'})],
    ['json', body({operation: 'add_user', username: 'lena', password: '<password>', role: 'ranger'})],
  ])('is right: %s %s', (fence, content) => {
    expect(check(fence, content)).toEqual([]);
  });
});

describe('the story', () => {
  const fencesOf = (page: string) => {
    const file = `versioned_docs/version-${versions[0]}/developers/applications/${page}`;
    return readFences(file, readFileSync(projectPath(file), 'utf8'));
  };

  it('has the tables that its page declares', () => {
    const fence = fencesOf('defining-schemas.md').find(({text}) => text.includes('type Snapshot @table'))!;
    expect(schemaFaults(fence, versions[0]!)).toEqual([]);
    const types = parse(fence.text).definitions.filter(
      (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION,
    );
    const tables = types.filter(({directives}) => directives?.some(({name}) => name.value === 'table'));
    const columns = tables.map(({name, fields}) => [
      name.value,
      fields!.map((field) => [field.name.value, print(field.type)]),
    ]);
    const known = Object.entries(storyTables).map(([name, table]) => [
      name,
      Object.entries(table.columns).map(([column, type]) => [column, typeof type === 'string' ? type : type.type]),
    ]);
    expect(known).toEqual(columns);
  });

  it('has the roles that their page gives', () => {
    const fence = fencesOf('defining-roles.md').find(({attributes}) => attributes.title === 'roles.yaml')!;
    const roles = parseYaml(fence.text) as Record<string, {ridgeline: Record<string, Record<string, boolean>>}>;
    const rights = Object.entries(roles).map(([role, {ridgeline}]) => [
      role,
      Object.fromEntries(
        Object.entries(ridgeline).map(([table, given]) => [table, Object.keys(given).filter((right) => given[right])]),
      ),
    ]);
    expect(rights.map(([role]) => role)).toEqual(['observer', 'ranger']);
    // Guides create more with `add_role`.
    expect(Object.entries(storyRoles)).toEqual(expect.arrayContaining(rights));
  });
});
