import {compareValues, isSameText} from '@site/scripts/examples/live/compare-values';
import {readCourse} from '@site/scripts/examples/live/course';
import {compareAnswer} from '@site/scripts/examples/live/judge';
import {changedExamples, type Ledger} from '@site/scripts/examples/live/ledger';
import {mergeExcerpt} from '@site/scripts/examples/live/merge-excerpt';
import {readFences} from '@site/scripts/examples/read-fences';
import type {Json} from '@site/src/lib/json';
import {describe, expect, test} from 'vitest';

const ID = '6f1d0c5e-2b4a-4b0c-9a57-3f3f6a0f5d21';
const OTHER = '11111111-2b4a-4b0c-9a57-3f3f6a0f5d21';
const THIRD = '22222222-2b4a-4b0c-9a57-3f3f6a0f5d21';
const NOW = Date.now();

interface Marks {
  isShortened?: boolean;
  varies?: string[];
}

function differences(shown: Json, actual: Json, {isShortened = false, varies = []}: Marks = {}) {
  const generated = new Map<string, string>();
  const how = {generated, began: NOW - 1000, isShortened, varies: new Set(varies)};
  return {found: compareValues(shown, actual, how), generated};
}

describe('an answer', () => {
  test.each<[string, Json, Json, Marks?]>([
    ['with equal values', {id: 'a', list: [1]}, {id: 'a', list: [1]}],
    ['with a time in milliseconds that Harper sets', {raised_at: 1748757602000}, {raised_at: NOW + 0.17}],
    ['with a time that Harper sets', {at: '2025-06-12T08:00:00.000Z'}, {at: new Date(NOW).toISOString()}],
    ['with records in another order', [{id: 'a'}, {id: 'b'}], [{id: 'b'}, {id: 'a'}], {varies: ['order']}],
    ['with fields that the page leaves out', {id: 'a'}, {id: 'a', name: 'b'}, {isShortened: true}],
    ['with records that the page leaves out', [1, 3], [1, 2, 3], {isShortened: true}],
    ['with a value that varies', {cpu: 1.5, node: 'a'}, {cpu: 99, node: 'a'}, {varies: ['cpu']}],
    [
      'with values that all vary',
      [{cpu: 1, node: 'a'}],
      [
        {cpu: 9, node: 'b'},
        {cpu: 8, node: 'c'},
      ],
      {varies: ['*']},
    ],
    ['with a placeholder', {token: '<operation_token>'}, {token: 'eyJ'}],
    ['whose rest is left out', {error: 'refused: …'}, {error: 'refused: no'}],
  ])('%s agrees', (_what, shown, actual, marks) => expect(differences(shown, actual, marks).found).toEqual([]));

  test('of which one record differs is compared record by record', () => {
    expect(differences([1, 2], [9, 2]).found).toEqual(['the answer[0] is 9, the page shows 1']);
  });

  test.each<[string, Json, Json, string, Marks?]>([
    ['a value', {region: 'north'}, {region: 'south'}, 'the answer.region is "south", the page shows "north"'],
    ['a numeric id', {id: 1}, {id: 999_999}, 'the answer.id is 999999, the page shows 1'],
    ['a setting', {timeout: 30}, {timeout: 3000}, 'the answer.timeout is 3000, the page shows 30'],
    ['a version', {version: 4}, {version: 5}, 'the answer.version is 5, the page shows 4'],
    ['a size', {size: 4096}, {size: 8192}, 'the answer.size is 8192, the page shows 4096'],
    [
      'a large number that is not the time',
      {total: 1748757602000},
      {total: 1999999999999},
      'the answer.total is 1999999999999, the page shows 1748757602000',
    ],
    ['a missing field', {id: 'a'}, {}, 'the answer has no "id", which the page shows'],
    ['another field', {}, {id: 'a'}, 'the answer also has "id": "a"'],
    ['a field of Harper', {}, {__createdtime__: 1}, 'the answer also has "__createdtime__": 1'],
    [
      'a time that was set before the run',
      '2025-06-12T08:00Z',
      '2025-06-12T09:00Z',
      'the answer is "2025-06-12T09:00Z", the page shows "2025-06-12T08:00Z"',
    ],
    [
      'an element',
      '<h1>Stations</h1>',
      '<h2>Stations</h1>',
      'the answer is "<h2>Stations</h1>", the page shows "<h1>Stations</h1>"',
    ],
    ['the kind', {a: 1}, [], 'the answer is [], the page shows {"a":1}', {varies: ['*']}],
    ['an empty list', {a: [1]}, {a: []}, 'the answer.a is [], the page shows [1]', {varies: ['*']}],
    ['nothing', {a: null}, {a: 2}, 'the answer.a is 2, the page shows null', {varies: ['a']}],
    ['the kind of a field', {a: {b: 1}}, {a: {b: 'x'}}, 'the answer.a.b is "x", the page shows 1', {varies: ['a']}],
    ['a field of a value that varies', {a: {}}, {a: {b: 1}}, 'the answer.a also has "b": 1', {varies: ['a']}],
    ['the order', [1, 2], [2, 1], 'the answer[0] is 2, the page shows 1'],
    ['more records', [1], [1, 2], 'the answer has 2 items, the page shows 1: [1,2]'],
    ['the order of a part', [3, 1], [1, 2, 3], 'the answer has no 1', {isShortened: true}],
  ])('differs by %s', (_what, shown, actual, message, marks) => {
    expect(differences(shown, actual, marks).found[0]).toBe(message);
  });

  test('has another id in place of each that the page shows, always the same', () => {
    const shown = [`Starting job with id ${ID}`, ID];
    const {found, generated} = differences(shown, [`Starting job with id ${OTHER}`, OTHER]);
    expect(found).toEqual([]);
    expect([...generated]).toEqual([[ID, OTHER]]);
    expect(differences(shown, [`Starting job with id ${OTHER}`, THIRD]).found).toHaveLength(1);
    expect(differences([ID, THIRD], [OTHER, OTHER]).found).toHaveLength(1);
    expect(isSameText(`Job ${ID}`, 'Job 7', {generated, began: NOW})).toBe(false);
  });

  test.each([
    ['text', 'b\na', 'a\nb', 1],
    ['text', 'a\nb', 'a\nb', 0],
    ['text', 'a', 'a\nb', 1],
    ['text shortened="the first line"', 'a', 'a\nb', 0],
    ['text varies="size"', 'size: 1', 'size: 2', 0],
    ['text varies="order"', 'a\nb', 'b\na', 0],
    ['text varies="order"', 'a\na', 'a\nb', 1],
    ['text', 'a\nb', 'b\na', 1],
    ['http', 'HTTP/1.1 200 OK\nAge: 5\n\n[]', '[]', 1],
    ['http varies="age"', 'HTTP/1.1 200 OK\nAge: 5\n\n[]', '[]', 0],
    ['http varies="age"', 'HTTP/1.1 200 OK\nAge: 5\n\n[1]', '[]', 1],
  ])('is compared as its fence %s says, and not as the text around it', (info, shown, output, count) => {
    const text = `An excerpt, for example, such as:\n\n\`\`\`${info}\n${shown}\n\`\`\`\n\nThe list is shortened.\n`;
    const outcome = {statuses: [200], headers: 'HTTP/1.1 200 OK\nage: 7\ndate: today', output};
    const run = {generated: new Map<string, string>(), began: NOW};
    expect(compareAnswer(readFences('a.md', text)[0]!, outcome, undefined, run)).toHaveLength(count);
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
    '---\ntitle: A\nlive: {needs: [tables]}\n---\n\n```json\n{"operation": "restart"}\n```\n\n```bash live="needs ice"\ncurl x\n```\n\n```bash\ncurl https://ridge-1.example.com\n```\n\n```bash run="again"\nls\n```\n\n```bash\nls\n```\n\n```bash\nls\n```\n';
  const courseOf = (page: string) => readCourse([{file: 'versioned_docs/version-4.7/a.md', text: page}], '4.7');
  const course = courseOf(text);
  const ledgerOf = (keys: string[]): Ledger => ({
    wholeRun: {core: '', date: '', minutes: 0},
    outdated: {},
    pages: {a: {core: '', date: '', examples: Object.fromEntries(keys.map((key) => [key, 'agrees']))}},
  });

  test('knows what a page needs, and runs what no fence excuses', () => {
    const page = course.get('a')!;
    expect(page.live).toEqual({needs: ['tables']});
    expect(page.examples.map(({cannot}) => cannot)).toEqual([undefined, 'needs ice', ...Array(4).fill(undefined)]);
    expect(page.examples.map(({way}) => way)[3]).toBe('again');
    expect(() => courseOf('```bash run="twice"\nls\n```')).toThrow('a.md:2: run="twice": expected one of again, ');
  });

  test('names the examples that the ledger does not know, also where a page repeats one', () => {
    const [first, , third, fourth, fifth] = course.get('a')!.examples.map(({hash}) => hash);
    const keys = [first!, third!, fourth!, fifth!, `${fifth}-2`];
    const linesOf = (known: string[]) => changedExamples(course, ledgerOf(known)).map(({fence}) => fence.line);
    expect(linesOf(keys)).toEqual([]);
    expect(linesOf(keys.slice(1))).toEqual([7]);
    expect(linesOf(keys.slice(0, -1))).toEqual([27]);
  });

  test.each(['varies="a"', 'shortened="a"', 'status="404"', 'exit="1"', 'from="log"'])(
    'takes an example for another one with %s',
    (mark) => {
      const hashOf = (info: string) => courseOf(`\`\`\`${info}\nls\n\`\`\``).get('a')!.examples[0]!.hash;
      expect(hashOf(`bash ${mark}`)).not.toBe(hashOf('bash'));
    },
  );
});
