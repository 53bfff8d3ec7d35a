import {describe, expect, it} from 'vitest';
import {resolveLink} from '../../../../src/features/releases/node/resolve-link';

const source = '@site/release-notes/v4-tucker/4.7.2.md';
const permalinks = new Map([
  [source, '/base/release-notes/v4-tucker/4.7.2'],
  ['@site/release-notes/v4-tucker/4.7.3.md', '/base/release-notes/v4-tucker/4.7.3'],
  ['@site/release-notes/v3-monkey/index.mdx', '/base/release-notes/v3-monkey'],
]);
const resolve = (url: string) => resolveLink(url, source, {permalinks, latestVersion: '4.7'});

describe('resolveLink', () => {
  it.each([
    ['./4.7.3.md', '/base/release-notes/v4-tucker/4.7.3'],
    ['4.7.3.md#fixed', '/base/release-notes/v4-tucker/4.7.3#fixed'],
    ['../v3-monkey/index.mdx', '/base/release-notes/v3-monkey'],
    ['#added', '/base/release-notes/v4-tucker/4.7.2#added'],
    ['/docs/4.7/developers/rest#get', '/docs/developers/rest#get'],
    ['/docs/4.6/developers/rest', '/docs/4.6/developers/rest'],
    ['https://example.com/x?y#z', 'https://example.com/x?y#z'],
  ])('%s leads to %s', (url, expected) => expect(resolve(url)).toBe(expected));

  it.each(['./4.7.9.md', 'nowhere', '//example.com', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c'])(
    'names %j, which leads to no page',
    (url) => expect(() => resolve(url)).toThrow(`found a link to "${url}", expected`),
  );
});
