import {collectFeeds} from '@site/src/plugins/release-list/feeds/collect-feeds';
import {findFeed} from '@site/src/plugins/release-list/feeds/find-feed';
import type {ReleaseWithChanges} from '@site/src/lib/releases/release';
import {expect, it} from 'vitest';

const site = {url: 'http://localhost:3000', baseUrl: '/manual/'};
const releases: ReleaseWithChanges[] = [
  {
    version: '4.7.3',
    date: '2025-10-28',
    kind: 'patch',
    series: 'v4-tucker',
    path: '/manual/release-notes/v4-tucker/4.7.3',
    summary: 'It is a patch.',
    title: 'Harper 4.7.3',
    changes: {Fixed: [['A thing works.']]},
  },
];

it('serves the feeds of the releases that there are', () => {
  const built = collectFeeds(releases, site).find(({folder}) => folder === 'release-notes/v4-tucker')!;
  expect(findFeed('/manual/release-notes/v4-tucker/atom.xml', releases, site)).toEqual({
    type: 'application/atom+xml; charset=utf-8',
    text: built.files['atom.xml'],
  });
  expect(built.files['atom.xml']).toContain('4.7.3');
});

it.each(['/manual/release-notes', '/manual/docs/feed.xml', '/release-notes/feed.xml', '/manual/feed.json'])(
  'leaves %s to others',
  (path) => expect(findFeed(path, releases, site)).toBeUndefined(),
);
