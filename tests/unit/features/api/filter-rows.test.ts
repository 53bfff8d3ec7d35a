import {filterRows} from '@site/src/features/api/ui/OperationIndex/filter-rows';
import type {OperationRow} from '@site/src/features/api/node/index-rows';
import {expect, test} from 'vitest';

const row = (name: string, category: string, rest: Partial<OperationRow> = {}): OperationRow => ({
  id: name,
  name,
  category,
  path: `#${name}`,
  summary: `Does \`${name}\` things.`,
  permission: '`super_user` only',
  ...rest,
});

const rows = [row('search_by_id', 'NoSQL'), row('get_job', 'Jobs', {since: '4.4'}), row('insert', 'NoSQL')];

test.each([
  ['', '', ['search_by_id', 'get_job', 'insert']],
  ['search_by', '', ['search_by_id']],
  ['BY search', '', ['search_by_id']],
  ['does insert', '', ['insert']],
  ['super user', 'NoSQL', ['search_by_id', 'insert']],
  ['4.4', '', ['get_job']],
  ['', 'Jobs', ['get_job']],
  ['insert', 'Jobs', []],
])('the words %j and the page %j leave %j', (text, category, names) => {
  expect(filterRows(rows, {text, category}).map(({name}) => name)).toEqual(names);
});
