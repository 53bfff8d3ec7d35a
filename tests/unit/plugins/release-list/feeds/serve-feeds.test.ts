import type {IncomingMessage, ServerResponse} from 'node:http';
import {collectFeeds} from '@site/src/plugins/release-list/feeds/collect-feeds';
import {serveFeeds} from '@site/src/plugins/release-list/feeds/serve-feeds';
import type {ReleaseWithChanges} from '@site/src/lib/releases/release';
import {expect, it, vi} from 'vitest';

const site = {url: 'http://localhost:3000', baseUrl: '/manual/'};
let releases: ReleaseWithChanges[] = [];

function ask(url: string) {
  const next = vi.fn<() => void>();
  const end = vi.fn<(text: string) => void>();
  const setHeader = vi.fn<(name: string, value: string) => object>(() => ({end}));
  const response = {setHeader, end};
  serveFeeds(() => releases, site)({url} as IncomingMessage, response as unknown as ServerResponse, next);
  return {next, response};
}

it('serves the feeds of the releases that there are', () => {
  releases = [
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
  const {next, response} = ask('/manual/release-notes/v4-tucker/atom.xml?x=1');
  expect(next).not.toHaveBeenCalled();
  expect(response.setHeader).toHaveBeenCalledWith('content-type', 'application/atom+xml; charset=utf-8');
  const built = collectFeeds(releases, site).find(({folder}) => folder === 'release-notes/v4-tucker')!;
  expect(response.end).toHaveBeenCalledWith(built.files['atom.xml']);
  expect(built.files['atom.xml']).toContain('4.7.3');
});

it.each(['/manual/release-notes', '/manual/docs/feed.xml', '/release-notes/feed.xml', '/manual/feed.json'])(
  'leaves %s to others',
  (url) => {
    const {next, response} = ask(url);
    expect(next).toHaveBeenCalledOnce();
    expect(response.end).not.toHaveBeenCalled();
  },
);
