import {releaseSeries} from './release-series';

/** A kind of feed: a file next to a page of the release notes. */
export interface FeedFormat {
  name: string;
  file: 'feed.xml' | 'feed.json';
  type: string;
}

const rss: FeedFormat = {name: 'RSS', file: 'feed.xml', type: 'application/rss+xml'};
const jsonFeed: FeedFormat = {name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'};

/** The feeds of all releases. */
export const feedFormats: readonly FeedFormat[] = [rss, jsonFeed];

/** The feeds of the series that still gets releases; those of the others would never change again. */
const seriesFeedFormats: readonly FeedFormat[] = [rss];

/** The formats that a series has, or without a series, those of all releases. @param slug folder of the series */
export function feedsOf(slug?: string): readonly FeedFormat[] {
  if (slug === undefined) return feedFormats;
  return slug === releaseSeries[0]?.slug ? seriesFeedFormats : [];
}
