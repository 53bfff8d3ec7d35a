import {addressesOf, filterMatrix, type Feature, type Matrix} from '@site/src/features/availability/matrix';
import {changedIn, presenceIn, presenceText, successorText} from '@site/src/features/availability/presence';
import {buildMatrix} from '@site/src/features/availability/node/build-matrix';
import {codePlaces} from '@site/src/page-model/rows/code-places';
import {matrixCsv, matrixJson} from '@site/src/features/availability/node/downloads';
import {describe, expect, it} from 'vitest';
import {keys, operation, table} from '../../tables';

/** A key that came with a patch, an operation that was renamed, and one with parameters. */
const features: Feature[] = [
  {kind: 'operation', name: 'make_soup', since: '4.2', parts: ['pot', 'spoon']},
  {kind: 'operation', name: 'cook', deprecated: '4.3', successor: 'make_soup'},
  {kind: 'parameter', name: 'salt', of: 'make_soup', since: '4.3'},
  {kind: 'key', name: 'kitchen.port', since: '4.2.7', variable: 'KITCHEN_PORT'},
  {kind: 'key', name: 'stove.port', removed: '4.3', successor: 'kitchen.port'},
];

const operations = operation('make_soup', {parameter: '| `salt` | number | no | - | Grams. |\n'}).replace(
  'Does it.',
  'Makes soup. Its older name, `cook`, still works.',
);
/** A page of keys, which begins with a table of their other names. */
const configuration = (key: string) =>
  `## Names {#names}\n\n${table('Key | Environment variable', `\`${key}\` | \`KEY\``)}\n${keys(`\`${key}\` | integer | - | -`)}`;

const version = (name: string, pages: Record<string, string>) => ({
  name,
  root: name === '4.3' ? '/docs' : `/docs/${name}`,
  pages: Object.entries(pages).map(([id, text]) => ({id, path: id, places: codePlaces(text, false)})),
});

const matrix: Matrix = buildMatrix(
  features,
  ['4.3', '4.2', '4.1'],
  [
    version('4.3', {
      'developers/operations-api/cooking': operations,
      'deployments/configuration': configuration('kitchen.port'),
    }),
    // The page moved with 4.2.
    version('4.1', {configuration: configuration('stove.port')}),
  ],
);
const rowOf = (name: string) => matrix.rows.find((row) => row.name === name)!;
const textsOf = (name: string) => matrix.versions.map((each) => presenceText(presenceIn(rowOf(name), each)));

describe('what a version has', () => {
  it('names the patch that brought it', () => expect(textsOf('kitchen.port')).toEqual(['yes', 'since 4.2.7', '-']));

  it('says what was removed or is deprecated, and what takes its place', () => {
    expect(textsOf('stove.port')).toEqual(['removed', 'yes', 'yes']);
    expect(successorText(rowOf('stove.port'))).toBe('renamed to `kitchen.port`');
    expect(textsOf('cook')).toEqual(['deprecated', 'yes', 'yes']);
    expect(successorText(rowOf('cook'))).toBe('use `make_soup` instead');
  });

  it('says until which patch it was there', () => {
    const feature = {since: '4.2', removed: ['4.3.5', '4.4.2']};
    const texts = ['4.2', '4.3', '4.4', '4.5'].map((each) => presenceText(presenceIn(feature, each)));
    expect(texts).toEqual(['since 4.2', 'until 4.3.5', 'until 4.4.2', 'removed']);
  });

  it('knows in which version something happened', () => {
    const changes = matrix.rows.filter((row) => changedIn(row, '4.3')).map(({name}) => name);
    expect(changes).toEqual(['cook', 'salt', 'stove.port']);
  });
});

describe('the sections', () => {
  it('are found in each version that is built, at their places there', () => {
    const [kitchen, stove] = ['/docs/deployments/configuration#kitchen-port', '/docs/4.1/configuration#stove-port'];
    expect(addressesOf(matrix, rowOf('kitchen.port'))).toEqual([kitchen, undefined, undefined]);
    expect(addressesOf(matrix, rowOf('stove.port'))).toEqual([undefined, undefined, stove]);
  });

  it('are those of an operation and of its parameters, and of the name that replaced an older one', () => {
    const page = '/docs/developers/operations-api/cooking';
    expect(addressesOf(matrix, rowOf('make_soup'))[0]).toBe(`${page}#make_soup`);
    expect(addressesOf(matrix, rowOf('salt'))[0]).toBe(`${page}#make_soup-salt`);
    expect(addressesOf(matrix, rowOf('cook'))[0]).toBe(`${page}#make_soup`);
  });
});

describe('the filter', () => {
  const find = (filter: {text?: string; kind?: string; version?: string}) =>
    filterMatrix(matrix.rows, {text: '', kind: '', version: '', ...filter}).map(({name}) => name);

  it('takes words in any order, underscores for blanks, and environment variables', () => {
    expect(find({text: 'soup make'})).toEqual(['make_soup', 'cook', 'salt']);
    expect(find({text: 'KITCHEN_PORT'})).toEqual(['kitchen.port', 'stove.port']);
  });

  it('finds parts that have no row of their own', () => {
    expect(find({text: 'spoon'})).toEqual(['spoon']);
    expect(find({kind: 'parameter'})).toEqual(['pot', 'spoon', 'salt']);
  });

  it('keeps what a version has, or what changed in it', () => {
    expect(find({version: '4.1'})).toEqual(['cook', 'stove.port']);
    expect(find({version: '4.2-changes'})).toEqual(['make_soup', 'kitchen.port']);
    expect(find({kind: 'key', version: '4.3'})).toEqual(['kitchen.port']);
  });
});

describe('the downloads', () => {
  it('have every part as a row of its own', () => {
    const lines = matrixCsv(matrix).split('\r\n');
    expect(lines[0]).toBe('Kind,Name,Part of,Group,Environment variable,Successor,4.1,4.2,4.3');
    expect(lines).toContain('Parameters,spoon,make_soup,,,,-,since 4.2,yes');
    expect(lines).toContain('Configuration keys,kitchen.port,,,KITCHEN_PORT,,-,since 4.2.7,yes');
    expect(lines.at(-1)).toBe('');
  });

  it('cannot be taken for formulas, and quote what has commas', () => {
    const row = {kind: 'query' as const, name: '=ct=', group: 'a, b', places: []};
    expect(matrixCsv({...matrix, rows: [row]}).split('\r\n')[1]).toBe(`REST queries,'=ct=,,"a, b",,,yes,yes,yes`);
  });

  it('have the addresses of the site', () => {
    expect(JSON.parse(matrixJson(matrix, 'https://example.com'))).toMatchObject({
      versions: ['4.3', '4.2', '4.1'],
      features: expect.arrayContaining([
        expect.objectContaining({
          name: 'kitchen.port',
          environmentVariable: 'KITCHEN_PORT',
          since: ['4.2.7'],
          versions: {
            '4.3': {availability: 'yes', url: 'https://example.com/docs/deployments/configuration#kitchen-port'},
            '4.2': {availability: 'since 4.2.7'},
            '4.1': {availability: '-'},
          },
        }),
      ]) as unknown,
    });
  });
});
