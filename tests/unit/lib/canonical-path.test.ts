import {describe, expect, it} from 'vitest';
import {canonicalPath} from '../../../src/lib/canonical-path';

/** Spellings, and the one of each. */
const SPELLINGS = [
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/docs/index.html', '/docs'],
  ['/docs/index', '/docs'],
  ['/docs/', '/docs'],
  ['//docs', '/docs'],
  ['/docs//developers///rest//', '/docs/developers/rest'],
  ['/docs%2Fdevelopers%2frest', '/docs/developers/rest'],
  ['/%64ocs/developers/r%65st', '/docs/developers/rest'],
  ['/docs/developers/rest.html', '/docs/developers/rest'],
  ['/docs/developers/rest.HTML/', '/docs/developers/rest'],
  ['/docs/developers/rest/index.html', '/docs/developers/rest'],
  ['/docs/developers/rest%20', '/docs/developers/rest'],
  ['/docs/developers/rest%20%0A/', '/docs/developers/rest'],
  ['/docs/developers/rest%C2%A0', '/docs/developers/rest'],
  ['/docs/developers/rest%E2%80%8B', '/docs/developers/rest'],
  ['/DOCS/Developers/REST', '/docs/developers/rest'],
  ['/Manual/Docs/Developers/Rest', '/Manual/docs/developers/rest'],
  ['/docs/developers/REST.MD', '/docs/developers/rest.md'],
  ['/docs/reindex', '/docs/reindex'],
  ['/docs/xhtml', '/docs/xhtml'],
  ['/docs/%C3%A9', '/docs/%C3%A9'],
  ['/docs/%c3%a9', '/docs/%C3%A9'],
  ['/docs/%C3%89', '/docs/%C3%A9'],
  ['/docs/é', '/docs/%C3%A9'],
  ['/docs/a%3Fb%23c', '/docs/a%3Fb%23c'],
  ['/docs/a%2541', '/docs/a%2541'],
  ['/docs/100%25', '/docs/100%25'],
  ['/docs/%E0%A4%A', '/docs/%25e0%25a4%25a'],
  ['//docs/%E0%A4', '/docs/%25e0%25a4'],
  ['/img/Mark.svg', '/img/Mark.svg'],
  ['/wp-login.php', '/wp-login.php'],
  ['/a b', '/a%20b'],
  ['/a;b@c[d]', '/a;b@c%5Bd%5D'],
] as const;

it.each(SPELLINGS)('%s is spelled %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

describe('a canonical path', () => {
  const all = [
    ...SPELLINGS.map(([path]) => path),
    // Every character that an address can have, escaped and not, in the middle and at the end.
    ...Array.from({length: 0x250}, (_, code) => code).flatMap((code) => {
      const text = String.fromCodePoint(code);
      const escaped = encodeURIComponent(text);
      return [`/docs/a${escaped}b`, `/docs/a${escaped}`, `/docs/a${escaped.toLowerCase()}/`, `/${escaped}docs`];
    }),
    ...Array.from({length: 0x100}, (_, code) => `/docs/%${code.toString(16).padStart(2, '0')}x`),
  ];

  it('is its own canonical path', () =>
    expect(all.filter((path) => canonicalPath(canonicalPath(path)) !== canonicalPath(path))).toEqual([]));

  it('is left as it is by an address', () => {
    const read = (path: string) => new URL(`http://localhost${path}`).pathname;
    expect(all.map(canonicalPath).filter((path) => read(path) !== path)).toEqual([]);
  });

  it('never names another host', () => expect(all.filter((path) => /^\/[/\\]/.test(canonicalPath(path)))).toEqual([]));
});

it('needs nothing from outside itself, because the not-found page has its text', () => {
  // oxlint-disable-next-line no-implied-eval -- that is what the page does
  const alone = new Function(`return (${String(canonicalPath)})`)() as typeof canonicalPath;
  expect(SPELLINGS.filter(([path, canonical]) => alone(path) !== canonical)).toEqual([]);
});
