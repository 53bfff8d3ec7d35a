import {expect, it} from 'vitest';
import {unversionedPath} from '../../../src/plugins/version-permalinks';

it.each([
  ['/docs/4.7', '/docs'],
  ['/docs/4.7/developers/rest#get', '/docs/developers/rest#get'],
  ['/docs/4.7?x=1', '/docs?x=1'],
  ['/docs/4.70/rest', '/docs/4.70/rest'],
  ['/docs/4.6/rest', '/docs/4.6/rest'],
  ['./4.7/rest.md', './4.7/rest.md'],
  ['https://example.com/docs/4.7', 'https://example.com/docs/4.7'],
])('%s becomes %s', (url, expected) => {
  expect(unversionedPath(url, '4.7')).toBe(expected);
});
