import {expect, it} from 'vitest';
import {errorMessages} from '../../../src/lib/error-messages';

it('joins the messages of an error and its causes by blank lines', () => {
  const error = new Error('The page failed', {cause: new Error('The table failed', {cause: new Error('No data')})});
  expect(errorMessages(error)).toBe('The page failed\n\nThe table failed\n\nNo data');
});

it('ends at a cause that is no error, and at a loop', () => {
  expect(errorMessages(new Error('a', {cause: 'text'}))).toBe('a');
  const loop: Error = new Error('round');
  loop.cause = loop;
  expect(errorMessages(loop)).toBe('round');
});
