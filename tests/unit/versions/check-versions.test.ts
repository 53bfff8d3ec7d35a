// cspell:ignore MAXWAIT
import {checkVersions} from '@site/scripts/versions/check-versions';
import {describe, expect, it} from 'vitest';

const NEWER = 'versioned_docs/version-4.7';
const OLDER = 'versioned_docs/version-4.6';

const page = (file: string, text: string) => ({file, text: `---\ntitle: Page\n---\n\n${text}\n`});

const operation = (name: string, {since = '', parameter = ''} = {}) => `## \`${name}\`

Does it.

Permission: \`super_user\` only.

${since && `Since: ${since}\n`}
**Parameters**

| Parameter | Type | Required | Default | Description |
| --- | --- | --- | --- | --- |
| \`operation\` | \`${name}\` | yes | - | Name. |
${parameter}
**Request**

\`\`\`json
{"operation": "${name}"}
\`\`\`
`;

const keys = (...rows: string[]) => `## Keys {#keys}

| Key | Type | Default | Since | Description |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} | A key. |`).join('\n')}
`;

/** What is wrong with a page of the older version, beside a newer version of these pages. */
function check(
  text: string,
  {newer = [] as {file: string; text: string}[], older = [] as typeof newer, file = 'developers/page.md'} = {},
) {
  const pages = [page(`${NEWER}/index.md`, 'Start.'), page(`${OLDER}/index.md`, 'Start.'), ...newer, ...older];
  return checkVersions([...pages, page(`${OLDER}/${file}`, text), page(`${NEWER}/${file}`, 'The same.')]).map(
    ({file: place, line, message}) => `${place.slice(OLDER.length + 1)}:${line}: ${message}`,
  );
}

it('finds nothing in a page that speaks of its own version', () => {
  expect(check('Since 4.6, see [the start](../index.md) and [the notes](/release-notes/v4-tucker/4.6.1).')).toEqual([]);
});

it('finds a release that came later, with its line', () => {
  expect(check('One.\n\nSince 4.7, two.')).toEqual(['developers/page.md:7: 4.7 came after 4.6']);
});

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
    [
      '[New](/release-notes/v4-tucker/4.7.0)',
      'the link /release-notes/v4-tucker/4.7.0 leads to a release that came after 4.6',
    ],
  ])('%s is found', (text, message) => {
    expect(check(text).map((line) => line.replace(/^[^:]*:\d+: /, ''))).toEqual([message]);
  });

  it.each([
    ['[the latest documentation](/docs)'],
    ['[Schema](pathname:///docs/api/4.7/config.schema.json)'],
    ['[Series](/release-notes/v4-tucker)'],
    ['[Elsewhere](https://example.com/docs/4.7)'],
    ['[Here](#keys)'],
    ['`[code](/docs)`'],
  ])('%s is none', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('what came later', () => {
  const operations = (version: string, text: string) => page(`${version}/developers/operations-api/status.md`, text);

  it('is an operation that tables of a newer version date later, also where the older one has it', () => {
    const newer = [operations(NEWER, operation('get_state', {since: '4.7.1'}))];
    expect(check('Send `get_state`.', {newer})).toEqual([
      'developers/page.md:5: the operation get_state came with 4.7',
    ]);
    const older = [operations(OLDER, operation('get_state'))];
    expect(check('Send `get_state`.', {newer, older})).toContain(
      'developers/page.md:5: the operation get_state came with 4.7',
    );
  });

  it('is an operation that the older version does not have', () => {
    const newer = [operations(NEWER, operation('get_state') + operation('restart'))];
    const older = [operations(OLDER, operation('restart'))];
    expect(check('```json\n{"operation": "get_state"}\n```\n\nThen `restart`.', {newer, older})).toEqual([
      'developers/page.md:6: the operation get_state came with 4.7',
    ]);
  });

  it('is not what reached the older version with a patch', () => {
    const newer = [operations(NEWER, operation('get_state', {since: '4.7.1'}))];
    const older = [operations(OLDER, operation('get_state', {since: '4.6.9'}))];
    expect(check('Send `get_state`.', {newer, older})).toEqual([]);
  });

  it('is a parameter with a name of several words', () => {
    const parameter =
      '| `wait_time` | number | no | - | Time. Since 4.7. |\n| `host` | string | no | - | Host. Since 4.7. |\n';
    const newer = [operations(NEWER, operation('restart', {parameter}))];
    const older = [operations(OLDER, operation('restart'))];
    expect(check('Set `wait_time`, and `host`.', {newer, older})).toEqual([
      'developers/page.md:5: the parameter wait_time came with 4.7',
    ]);
  });

  it('is a configuration key, by its path, its own name and its variable', () => {
    const configuration = (version: string, ...rows: string[]) =>
      page(`${version}/deployments/configuration.md`, keys(...rows));
    const newer = [configuration(NEWER, '`http.port` | number | - | -', '`http.maxWait` | number | - | 4.7')];
    const older = [configuration(OLDER, '`http.port` | number | - | -')];
    expect(
      check('Set `http.maxWait`.\n\nSet `HTTP_MAXWAIT`.\n\n```yaml\nmaxWait: 3\n```\n\nKeep `http.port`.', {
        newer,
        older,
      }),
    ).toEqual([
      'developers/page.md:5: the configuration key http.maxWait came with 4.7',
      'developers/page.md:7: the environment variable HTTP_MAXWAIT came with 4.7',
      'developers/page.md:10: the configuration key maxWait came with 4.7',
    ]);
  });

  it('is a page, but none that only moved', () => {
    const newer = [
      page(`${NEWER}/developers/new-page.md`, 'New.'),
      page(`${NEWER}/reference/components/index.md`, 'Moved.'),
    ];
    const older = [page(`${OLDER}/reference/components/index.md`, 'Before.')];
    expect(check('See developers/new-page and reference/components/index.', {newer, older})).toEqual([
      'developers/page.md:5: the page developers/new-page came with 4.7',
    ]);
  });

  it('is nothing of the working copy', () => {
    const newer = [page('docs/developers/operations-api/status.md', operation('get_state', {since: '4.8'}))];
    expect(check('Send `get_state`.', {newer})).toEqual([]);
  });
});
