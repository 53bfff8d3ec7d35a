import {compareValues, isSameText} from '@site/scripts/examples/live/compare-values';
import {readCourse} from '@site/scripts/examples/live/course';
import {changedExamples, type Ledger} from '@site/scripts/examples/live/ledger';
import {mergeExcerpt} from '@site/scripts/examples/live/merge-excerpt';
import type {Json} from '@site/src/lib/json';
import {describe, expect, test} from 'vitest';

const ID = '6f1d0c5e-2b4a-4b0c-9a57-3f3f6a0f5d21';
const OTHER = '11111111-2b4a-4b0c-9a57-3f3f6a0f5d21';

function differences(shown: Json, actual: Json, how: {isPart?: boolean; isShape?: boolean; isOrdered?: boolean} = {}) {
  const stands = new Map<string, string>();
  const found = compareValues(shown, actual, {stands, isPart: false, isShape: false, isOrdered: false, ...how});
  return {found, stands};
}

describe('an answer', () => {
  test.each<[string, Json, Json, Parameters<typeof differences>[2]?]>([
    ['with equal values', {id: 'a', list: [1]}, {id: 'a', list: [1]}],
    ['with times that Harper sets', {raised_at: 1748757602000}, {raised_at: 1795402411619.17, __updatedtime__: 1}],
    ['with records in another order', [{id: 'a'}, {id: 'b'}], [{id: 'b'}, {id: 'a'}]],
    ['of which the page shows a part', {id: 'a'}, {id: 'a', name: 'b'}, {isPart: true}],
    ['with measured values', {cpu: 1.5, node: 'a'}, {cpu: 99, node: 'b'}, {isShape: true}],
    ['with a placeholder', {token: '<operation_token>'}, {token: 'eyJ'}],
    ['with another shape of nothing', {a: null, list: [{b: 1}]}, {a: 2, list: []}, {isShape: true}],
  ])('%s agrees', (_what, shown, actual, how) => expect(differences(shown, actual, how).found).toEqual([]));

  test.each<[string, Json, Json, string, Parameters<typeof differences>[2]?]>([
    ['a value', {region: 'north'}, {region: 'south'}, 'the answer.region is "south", the page shows "north"'],
    ['a number', {count: 1}, {count: 2}, 'the answer.count is 2, the page shows 1'],
    ['a missing field', {id: 'a'}, {}, 'the answer has no "id", which the page shows'],
    ['another field', {}, {id: 'a'}, 'the answer also has "id": "a"'],
    [
      'a time',
      '2025-06-12T08:00Z',
      '2025-06-12T09:00Z',
      'the answer is "2025-06-12T09:00Z", the page shows "2025-06-12T08:00Z"',
    ],
    ['the kind', {a: 1}, [], 'the answer is [], the page shows {"a":1}', {isShape: true}],
    ['the kind of a field', {a: {b: 1}}, {a: {b: 'x'}}, 'the answer.a.b is "x", the page shows 1', {isShape: true}],
    ['the order', [1, 2], [2, 1], 'the answer[0] is 2, the page shows 1', {isOrdered: true}],
    ['more records', [1], [1, 2], 'the answer has 2 items, the page shows 1: [1,2]'],
  ])('differs by %s', (_what, shown, actual, message, how) => {
    expect(differences(shown, actual, how).found[0]).toBe(message);
  });

  test('tells what the instance has in place of an id that the page shows', () => {
    const {found, stands} = differences(
      {message: `Starting job with id ${ID}`},
      {message: `Starting job with id ${OTHER}`},
    );
    expect(found).toEqual([]);
    expect([...stands]).toEqual([[ID, OTHER]]);
    expect(isSameText(`Job ${ID}`, 'Job 7', stands)).toBe(false);
  });
});

test('an excerpt goes into the file: what it declares again takes the place of what was there', () => {
  const script = 'const { Station } = databases.ridgeline;\n\nexport class Card extends Station {}\n';
  expect(
    mergeExcerpt('resources.js', script, 'const { Station, Reading } = databases.ridgeline;\n\nclass Other {}'),
  ).toBe(
    'const { Station, Reading } = databases.ridgeline;\n\nexport class Card extends Station {}\n\nclass Other {}\n',
  );
  const schema = 'type A @table {\n  id: ID\n  name: String\n}\n';
  expect(mergeExcerpt('schema.graphql', schema, 'type A @table {\n  name: String!\n  region: String\n}')).toBe(
    'type A @table {\n  id: ID\n  name: String!\n  region: String\n}\n',
  );
  expect(mergeExcerpt('config.yaml', 'rest: true\n', 'dataLoader:\n  files: a\n')).toBe(
    'rest: true\ndataLoader:\n  files: a\n',
  );
});

describe('the course', () => {
  const text =
    '---\ntitle: A\nlive: {needs: [tables]}\n---\n\n```json\n{"operation": "restart"}\n```\n\n```bash live="needs ice"\ncurl x\n```\n\n```bash\nsudo ls\n```\n';
  const course = readCourse([{file: 'versioned_docs/version-4.7/a.md', text}], '4.7');
  const ledgerOf = (hashes: string[]): Ledger => ({core: '', date: '', pages: {a: {agrees: hashes.join(' ')}}});

  test('knows what a page needs, and why an example is not run', () => {
    const page = course.get('a')!;
    expect(page.live).toEqual({needs: ['tables']});
    expect(page.examples.map(({cannot}) => cannot)).toEqual([
      undefined,
      'needs ice',
      'changes the machine, or installs from the network',
    ]);
  });

  test('names the examples that the ledger does not know', () => {
    const hashes = course.get('a')!.examples.map(({hash}) => hash);
    expect(changedExamples(course, ledgerOf(hashes))).toEqual([]);
    expect(changedExamples(course, ledgerOf(hashes.slice(1))).map(({fence}) => fence.line)).toEqual([7]);
  });
});
