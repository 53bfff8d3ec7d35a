import {expect, it} from 'vitest';
import {shortened} from '@site/src/features/changes/ui/PageChanges/shortened';

const words = (count: number) => Array.from({length: count}, (_, at) => `word${at}`).join(' ');

it('keeps a text that is short', () => expect(shortened('Just this.')).toBe('Just this.'));

it('cuts a long text between words, never within one', () => {
  const text = words(100);
  const [start = '', end = ''] = shortened(text).split(' … ');
  expect(text.startsWith(`${start} `)).toBe(true);
  expect(text.endsWith(` ${end}`)).toBe(true);
  expect(start.length + end.length).toBeGreaterThan(200);
});
