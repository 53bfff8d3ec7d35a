import {presentPlace} from '@site/tests/build/search/present-place';
import {expect, it, vi} from 'vitest';

vi.mock('@site/src/features/addresses/data/redirects/renamed-pages', () => ({
  renamedPages: [['developers/rest', 'reference/rest-api']],
}));
vi.mock('@site/src/features/addresses/data/section-aliases', () => ({
  sectionAliases: [
    {page: 'reference/rest-api', ids: ['joins'], to: '#join-tables'},
    {page: 'reference/rest-api', ids: ['gone'], to: '#'},
    {page: 'administration/index', ids: ['joins'], to: 'administration/jobs#all'},
    {page: 'administration/index', ids: ['lost'], to: 'administration/jobs#'},
  ],
}));

it('judged queries follow what is moved, renamed, and deleted', () => {
  const places = ['/docs/developers/rest', '/docs/4.4/developers/rest#limit', '/docs/administration/jobs#joins'];
  expect(places.map(presentPlace)).toEqual([
    '/docs/reference/rest-api',
    '/docs/4.4/reference/rest-api#limit',
    '/docs/administration/jobs#joins',
  ]);
  expect(presentPlace('/docs/developers/rest#joins')).toBe('/docs/reference/rest-api#join-tables');
  expect(presentPlace('/docs/developers/rest#gone')).toBe('/docs/reference/rest-api');
  expect(presentPlace('/docs/administration#joins')).toBe('/docs/administration/jobs#all');
  expect(presentPlace('/docs/administration#lost')).toBe('/docs/administration/jobs');
});
