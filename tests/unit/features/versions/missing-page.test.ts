import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {missingPage} from '@site/src/features/versions/ui/missing-page';
import {expect, it, vi} from 'vitest';

vi.mock('@generated/whole-site/default/pages.json', () => ({
  default: [
    {path: '/docs/reference/', title: 'Reference', scope: '4.7'},
    {path: '/docs/reference/blob', title: 'Blobs', scope: '4.7'},
    {path: '/docs/4.5/reference/blob', title: 'Blobs', scope: '4.5'},
    {path: '/docs/4.4/reference/', title: 'Reference of 4.4', scope: '4.4'},
    {path: '/docs/4.4/support', title: 'Support', scope: '4.4'},
    {path: '/fabric/blob', title: 'Blobs in Fabric', scope: 'Fabric'},
  ],
}));

const versions = ['4.7', '4.5', '4.4'].map((name) => ({name, label: name, isLast: name === '4.7'}) as GlobalVersion);
const find = (address: string) => missingPage(address, versions);

it('a page of later versions came with the first of them', () => {
  expect(find('/docs/4.4/reference/blob')).toMatchObject({
    reason: '“Blobs” was added in 4.5.',
    newest: {path: '/docs/reference/blob'},
    nearest: {title: 'Reference of 4.4'},
    version: {label: '4.4'},
  });
});

it('a page of earlier versions is there up to the last of them', () =>
  expect(find('/docs/support')?.reason).toBe('“Support” was last documented in 4.4.'));

it('what no version has is no lacking page, and neither is what another section has', () => {
  expect(find('/docs/4.4/nothing')).toBeUndefined();
  expect(find('/docs/3.9/reference/blob')).toBeUndefined();
  expect(find('/fabric/blob')).toBeUndefined();
});
