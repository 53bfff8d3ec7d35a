import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {sidebarsWithTools} from '../../../../src/features/versions/node/tool-pages';

const tool = {
  label: 'Error messages',
  section: 'default' as const,
  pathIn: ({path}: {path: string}) => `${path}/errors`,
  route: async () => undefined,
};
const group = (label: string) => ({type: 'category', label, items: [{type: 'doc', id: 'a'}]});

it('pages that features make end the group for reference, and what serves all pages ends the sidebar', () => {
  const sidebars = {docs: [group('Developers'), group('Reference')], other: [group('Guides')]};
  const version = {path: '/docs/4.6', sidebars} as unknown as LoadedVersion;
  const before = structuredClone(sidebars);
  const after = sidebarsWithTools(version, [tool], '/');
  const reference = {
    ...group('Reference'),
    items: [
      {type: 'doc', id: 'a'},
      {type: 'link', label: 'Error messages', href: '/docs/4.6/errors'},
    ],
  };
  expect(after.docs).toMatchObject([
    group('Developers'),
    reference,
    {label: 'Search', href: '/search'},
    {label: 'Preferences'},
  ]);
  expect(after.other).toEqual(sidebars.other);
  expect(sidebars).toEqual(before);
});
