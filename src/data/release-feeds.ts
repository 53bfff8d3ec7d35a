/**
 * The feeds of the release notes, for all releases together and for each series: files next to the pages, such as
 * `/release-notes/feed.xml` and `/release-notes/v4-tucker/feed.xml`.
 */
export const feedFormats = [
  {name: 'RSS', file: 'feed.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'},
] as const;
