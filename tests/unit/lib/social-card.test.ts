import {cardPath} from '@site/src/lib/social-card';
import {expect, it} from 'vitest';

it.each([
  ['docs/developers/rest', 'social/docs/developers/rest.png'],
  ['/docs/', 'social/docs.png'],
  ['release-notes/v4-tucker/4.7.3', 'social/release-notes/v4-tucker/4.7.3.png'],
  ['', 'social/index.png'],
  ['/', 'social/index.png'],
])('the card of "%s" is %s', (page, path) => {
  expect(cardPath(page)).toBe(path);
});
