import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {feedFormats} from '../../../../../src/data/release-feeds';
import type {Changes, ReleaseWithChanges} from '../../../../../src/lib/releases/release';
import {collectFeeds, findFeed} from '../../../../../src/plugins/release-list/feeds/collect-feeds';
import {feedFaults} from '../../../../feeds';

const release = (version: string, date: string | null, changes: Changes = {}): ReleaseWithChanges => ({
  version,
  title: `Harper ${version}`,
  date,
  kind: 'patch',
  series: version.startsWith('4') ? 'v4-tucker' : 'v3-monkey',
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
const all = (file: 'feed.xml' | 'atom.xml' | 'feed.json') => feeds.get(`release-notes/${file}`)!;
const itemsOf = (text: string) => (JSON.parse(text) as {items: {title: string; content_html: string}[]}).items;

describe('collectFeeds', () => {
  it('makes feeds of all releases and of each series that has some', () => {
    const lists = [...feeds].filter(([path]) => path.endsWith('/feed.json'));
    expect(lists.map(([path, text]) => [path, itemsOf(text).length])).toEqual([
      ['release-notes/feed.json', 5],
      ['release-notes/v4-tucker/feed.json', 4],
      ['release-notes/v3-monkey/feed.json', 1],
    ]);
  });

  it.each(feedFormats.map(({file}) => file))('makes a valid %s of hostile texts', async (file) => {
    const texts = [...feeds].filter(([path]) => path.endsWith(file));
    expect(texts).toHaveLength(3);
    for (const [, text] of texts) expect(await feedFaults(file, text)).toEqual([]);
  });

  it('puts the newest day first and takes a release without a date to be out with the next number', () => {
    const order = ['4.6.14', '4.6.13', '4.7.0', '4.6.12', '3.3.0'];
    expect(itemsOf(all('feed.json')).map(({title}) => title)).toEqual(order.map((version) => `Harper ${version}`));
  });

  it('states no date that is not known, except where Atom demands one, and says so in words', () => {
    const rss = load(all('feed.xml'), {xml: true});
    const atom = load(all('atom.xml'), {xml: true});
    expect(rss('item').eq(1).find('pubDate')).toHaveLength(0);
    expect(rss('item').eq(0).find('pubDate').text()).toBe('Mon, 20 Oct 2025 00:00:00 GMT');
    expect(atom('entry').eq(1).find('published')).toHaveLength(0);
    expect(atom('entry').eq(1).find('updated').text()).toBe('2025-10-20T00:00:00.000Z');
    expect(itemsOf(all('feed.json'))[1]).not.toHaveProperty('date_published');
    expect(rss('item').eq(1).find('content\\:encoded').text()).toContain('date of this release is not known');
  });

  it('writes the same summary and the same content into every format', () => {
    const json = JSON.parse(all('feed.json')) as {items: {summary: string; content_html: string}[]};
    const summaries = json.items.map(({summary}) => summary);
    const contents = json.items.map((item) => item.content_html);
    expect(summaries.toSorted()).toEqual(releases.map(({summary}) => summary).toSorted());
    for (const [file, summary, content] of [
      ['feed.xml', 'item > description', 'content\\:encoded'],
      ['atom.xml', 'entry > summary', 'content'],
    ] as const) {
      const $ = load(all(file), {xml: true});
      const textsOf = (selector: string) => [...$(selector)].map((node) => $(node).text().trim());
      expect(textsOf(summary)).toEqual(summaries);
      expect(textsOf(content)).toEqual(contents);
    }
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
    const atom = load(feeds.get('release-notes/v4-tucker/atom.xml')!, {xml: true});
    const address = 'https://docs.example.com/manual/release-notes/v4-tucker';
    expect(atom('feed > link[rel=self]').attr('href')).toBe(`${address}/atom.xml`);
    expect(atom('feed > link[rel=alternate]').attr('href')).toBe(address);
  });

  it('cannot date a feed without any date, and says so', () =>
    expect(() => collectFeeds([release('4.1.0', null)], site)).toThrow('No release has a date'));
});

describe('findFeed', () => {
  it.each(feedFormats)('serves the $name feed of a series', ({file, type}) => {
    const path = `release-notes/v4-tucker/${file}`;
    const text = feeds.get(path);
    expect(findFeed(`/manual/${path}`, releases, site)).toEqual({type: `${type}; charset=utf-8`, text});
  });

  it.each(['/manual/release-notes', '/manual/docs/feed.xml', '/release-notes/feed.xml', '/manual/feed.json'])(
    'leaves %s to others',
    (path) => expect(findFeed(path, releases, site)).toBeUndefined(),
  );
});

describe('the validator of these tests', () => {
  it.each([
    ['feed.xml', (text: string) => text.replace('<pubDate>Mon, ', '<pubDate>')],
    ['feed.xml', (text: string) => text.replace(/<guid.*\n/, '')],
    ['feed.xml', (text: string) => text.replace('</channel>', '</chanel>')],
    ['atom.xml', (text: string) => text.replace(/<updated>.*\n/, '')],
    ['atom.xml', (text: string) => text.replace('T00:00:00.000Z', '')],
    ['atom.xml', (text: string) => text.replace('https://docs', '/docs')],
    ['feed.json', (text: string) => text.replace('"content_html"', '"content"')],
    ['feed.json', (text: string) => text.replace('T00:00:00.000Z', '')],
    ['feed.json', (text: string) => text.replace('"https://docs', '"/docs')],
  ] as const)('finds a fault in a spoiled %s', async (file, spoil) => {
    expect(spoil(all(file))).not.toBe(all(file));
    expect(await feedFaults(file, spoil(all(file)))).not.toEqual([]);
  });
});
