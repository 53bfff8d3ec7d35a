import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {feedFormats} from '../../../../../src/features/releases/data/release-feeds';
import {releaseSeries, type ReleaseSeries} from '../../../../../src/features/releases/data/release-series';
import type {Changes, ReleaseWithChanges} from '../../../../../src/features/releases/release';
import {collectFeeds, findFeed} from '../../../../../src/features/releases/node/feeds/collect-feeds';
import {feedProblems} from '../../../../feeds';

/** Only the newest series has a feed of its own. */
const [newest, former] = releaseSeries as [ReleaseSeries, ReleaseSeries];

const release = (version: string, date: string | null, changes: Changes = {}): ReleaseWithChanges => ({
  version,
  title: `Harper ${version}`,
  date,
  kind: 'patch',
  series: (version.startsWith('4') ? newest : former).slug,
  path: `/manual/release-notes/${version}`,
  summary: `A & B <script>alert("1")</script> ]]> of ${version}.`,
  changes,
});

const site = {url: 'https://docs.example.com', baseUrl: '/manual/'};

const releases = [
  release('4.7.0', '2025-10-16', {
    Added: [
      [
        'Use <b> & "x" ]]> of ',
        {code: '<T>'},
        ' in ',
        {link: '/docs/rest?a&b#c', text: [{strong: ['the ', {emphasis: ['guide']}]}]},
        '.',
      ],
    ],
    Fixed: [[{link: '/manual/release-notes/4.6.14#fixed', text: ['4.6.14']}], [{link: 'https://e.org/', text: ['E']}]],
  }),
  release('4.6.14', '2025-10-20'),
  release('4.6.13', null),
  release('4.6.12', '2025-09-01'),
  release('3.3.0', null),
];

const feeds = collectFeeds(releases, site);
const all = (file: 'feed.xml' | 'feed.json') => feeds.get(`release-notes/${file}`)!;
const itemsOf = (text: string) => (JSON.parse(text) as {items: {title: string; content_html: string}[]}).items;

describe('collectFeeds', () => {
  it('makes feeds of all releases, and one of the series that still gets some', () => {
    expect([...feeds.keys()]).toEqual([
      'release-notes/feed.xml',
      'release-notes/feed.json',
      `release-notes/${newest.slug}/feed.xml`,
    ]);
    expect(itemsOf(all('feed.json'))).toHaveLength(5);
    expect(load(feeds.get(`release-notes/${newest.slug}/feed.xml`)!, {xml: true})('item')).toHaveLength(4);
  });

  it('makes valid feeds of hostile texts', async () => {
    for (const [path, text] of feeds) {
      expect(await feedProblems(path.endsWith('.json') ? 'feed.json' : 'feed.xml', text)).toEqual([]);
    }
  });

  it('puts the newest day first and takes a release without a date to be out with the next number', () => {
    const order = ['4.6.14', '4.6.13', '4.7.0', '4.6.12', '3.3.0'];
    expect(itemsOf(all('feed.json')).map(({title}) => title)).toEqual(order.map((version) => `Harper ${version}`));
  });

  it('states no date that is not known, and says so in words', () => {
    const rss = load(all('feed.xml'), {xml: true});
    expect(rss('item').eq(1).find('pubDate')).toHaveLength(0);
    expect(rss('item').eq(0).find('pubDate').text()).toBe('Mon, 20 Oct 2025 00:00:00 GMT');
    expect(itemsOf(all('feed.json'))[1]).not.toHaveProperty('date_published');
    expect(rss('item').eq(1).find('content\\:encoded').text()).toContain('date of this release is not known');
  });

  it('writes the same summary and the same content into every format', () => {
    const json = JSON.parse(all('feed.json')) as {items: {summary: string; content_html: string}[]};
    const summaries = json.items.map(({summary}) => summary);
    const contents = json.items.map((item) => item.content_html);
    expect(summaries.toSorted()).toEqual(releases.map(({summary}) => summary).toSorted());
    const $ = load(all('feed.xml'), {xml: true});
    const textsOf = (selector: string) => [...$(selector)].map((node) => $(node).text().trim());
    expect(textsOf('item > description')).toEqual(summaries);
    expect(textsOf('content\\:encoded')).toEqual(contents);
  });

  it('escapes every text and makes every link absolute', () => {
    const item = itemsOf(all('feed.json')).find(({title}) => title === 'Harper 4.7.0');
    const $ = load(item!.content_html);
    expect($('script, b')).toHaveLength(0);
    expect($('p').text()).toBe('A & B <script>alert("1")</script> ]]> of 4.7.0.');
    expect([...$('h2')].map((node) => $(node).text())).toEqual(['Added', 'Fixed']);
    expect($('li').first().html()).toBe(
      'Use &lt;b&gt; &amp; "x" ]]&gt; of <code>&lt;T&gt;</code> in <a href="https://docs.example.com/manual/docs/rest?a&amp;b#c"><strong>the <em>guide</em></strong></a>.',
    );
    const [, ...links] = [...$('a')].map((node) => $(node).attr('href'));
    expect(links).toEqual(['https://docs.example.com/manual/release-notes/4.6.14#fixed', 'https://e.org/']);
  });

  it('names the address of the feed itself and of the page beside it', () => {
    const rss = load(feeds.get(`release-notes/${newest.slug}/feed.xml`)!, {xml: true});
    const address = `https://docs.example.com/manual/release-notes/${newest.slug}`;
    expect(rss('channel > atom\\:link[rel=self]').attr('href')).toBe(`${address}/feed.xml`);
    expect(rss('channel > link').text()).toBe(address);
  });

  it('cannot date a feed without any date, and says so', () =>
    expect(() => collectFeeds([release('4.1.0', null)], site)).toThrow('No release has a date'));
});

describe('findFeed', () => {
  it.each(feedFormats)('serves the $name feed', ({file, type}) => {
    const path = `release-notes/${file}`;
    const text = feeds.get(path);
    expect(findFeed(`/manual/${path}`, releases, site)).toEqual({type: `${type}; charset=utf-8`, text});
  });

  it.each([
    '/manual/release-notes',
    '/manual/docs/feed.xml',
    '/release-notes/feed.xml',
    '/manual/feed.json',
    `/manual/release-notes/${former.slug}/feed.xml`,
  ])('leaves %s to others', (path) => expect(findFeed(path, releases, site)).toBeUndefined());
});

describe('the validator of these tests', () => {
  it.each([
    ['feed.xml', (text: string) => text.replace('<pubDate>Mon, ', '<pubDate>')],
    ['feed.xml', (text: string) => text.replace(/<guid.*\n/, '')],
    ['feed.xml', (text: string) => text.replace('</channel>', '</chanel>')],
    ['feed.json', (text: string) => text.replace('"content_html"', '"content"')],
    ['feed.json', (text: string) => text.replace('T00:00:00.000Z', '')],
    ['feed.json', (text: string) => text.replace('"https://docs', '"/docs')],
  ] as const)('finds a problem in a spoiled %s', async (file, spoil) => {
    expect(spoil(all(file))).not.toBe(all(file));
    expect(await feedProblems(file, spoil(all(file)))).not.toEqual([]);
  });
});
