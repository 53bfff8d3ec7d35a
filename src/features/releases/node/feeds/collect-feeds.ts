import {generateJsonFeed, generateRssFeed} from 'feedsmith';
import type {Answer} from '../../../../lib/node/dev-server';
import {feedFormats, feedsOf, type FeedFormat} from '../../data/release-feeds';
import {releaseSeries} from '../../data/release-series';
import type {ReleaseWithChanges} from '../../release';
import {compareReleases} from '../../../../lib/compare-releases';
import {escapeHtml} from '../../../../lib/escape-html';
import {changesHtml} from './html';

interface Site {
  /** Origin of the site, without a slash at the end. */
  url: string;
  baseUrl: string;
}

const AUTHOR = 'Harper';

/**
 * The feeds of all releases, and of the series that still gets some.
 *
 * @param releases newest first
 * @returns the text of each, by its path below the base URL: `release-notes/feed.xml`
 */
export function collectFeeds(releases: ReleaseWithChanges[], site: Site): Map<string, string> {
  const all = {
    folder: 'release-notes',
    title: 'Harper release notes',
    scope: 'every release of Harper and HarperDB',
    members: releases,
    formats: feedsOf(),
  };
  const series = releaseSeries.map(({slug, major, name}) => ({
    folder: `release-notes/${slug}`,
    title: `Harper release notes, version ${major} (${name})`,
    scope: `every release of version ${major}`,
    members: releases.filter((release) => release.series === slug),
    formats: feedsOf(slug),
  }));
  const feeds = [all, ...series].filter(({members}) => members.length > 0);
  const files = feeds.flatMap(({folder, title, scope, members, formats}) => {
    const content = {
      title,
      description: `What changed in ${scope}, newest first.`,
      page: site.url + site.baseUrl + folder,
      entries: toEntries(members, releases, site),
    };
    return formats.map(({file}) => [`${folder}/${file}`, writers[file](content)] as const);
  });
  return new Map(files);
}

/** Serves the feeds under `npm start`, at the same addresses as in the build. They are made on request. */
export function findFeed(path: string, releases: ReleaseWithChanges[], site: Site): Answer | undefined {
  const format = feedFormats.find(({file}) => path.endsWith(`/${file}`));
  const text = format && collectFeeds(releases, site).get(path.slice(site.baseUrl.length));
  return text === undefined ? undefined : {type: `${format!.type}; charset=utf-8`, text};
}

function toEntries(chosen: ReleaseWithChanges[], all: ReleaseWithChanges[], {url, baseUrl}: Site) {
  const absolute = (path: string) => {
    if (!path.startsWith('/')) return path;
    return url + (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));
  };
  return (
    chosen
      .map(({version, title, date, kind, path, summary, changes}) => ({
        version,
        url: absolute(path),
        title,
        summary,
        html: `<p>${escapeHtml(summary)}${date ? '' : ' The date of this release is not known.'}</p>${changesHtml(changes, absolute)}`,
        /** Undefined when the day of the release is not known. */
        published: date ? new Date(date) : undefined,
        /** The day of the release or, when that is not known, the first day by which it was certainly out. */
        updated: new Date(date ?? outBy(version, all)),
        kind,
      }))
      // Patches of several minors come out in parallel, so the number alone does not show what is new.
      .toSorted((a, b) => b.updated.getTime() - a.updated.getTime() || compareReleases(b.version, a.version))
  );
}

/** The day of the next higher release with a known date: the release was out by then, so this is its place in the list. */
function outBy(version: string, releases: ReleaseWithChanges[]): string {
  const dated = releases.filter((release) => release.date !== null);
  const later = dated.findLast((release) => compareReleases(release.version, version) > 0);
  const date = (later ?? dated[0])?.date;
  if (!date) throw new Error('No release has a date, so the feeds cannot be written: expected one at least.');
  return date;
}

interface FeedContent {
  title: string;
  description: string;
  page: string;
  entries: ReturnType<typeof toEntries>;
}

const writers: Record<FeedFormat['file'], (content: FeedContent) => string> = {
  'feed.xml': ({title, description, page, entries}) =>
    generateRssFeed({
      title,
      description,
      link: page,
      language: 'en',
      lastBuildDate: entries[0]!.updated,
      atom: {links: [{rel: 'self', href: `${page}/feed.xml`, type: 'application/rss+xml'}]},
      items: entries.map((entry) => ({
        title: entry.title,
        link: entry.url,
        guid: {value: entry.url, isPermaLink: true},
        pubDate: entry.published,
        description: entry.summary,
        content: {encoded: entry.html},
        categories: [{name: entry.kind}],
      })),
    }),
  'feed.json': ({title, description, page, entries}) =>
    JSON.stringify(
      generateJsonFeed({
        title,
        description,
        home_page_url: page,
        feed_url: `${page}/feed.json`,
        language: 'en',
        authors: [{name: AUTHOR}],
        items: entries.map((entry) => ({
          id: entry.url,
          url: entry.url,
          title: entry.title,
          summary: entry.summary,
          content_html: entry.html,
          date_published: entry.published,
          tags: [entry.kind],
        })),
      }),
    ),
};
