import {expect, test} from 'vitest';
import {followRootSize} from '../../../../src/features/layout-switches/node/follow-root-size';

test.each([
  ['(max-width: 996px)', '(max-width: 996px), (max-width: 62.25em)'],
  ['(min-width: 997px)', '(min-width: 997px) and (min-width: 62.3125em)'],
  [
    'screen and (min-width: 1440px) and (max-width: 1719px)',
    'screen and (min-width: 1440px) and (min-width: 90em) and (max-width: 1719px), screen and (min-width: 1440px) and (min-width: 90em) and (max-width: 107.4375em)',
  ],
  ['(max-width:640px), print', '(max-width:640px), (max-width: 40em), print'],
  ['(min-height: 600px)', '(min-height: 600px) and (min-height: 37.5em)'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s follows the root size', (query, expected) => {
  expect(followRootSize(query)).toBe(expected);
});
