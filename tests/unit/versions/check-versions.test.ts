// cspell:ignore MAXWAIT
import {checkVersion} from '@site/scripts/versions/check-versions';
import type {KnownFeatures} from '@site/scripts/versions/known-features';
import {wordsOf} from '@site/scripts/versions/read-drawings';
import {versionOfFile} from '@site/src/lib/version-names';
import {describe, expect, it} from 'vitest';
import {keys, operation} from '../tables';

const NEWER = 'versioned_docs/version-4.7';
const OLDER = 'versioned_docs/version-4.6';

type Context = NonNullable<Parameters<typeof checkVersion>[2]>;

/** The problems in all versions that have pages. */
const checkVersions = (pages: Source[], surroundings?: Context) =>
  [...new Set(pages.flatMap(({file}) => versionOfFile(file) ?? []))].flatMap((version) =>
    checkVersion(version, pages, surroundings),
  );

type Source = {file: string; text: string};

const page = (file: string, text: string): Source => ({file, text: `---\ntitle: Page\n---\n\n${text}\n`});

/** The problems of a page of the older version, beside these other pages of it. */
function check(text: string, surroundings?: Context, ...older: Source[]) {
  const file = 'developers/page.md';
  const pages = [page(`${NEWER}/index.md`, 'Start.'), page(`${OLDER}/index.md`, 'Start.'), ...older];
  return checkVersions(
    [...pages, page(`${OLDER}/${file}`, text), page(`${NEWER}/${file}`, 'The same.')],
    surroundings,
  ).map(({file: place, line, message}) => `${place.slice(OLDER.length + 1)}:${line}: ${message}`);
}

const NOTHING: KnownFeatures = {
  operations: {},
  natsOperations: {},
  replicationOperations: {},
  configurationKeys: {},
  changedDefaults: {},
  features: [],
};

/** A history in which only some features exist. */
function history(features: Partial<KnownFeatures>): Context {
  return {known: {...NOTHING, ...features}};
}

it('finds nothing in a page that speaks of its own version', () => {
  expect(check('Since 4.6, see [the start](../index.md) and [the notes](/release-notes/v4-tucker/4.6.1).')).toEqual([]);
});

it('finds a release that came later, with its line', () =>
  expect(check('One.\n\nHarper 4.7, two.')).toEqual(['developers/page.md:7: 4.7 came after 4.6']));

it('leaves lines that install another release to the check of the own version', () =>
  expect(check('Run `npm install -g harperdb@4.7.2`.')).toEqual([]));

describe('a link out of the version', () => {
  it.each([
    ['[Start](/docs)', 'the link /docs does not stay in the version'],
    ['[Start](/docs/4.7/developers/rest#get)', 'the link /docs/4.7/developers/rest#get does not stay in the version'],
    ['[Start](/docs/4.6)', 'the link /docs/4.6 does not stay in the version'],
    ['[Latest](/docs/next)', 'the link /docs/next does not stay in the version'],
    ['[Start][1]\n\n[1]: /docs/developers', 'the link /docs/developers does not stay in the version'],
    ['<Card href="/docs/developers" />', 'the link /docs/developers does not stay in the version'],
    ['[Start](../../version-4.7/index.md)', `the link ../../version-4.7/index.md leads out of ${OLDER}`],
    ['![Picture](../../../docs/img/a.svg)', `the link ../../../docs/img/a.svg leads out of ${OLDER}`],
    ['[New](/release-notes/v4/4.7.0)', 'the link /release-notes/v4/4.7.0 leads to a release that came after 4.6'],
  ])('%s is found', (text, message) => {
    expect(check(text)).toEqual([`developers/page.md:${text.includes('\n') ? 7 : 5}: ${message}`]);
  });

  it.each([
    '[the latest documentation](/docs)',
    '[the documentation of 4.7](/docs/4.7/developers/rest)',
    '[Schema](pathname:///docs/api/4.7/config.schema.json)',
    '[Series](/release-notes/v4-tucker)',
    '[Elsewhere](https://example.com/docs/4.7)',
    '[Here](#keys)',
    '`[code](/docs)`',
  ])('%s is none', (text) => expect(check(text)).toEqual([]));
});

const operations = (text: string, group?: string) => {
  const {file, text: whole} = page(`${OLDER}/developers/operations-api/${group ?? 'status'}.md`, text);
  return {file, text: group === undefined ? whole : whole.replace('title: Page', `title: Page\ngroup: ${group}`)};
};
const configuration = (...rows: string[]) => page(`${OLDER}/deployments/configuration.md`, keys(...rows));

describe('what came later', () => {
  const status = {kind: 'operation', name: 'get_state'} as const;
  const wait = {kind: 'parameter', of: 'restart', since: '4.7'} as const;
  const later = {kind: 'key', name: 'http.maxWait', since: '4.7', variable: 'HTTP_MAXWAIT'} as const;

  it.each<[what: string, features: KnownFeatures['features'], text: string, ...messages: string[]]>([
    [
      'is an operation, also in a version whose pages document none',
      [{...status, since: '4.7.1'}],
      'Send `get_state`.\n\n```json\n{"operation": "get_state"}\n```',
      '5: the operation get_state came with 4.7',
      '8: the operation get_state came with 4.7',
    ],
    ['is nothing that is as old as the docs', [{...status, parts: ['max_age']}], 'Send `get_state` with `max_age`.'],
    ['is not what came with a patch of the version', [{...status, since: ['4.6.9', '4.7.1']}], 'Send `get_state`.'],
    [
      'is a parameter with a name of several words',
      [
        {...wait, name: 'wait_time'},
        {...wait, name: 'host'},
        {kind: 'operation', name: 'restart', since: '4.7', parts: ['max_time']},
      ],
      'Set `wait_time`, `max_time`, and `host`.',
      '5: the parameter wait_time came with 4.7',
      '5: the parameter max_time came with 4.7',
    ],
    [
      'is not a name that something older has as well',
      [
        {...status, since: '4.7', parts: ['start_time']},
        {kind: 'operation', name: 'add_node', parts: ['subscriptions[].start_time']},
      ],
      'Set `start_time`.',
    ],
    [
      'is a configuration key, by its path, its own name and its variable',
      [{kind: 'key', name: 'http.port'}, later],
      'Set `http.maxWait`.\n\nSet `HTTP_MAXWAIT`.\n\n```yaml\nmaxWait: 3\n```\n\nKeep `http.port`.',
      '5: the configuration key http.maxWait came with 4.7',
      '7: the environment variable HTTP_MAXWAIT came with 4.7',
      '10: the configuration key maxWait came with 4.7',
    ],
  ])('%s', (_, features, text, ...messages) => {
    expect(check(text, history({features}))).toEqual(messages.map((line) => `developers/page.md:${line}`));
  });

  it.each([
    ['`server.nodes.length`', 'global', 'server.nodes', 'global'],
    ['`@computed(from: "a")`', 'directive', '@computed', 'directive'],
    ['`static loadAsInstance = false`', 'method', 'loadAsInstance', 'part of a resource'],
    ['`dataLoader`', 'component', 'dataLoader', 'component'],
    ['`CLONE_KEYS=false`', 'variable', 'CLONE_KEYS', 'environment variable'],
  ] as const)('is found in %s: a %s', (text, kind, name, what) => {
    expect(check(text, history({features: [{kind, name, since: '4.7'}]}))).toEqual([
      `developers/page.md:5: the ${what} ${name} came with 4.7`,
    ]);
  });

  it('is nothing for the working copy', () => {
    const pages = [page('docs/developers/page.md', 'Send `get_state`.'), page(`${NEWER}/index.md`, 'Start.')];
    expect(checkVersions(pages, history({features: [{...status, since: '4.8'}]}))).toEqual([]);
  });
});

describe('a table', () => {
  const row = '| `wait_time` | number | no | - | Time. |\n';
  const get = {get_state: {parameters: {}}};
  const complete = (features: Partial<KnownFeatures>) => ({...history(features), complete: ['4.6']});

  it('lacks an operation, but as long as its version is not done', () => {
    const known = {operations: {...get, set_state: {since: '4.5', parameters: {}}}};
    const older = operations(operation('get_state'));
    expect(check('Text.', complete(known), older)).toEqual([
      'developers/operations-api:1: no page of 4.6 documents the operation set_state',
    ]);
    expect(check('Text.', history(known), older)).toEqual([]);
  });

  const PARAMETER = 'the parameter wait_time of the operation get_state';
  it.each<[known: object | undefined, page: Parameters<typeof operation>[1], message: string]>([
    [{parameters: {wait_time: {}}}, {}, 'the operation get_state lacks the parameter wait_time'],
    [{removed: '4.6', parameters: {}}, {}, 'the operation get_state went with 4.6'],
    [undefined, {}, 'the operation get_state is not in the data of this site'],
    [{parameters: {wait_time: {removed: '4.5'}}}, {parameter: row}, `${PARAMETER} went with 4.5`],
    [{parameters: {}}, {parameter: row}, `${PARAMETER} is not in the data of this site`],
    [{since: '4.4.3', parameters: {}}, {since: '4.5'}, 'the operation get_state is dated 4.5'],
    // A patch of another line.
    [{since: ['4.5.28', '4.6.10'], parameters: {}}, {since: '4.5.28'}, 'the operation get_state is dated 4.5.28'],
  ])('of what is known as %j, on a page with %j: %s', (known, facts, message) => {
    const surroundings = history({operations: (known ? {get_state: known} : {}) as KnownFeatures['operations']});
    expect(check('Text.', surroundings, operations(operation('get_state', facts)))).toEqual([
      `developers/operations-api/status.md:5: ${message}`,
    ]);
  });

  it('is right where it names the line of a patch, or the release that documented it', () => {
    const older = operations(operation('get_state', {since: '4.4'}));
    for (const known of [{since: '4.4.3'}, {since: '4.2', documentedSince: '4.4'}]) {
      const surroundings = history({operations: {get_state: {...known, parameters: {}}}});
      expect(check('Text.', surroundings, older)).toEqual([]);
    }
  });

  it('of NATS clustering has the operations of its time', () => {
    const surroundings = complete({
      natsOperations: {add_node: {parameters: {node_name: {}}}},
      replicationOperations: {add_node: {since: '4.4', parameters: {hostname: {}}}},
    });
    const named = (name: string) => ({
      parameter: `| \`${name}\` | string | yes | - | Name. |\n`,
      since: name === 'hostname' ? '4.4' : '',
    });
    const text = (name: string) =>
      operation('add_node', named(name)).replace('{"operation"', `{"${name}": "a", "operation"`);
    const told = (nats: string, own: string) =>
      check('Text.', surroundings, operations(text(nats), 'NATS clustering'), operations(text(own), 'replication'));
    expect(told('node_name', 'hostname')).toEqual([]);
    expect(told('hostname', 'node_name')).toHaveLength(6);
    // Names that are as new as this say so.
    expect(told('hostname', 'node_name')).toContainEqual(
      expect.stringContaining('the operation add_node has no line "Since:"'),
    );
  });

  it('of the configuration lacks a key, or has one of another version', () => {
    const surroundings = complete({
      configurationKeys: {'http.port': {}, 'http.maxWait': {since: '4.5'}, 'http.old': {removed: '4.2'}},
    });
    const rows = ['`http.port` | number | - | -', '`http.old` | number | - | -', '`http.new` | number | - | -'];
    expect(check('Text.', surroundings, configuration(...rows))).toEqual([
      'deployments/configuration.md:10: the configuration key http.old went with 4.2',
      'deployments/configuration.md:11: the configuration key http.new is not in the data of this site',
      'deployments/configuration.md:1: the configuration key http.maxWait is missing',
    ]);
  });
});

it('a table has the defaults of its version', () => {
  const surroundings = history({
    configurationKeys: {port: {}, level: {}, size: {}, wait: {}},
    changedDefaults: {
      port: Object.entries({'4.1': 9925, '4.5': undefined}),
      level: Object.entries({'4.1': 'error', '4.7': 'warn'}),
      size: [['4.1', 1]],
      wait: [['4.1', 1]],
    },
  });
  const rows = ['`port` | number | `9925`', '`level` | string | `warn`', '`size` | number | `1`', '`wait` | any | -'];
  expect(check('Text.', surroundings, configuration(...rows.map((row) => `${row} | -`)))).toEqual([
    'deployments/configuration.md:9: the default of port is 9925',
    'deployments/configuration.md:10: the default of level is "warn"',
  ]);
});

it('a version that is done has a page at each of its addresses', () => {
  const addresses = new Map([['4.6', ['/', '/developers/page', '/administration', '/developers/rest']]]);
  const older = page(`${OLDER}/administration/administration.md`, 'Tasks.');
  expect(check('Text.', {...history({}), complete: ['4.6'], addresses}, older)).toEqual([
    'developers/rest:1: the page is missing',
  ]);
});

describe('a command', () => {
  it.each([
    ['4.5', 'harper start', 'the program harper came with 4.6'],
    ['4.2', 'harperdb copy-db data copy.mdb', 'the command copy-db came with 4.3'],
    ['4.2', 'cd a && harperdb list_users', 'operations on the command line came with 4.3'],
    ['4.3', 'harperdb restart target=https://a', 'the option target= came with 4.4.6'],
    ['4.2', 'harperdb start --service clustering', 'the option --service went with 4.2'],
    ['4.1', 'ROOTPATH=/a harperdb dev .', 'the command dev came with 4.2'],
  ])('of another version is found in %s: %s', (version, command, message) => {
    const text = `\`\`\`bash\n${command}\n\`\`\``;
    const surroundings = history({operations: {list_users: {parameters: {}}}});
    const problems = checkVersions([page(`versioned_docs/version-${version}/page.md`, text)], surroundings);
    expect(problems.map(({line, message: found}) => `${line}: ${found}`)).toContain(`6: ${message}`);
  });

  it('is none where a log begins with the name', () => {
    const text = '```text\nHarperDB is running\nharperdb successfully started\n```\n\n`npm install -g harperdb`';
    expect(checkVersions([page('versioned_docs/version-4.2/page.md', text)])).toEqual([]);
  });
});

describe('a name', () => {
  const OLD = 'versioned_docs/version-4.3';
  const found = (file: string, text: string, surroundings: Context = {}) =>
    checkVersions([{file, text}], surroundings).map(({file: place, line, message}) => `${place}:${line}: ${message}`);

  it.each([
    'Start Harper.',
    '---\ntitle: Harper Studio\n---',
    '[Harper Cloud](index.md)',
    '```bash\n# Start Harper\nharperdb start\n```',
    'It is Harper.',
  ])('of a later version is found in %j', (text) => {
    expect(found(`${OLD}/page.md`, text)).toEqual([expect.stringMatching(/:\d: the product is called Harper$/)]);
  });

  it.each([
    ['of an earlier version is found', '4.6', 'Start HarperDB.', 'the product is called HarperDB'],
    ['of a service that did not exist', '4.4', 'Deploy to Harper Fabric.', 'the name Harper Fabric came with 4.5'],
    ['of repositories is never changed', '4.6', 'HarperDB/nextjs, HarperDB-Certificate-Authority', undefined],
    ['in code and addresses', '4.6', '`HarperDB is running.`, [a](https://github.com/HarperDB).', undefined],
    ['of a later owner', '4.3', 'See [HarperFast](https://github.com/HarperFast) and `harper`.', undefined],
  ])('%s: %s, %s', (_, version, text, message) => {
    const file = `versioned_docs/version-${version}/page.md`;
    expect(found(file, text)).toEqual(message === undefined ? [] : [`${file}:1: ${message}`]);
  });

  it('is read in drawings and sidebars', () => {
    const drawing = '<svg>\n<style>.Harper{}</style>\n<text x="1">Harper node</text>\n<g aria-label="Harper"/>\n</svg>';
    const text = wordsOf(drawing);
    const surroundings = {
      texts: [
        {file: `${OLD}/img/a.svg`, text},
        {file: 'versioned_sidebars/version-4.3-sidebars.json', text: '{\n"label": "Foundations of Harper"}'},
      ],
    };
    expect(found(`${OLD}/page.md`, 'Text.', surroundings)).toEqual([
      `${OLD}/img/a.svg:3: the product is called Harper`,
      `${OLD}/img/a.svg:4: the product is called Harper`,
      'versioned_sidebars/version-4.3-sidebars.json:2: the product is called Harper',
    ]);
  });
});
