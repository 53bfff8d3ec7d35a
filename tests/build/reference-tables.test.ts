import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {attributesOf, builtPage, publishedPages} from './support';

let entries = 0;

/** Entries that lead nowhere, and ids that are there twice. */
function faultyEntries(address: string, $: CheerioAPI): string[] {
  const ids = attributesOf($, '[id]', 'id');
  // The name comes first; a default may hold a link to another page.
  const links = $('.entries dt > a:first-child').toArray();
  entries += links.length;
  const dead = links.filter(({attribs}) => !ids.includes(attribs.href!.slice(1)));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...dead.map(({attribs}) => `${address}${attribs.href}`), ...repeated.map((id) => `${address}: ${id} twice`)];
}

/** Columns without a word, and without a name. */
function faultyColumns(address: string, $: CheerioAPI): string[] {
  return $('.markdown table')
    .toArray()
    .flatMap((table) => {
      const names = $(table).find('thead th, thead td').toArray();
      const rows = $(table).find('tbody tr').toArray();
      const silent = names.filter((_, column) =>
        rows.every((row) => /^[-\s]*$/.test($(row).children().eq(column).text())),
      );
      const unnamed = $(table)
        .find('th')
        .toArray()
        .filter((name) => $(name).text().trim() === '');
      return [...(rows.length > 0 ? silent : []), ...unnamed].map((name) => `${address}: "${$(name).text()}"`);
    });
}

const problems = publishedPages().map((address) => {
  const $ = builtPage(address);
  return {entries: faultyEntries(address, $), columns: faultyColumns(address, $)};
});

it('every entry has an address that leads somewhere, and none repeats another', () => {
  expect(problems.flatMap((page) => page.entries)).toEqual([]);
  expect(entries).toBeGreaterThan(1000);
});

it('no column of a table says nothing, and none lacks a name that others have', () => {
  expect(problems.flatMap((page) => page.columns)).toEqual([]);
});
