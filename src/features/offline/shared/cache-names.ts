const SCHEME = 1;

const prefixOf = (baseUrl: string) => `docs ${baseUrl} `;

/**
 * The caches of the service worker. All sites on an origin share one set of caches, so each name includes the base URL
 * of its site, and a number that is raised when the format of the contents changes.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function cacheNames(baseUrl: string) {
  const name = (what: string) => `${prefixOf(baseUrl)}${what} ${SCHEME}`;
  return {
    /** Pages that the reader has read, by plain address. */
    pages: name('pages'),
    /** Files with a hash in their name, from any build: the hash identifies the content. */
    hashed: name('hashed'),
    /** The latest copies of other files that pages requested. */
    other: name('other'),
  };
}

/** Returns true if a cache belongs to this site. */
export function isOwnCache(name: string, baseUrl: string): boolean {
  return name.startsWith(prefixOf(baseUrl));
}

/** Returns true if a cache belongs to this site, but has a format that is no longer used. */
export function isFormerCache(name: string, baseUrl: string): boolean {
  const isUsed = Object.values(cacheNames(baseUrl)).includes(name) || savedVersion(name, baseUrl) !== undefined;
  return isOwnCache(name, baseUrl) && !isUsed;
}

/** A version that is saved for offline reading, from one build. */
export interface SavedVersion {
  /** As in versions.json: `4.7`. */
  version: string;
  build: string;
}

/** The name of the cache for a saved version. */
export function savedName({version, build}: SavedVersion, baseUrl: string): string {
  return `${prefixOf(baseUrl)}saved ${SCHEME} ${version} ${build}`;
}

/** Parses a name from `savedName`; undefined for other caches. */
export function savedVersion(name: string, baseUrl: string): SavedVersion | undefined {
  const start = `${prefixOf(baseUrl)}saved ${SCHEME} `;
  const [version, build, ...rest] = name.startsWith(start) ? name.slice(start.length).split(' ') : [];
  return version && build && rest.length === 0 ? {version, build} : undefined;
}
