const SCHEME = 1;

const prefixOf = (baseUrl: string) => `docs ${baseUrl} `;

/**
 * The caches of the service worker. They are shared by all sites of an origin, so each name has the base URL of its own, and
 * a number that is raised when what is in them changes its form.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function cacheNames(baseUrl: string) {
  const name = (what: string) => `${prefixOf(baseUrl)}${what} ${SCHEME}`;
  return {
    /** Pages that were read, by their plain address. */
    pages: name('pages'),
    /** Files with a hash in their name, of whatever build: a name stands for one content. */
    hashed: name('hashed'),
    /** Other files that pages asked for, as they were last. */
    other: name('other'),
  };
}

/** Whether a cache is one of this site. */
export function isOwnCache(name: string, baseUrl: string): boolean {
  return name.startsWith(prefixOf(baseUrl));
}

/** Whether a cache is of this site, and of a form that is used no more. */
export function isFormerCache(name: string, baseUrl: string): boolean {
  const isUsed = Object.values(cacheNames(baseUrl)).includes(name) || savedVersion(name, baseUrl) !== undefined;
  return isOwnCache(name, baseUrl) && !isUsed;
}

/** A version that is kept whole, as one build has it. */
export interface SavedVersion {
  /** As in versions.json: `4.7`. */
  version: string;
  build: string;
}

/** The cache of a version that is kept whole. */
export function savedName({version, build}: SavedVersion, baseUrl: string): string {
  return `${prefixOf(baseUrl)}saved ${SCHEME} ${version} ${build}`;
}

/** What a name given by `savedName` says; undefined for other caches. */
export function savedVersion(name: string, baseUrl: string): SavedVersion | undefined {
  const start = `${prefixOf(baseUrl)}saved ${SCHEME} `;
  const [version, build, ...rest] = name.startsWith(start) ? name.slice(start.length).split(' ') : [];
  return version && build && rest.length === 0 ? {version, build} : undefined;
}
