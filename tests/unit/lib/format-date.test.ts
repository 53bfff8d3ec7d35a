import {expect, test} from 'vitest';
import {formatDate} from '../../../src/lib/format-date';

test.each([
  ['2025-10-28', 'Oct 28, 2025'],
  ['2018-01-01', 'Jan 1, 2018'],
  ['2024-12-09', 'Dec 9, 2024'],
])('%s is %s', (date, text) => expect(formatDate(date)).toBe(text));
