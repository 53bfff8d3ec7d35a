import {reportOn} from '@site/src/features/content-check/node/report';
import {expect, it} from 'vitest';

const problem = (file: string, line: number) => ({file, line, message: 'wrong', expected: 'right'});
const [first, second, other] = [problem('a.md', 1), problem('a.md', 2), problem('b.md', 3)];

it('tells the mistakes of a page each time that it is saved', () => {
  const round = {saved: ['a.md'], problems: [first, second]};
  const text = 'a.md:1: wrong; expected right.\na.md:2: wrong; expected right.';
  expect(reportOn(round, [])).toBe(text);
  expect(reportOn(round, [first, second])).toBe(text);
});

it('tells what a change caused in another page, and counts what was known there', () => {
  expect(reportOn({saved: ['a.md'], problems: [other]}, [])).toBe('b.md:3: wrong; expected right.');
  expect(reportOn({saved: ['a.md'], problems: [first, other]}, [other])).toBe(
    'a.md:1: wrong; expected right.\n1 more in other pages.',
  );
});

it('says when a page has none left, and nothing when nothing was wrong', () => {
  expect(reportOn({saved: ['a.md'], problems: [other]}, [first, other])).toBe(
    'a.md: no mistakes left.\n1 more in other pages.',
  );
  expect(reportOn({saved: ['a.md'], problems: []}, [])).toBe('');
});
