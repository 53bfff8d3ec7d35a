import {readSavedHits, without, withRecent} from '@site/src/features/search/engine/saved-hits';
import {expect, it} from 'vitest';

const hit = (url: string) => ({url, title: 'Title', label: '4.7'});

it.each([
  null,
  '',
  '{broken',
  '{}',
  '"text"',
  '[1, null]',
  ...[
    'https://elsewhere.invalid',
    '//elsewhere.invalid',
    '/\\elsewhere.invalid',
    '/\t/elsewhere.invalid',
    'javascript:alert(1)',
    'docs',
    '//',
  ].map((url) => JSON.stringify([hit(url)])),
])('reads %s as nothing', (stored) => expect(readSavedHits(stored)).toEqual([]));

it('leaves out only what is not ours', () => {
  const stored = JSON.stringify([hit('//'), hit('/docs'), hit('/\\elsewhere.invalid')]);
  expect(readSavedHits(stored)).toEqual([hit('/docs')]);
});

it('reads what it wrote', () => expect(readSavedHits(JSON.stringify([hit('/docs')]))).toEqual([hit('/docs')]));

it('keeps the newest first, none twice, and not too many', () => {
  const hits = Array.from({length: 9}, (_, number) => hit(`/${number}`));
  expect(withRecent(hits.slice(0, 3), hit('/1')).map(({url}) => url)).toEqual(['/1', '/0', '/2']);
  expect(hits.reduce(withRecent, [])).toHaveLength(7);
  expect(without(hits, '/3')).toHaveLength(8);
});
