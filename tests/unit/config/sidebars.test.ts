import {expect, it} from 'vitest';
import {releaseSidebarItems} from '../../../src/config/sidebars';
import {releaseSeries} from '../../../src/features/releases';

const page = (name: string, frontMatter: object = {version: name}) => ({
  id: `v4-tucker/${name}`,
  title: `Harper ${name}`,
  sourceDirName: 'v4-tucker',
  frontMatter,
});

it('groups by series and minor, newest first, other pages before', async () => {
  const docs = [page('4.6.17'), page('4.7.0'), page('4.6.9'), page('tucker', {}), page('index', {})];
  const items = await releaseSidebarItems({docs} as unknown as Parameters<typeof releaseSidebarItems>[0]);
  expect(items.slice(0, 2)).toEqual([
    {type: 'doc', id: 'index'},
    {type: 'doc', id: 'upgrade'},
  ]);
  // A newer series, which has no pages here, comes before it.
  const position = releaseSeries.findIndex(({slug}) => slug === 'v4-tucker');
  expect(items[2 + position]).toMatchObject({
    label: 'Version 4: Tucker',
    link: {type: 'doc', id: 'v4-tucker/index'},
    items: [
      {type: 'doc', id: 'v4-tucker/tucker'},
      {label: '4.7', items: [{label: '4.7.0'}]},
      {label: '4.6', items: [{label: '4.6.17'}, {label: '4.6.9'}]},
    ],
  });
});
