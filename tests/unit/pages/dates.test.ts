import {formatDate} from '@site/src/lib/format-date';
import {expect, it} from 'vitest';
import {readPages} from '../../../scripts/pages/read-pages';
import {projectPath} from '../../support';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const month = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

/** `Nov 18`, `November 18th`, `18 November`; not `4.7.1`, and not the months of `November 2025`. */
const DAY = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${month})|(?:${month})\.? \d{1,2}(?:st|nd|rd|th)?)\b(?:,? \d{4})?`,
  'g',
);

/** Prose: samples and code show dates in the formats that a machine reads and writes. */
const proseOf = (text: string) => text.replaceAll(/^( *)```[^]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** As `formatDate` writes them; a sentence may leave out the year that it has named. */
const SHORT = new RegExp(`^(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')}) [1-9]\\d?(?:, \\d{4})?$`);

it('dates in pages are written as the lists of releases and the date of the last update are', () => {
  const dates = readPages(projectPath('')).flatMap(({file, text}) =>
    [...proseOf(text).matchAll(DAY)].map(([date]) => ({file, date})),
  );
  expect(formatDate('2025-10-08')).toMatch(SHORT);
  expect(dates.length).toBeGreaterThan(30);
  expect(dates.filter(({date}) => !SHORT.test(date))).toEqual([]);
});
