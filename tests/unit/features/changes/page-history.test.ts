import '@site/tests/unit/product-history';
import {describeChange} from '@site/src/features/changes/describe-change';
import {countChanges, originNote, stepsSince, versionNote} from '@site/src/features/changes/page-history';
import {sectionText} from '@site/src/features/changes/section-text';
import {pageHistories, type VersionPages} from '@site/src/features/changes/node/page-history';
import {readComparedPage} from '@site/src/features/changes/node/read-page';
import released from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {keys, operation} from '../../tables';

const version = (name: string, pages: Record<string, string>): VersionPages => ({
  version: name,
  pages: new Map(
    Object.entries(pages).map(([id, text]) => [
      id,
      {permalink: `/docs/${name}/${id}`, ...readComparedPage(id, `---\ntitle: Page\n---\n\n${text}`, false)},
    ]),
  ),
});

const keysOf = (names: string) => keys(...names.split(' ').map((name) => `\`${name}\` | string | - | -`));

const OPERATIONS = 'developers/operations-api/features';
const versions = [
  version('4.6', {
    [OPERATIONS]:
      operation('set_status', {parameter: '| `id` | string | no | - | Which. |\n'}) +
      operation('describe_all', {parameter: '| `deep` | boolean | yes | `true` | How. |\n'}),
    'deployments/configuration': keysOf(
      'http.port http.requestQueueLimit logging.console replication.logging replication.logging.path',
    ),
    'guides/new-place': 'Start here. It does not stop.\n\n## Steps {#steps}\n\nRun `harperdb status` twice.',
    'guides/linked': 'Start here.\n\n## Next {#next}\n\nRead [more](./b.md).',
    'guides/fresh': 'New.',
  }),
  version('4.5', {
    [OPERATIONS]:
      operation('describe_all', {parameter: '| `deep` | boolean | no | `false` | How. |\n'}) +
      operation('describe_some'),
    'deployments/configuration': keysOf('http.port logging.console'),
    'guides/old-place': 'Start here. It stops.\n\n## Steps {#steps}\n\nRun `harperdb status` twice.',
    'guides/linked': 'Start here.\n\n## Next {#following}\n\nRead [more](./a.md).',
  }),
  version('4.4', {'deployments/configuration': keysOf('http.port logging.console')}),
];
const historyOf = pageHistories(versions, [['4.6', 'guides/old-place', 'guides/new-place']]);

/** The changes of a page in words, version by version. */
function wordsOf(id: string, own = '4.6', histories = historyOf): string[][] {
  return histories(id, own).steps.map(({version: name, changes}) => [
    name,
    ...changes.map((change) => {
      const {before, after} = describeChange(change);
      return `${before}${change.name}${after}`;
    }),
  ]);
}

/** The changes from one version of a page to the next one, in words. */
function changesOf(id: string, [older, before]: [string, string], [newer, after]: [string, string]): string[] {
  const histories = pageHistories([version(newer, {[id]: after}), version(older, {[id]: before})], []);
  return wordsOf(id, newer, histories)[0]!.slice(1);
}

describe('since when there is a page', () => {
  it('is said where older docs lack it', () => {
    expect(originNote(historyOf('guides/fresh', '4.6'), '4.6')).toBe('This page is new in 4.6.');
    expect(originNote(historyOf('guides/new-place', '4.6'), '4.6')).toBe('This page was added in 4.5.');
  });

  it('is not said of the oldest docs, also when newer ones lack the page', () => {
    const first = {path: '', changes: 0};
    expect(originNote({since: '4.4', steps: [], versions: {'4.6': null, '4.5': null}}, '4.4')).toBeUndefined();
    expect(originNote({since: '4.4', steps: [], versions: {'4.6': null, '4.4': first}}, '4.5')).toBeUndefined();
  });
});

describe('the changes of a page', () => {
  it('are features that came, and not what only one of the pages documents or describes otherwise', () => {
    expect(wordsOf(OPERATIONS)).toEqual([['4.6', 'Operation set_status added']]);
    expect(historyOf(OPERATIONS, '4.6').steps[0]!.changes[0]).toMatchObject({anchor: 'set_status'});
  });

  it('name the patch that brought a key, changed defaults, and keys with those inside, version by version', () => {
    expect(wordsOf('deployments/configuration')).toEqual([
      [
        '4.6',
        'Key replication.logging with 1 key inside added',
        'Key logging.console has the default `false` instead of `true`',
      ],
      ['4.5'],
    ]);
    const patch = version('4.5', {
      'deployments/configuration': keysOf('http.port http.requestQueueLimit logging.console'),
    });
    const history = pageHistories([versions[0]!, patch, versions[2]!], [])('deployments/configuration', '4.5');
    expect(history.steps[0]!.changes).toEqual([
      {kind: 'key', name: 'http.requestQueueLimit', what: 'added', release: '4.5.26', anchor: 'keys'},
    ]);
  });

  it('do not have what the version before had and did not document', () => {
    expect(
      changesOf('deployments/configuration', ['4.5', keysOf('http.port')], ['4.6', keysOf('http.port http.timeout')]),
    ).toEqual([]);
  });

  // What came and went with 4.2 is known from the pages of 4.1.
  it.skipIf(!released.includes('4.1'))('are in words as well what was removed', () => {
    const renamed = changesOf(
      'deployments/configuration',
      ['4.1', keysOf('operationsApi.nodeEnv customFunctions.network.port')],
      ['4.2', keysOf('http.port')],
    );
    expect(renamed).toEqual([
      'Key http.port added',
      'Key operationsApi.nodeEnv removed',
      'Key customFunctions.network.port replaced by `http.port`',
    ]);
  });

  it('are in words as well what was deprecated', () => {
    const page = 'developers/operations-api/custom-functions';
    const text = operation('drop_custom_function', {parameter: '| `project` | string | yes | - | Which. |\n'});
    expect(changesOf(page, ['4.4', text], ['4.5', text])).toEqual(['Operation drop_custom_function deprecated']);
  });

  it('are none where the newer page still has the name, whatever the data says', () => {
    const text = 'The key `operationsApi.nodeEnv` is ignored.';
    const before = keysOf('operationsApi.nodeEnv');
    expect(changesOf('deployments/configuration', ['4.1', before], ['4.2', text])).toEqual([]);
    const open = version('4.3', {'deployments/configuration': text});
    const between = version('4.2', {'deployments/configuration': keysOf('http.port')});
    const older = version('4.1', {'deployments/configuration': before});
    expect(
      wordsOf('deployments/configuration', '4.3', pageHistories([open, between, older], []))
        .flat()
        .join(),
    ).not.toContain('removed');
  });

  it('do not have a name of the older page as a new one', () => {
    const before = 'Harper 4.5 ignores `http.requestQueueLimit`.';
    const after = keysOf('http.requestQueueLimit');
    expect(changesOf('deployments/configuration', ['4.4', before], ['4.5', after])).toEqual([]);
  });

  it('are none where only links and their targets changed', () => {
    const {steps, versions: others} = historyOf('guides/linked', '4.6');
    expect(steps[0]).toMatchObject({changes: [], sections: []});
    expect(others['4.5']).toMatchObject({changes: 0});
  });

  it('follow a page that moved, and name the sections with another text', () => {
    const {since, steps, versions: others} = historyOf('guides/new-place', '4.6');
    expect(since).toBe('4.5');
    const sections = [{title: 'Introduction', anchor: '', what: 'changed'}];
    expect(steps[0]).toMatchObject({changes: [], sections});
    expect(others).toEqual({'4.5': {path: '/docs/4.5/guides/old-place', changes: 1}, '4.4': null});
  });

  it('have no section as removed or added that another page of the version has', () => {
    const history = pageHistories(
      [
        version('4.6', {a: 'Start.\n\n## Import {#import}\n\nText.', b: 'Start.\n\n## Joins {#joins}\n\nText.'}),
        version('4.5', {
          a: 'Start.\n\n## Joins {#joins}\n\nMore.\n\n## Gone {#gone}\n\nAll.',
          b: 'Start.\n\n## Import {#import}\n\nHere.',
        }),
      ],
      [],
    )('a', '4.6');
    expect(history.steps[0]!.sections).toEqual([{title: 'Gone', what: 'removed'}]);
  });

  it('are none for a page that is new', () =>
    expect(historyOf('guides/fresh', '4.6')).toEqual({since: '4.6', steps: [], versions: {'4.5': null, '4.4': null}}));
});

it('the steps since a version are those after it', () => {
  const history = historyOf('deployments/configuration', '4.6');
  expect(stepsSince(history, '4.5').map((step) => step.version)).toEqual(['4.6']);
  expect(stepsSince(history, '4.4').map((step) => step.version)).toEqual(['4.6', '4.5']);
});

it('the menu says of a version whether the page is there, and differs', () => {
  expect(versionNote(null, '4.2')).toBe('not in 4.2');
  expect(versionNote({changes: 0}, '4.6')).toBe('same in 4.6');
  expect(versionNote({changes: 1}, '4.6')).toBe('1 change');
  expect(versionNote({changes: 2}, '4.6')).toBe('2 changes');
  expect(versionNote(undefined, '4.6')).toBe('');
});

it('a section that holds a change is not counted besides', () => {
  const change = {kind: 'key' as const, name: 'a', what: 'added' as const, anchor: 'keys'};
  const sections = [
    {title: 'Keys', anchor: 'keys', what: 'changed' as const},
    {title: 'Text', anchor: 'text', what: 'changed' as const},
    {title: 'Gone', what: 'removed' as const},
  ];
  expect(countChanges({changes: [change], sections})).toBe(3);
});

describe('the text of a section', () => {
  const page =
    '---\ntitle: X\n---\n\n# X\n\nStart.\n\n## The `port` {#port}\n\nSee [more](https://a.b/c.md).\n\n```bash\n# no heading\n```\n\n### Next\n\nEnd.\n';

  it('ends at the next heading, has no addresses, and knows code from headings', () => {
    expect(sectionText(page, 'The port')).toBe('See [more].\n\n```bash\n# no heading\n```');
    expect(sectionText(page, 'Next')).toBe('End.');
    expect(sectionText(page, 'Introduction')).toBe('Start.');
    expect(sectionText(page, 'Missing')).toBe('');
  });
});
