/** The feeds of the release notes: all of them exist for every release together and for each series. */
interface FeedFormat {
  name: string;
  /** File beside the pages: `/release-notes/feed.xml`, `/release-notes/v4-tucker/feed.xml`. */
  file: string;
  type: string;
}

export const feedFormats = [
  {name: 'RSS', file: 'feed.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'},
] as const satisfies FeedFormat[];
