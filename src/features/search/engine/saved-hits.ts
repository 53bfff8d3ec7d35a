/** A result that a reader opened or marked. */
export interface SavedHit {
  url: string;
  title: string;
  /** Version or section of the page. */
  label: string;
}

const MOST_RECENT = 7;

/** A stand-in for the site's origin, which differs between deployments. */
const ANY_ORIGIN = 'https://site.invalid';

/** Reads the stored hits and ignores anything else. */
export function readSavedHits(stored: string | null): SavedHit[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedHit) : [];
  } catch {
    return [];
  }
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const {url, title, label} = value as Record<string, unknown>;
  // Only paths of this site: an outside address in the storage must not become a link.
  return typeof url === 'string' && isOwnPath(url) && typeof title === 'string' && typeof label === 'string';
}

/** The URL parser decides, as it does for links: browsers read `/\host` and `/⇥/host` as `//host`. */
function isOwnPath(path: string): boolean {
  try {
    return path.startsWith('/') && new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN;
  } catch {
    return false;
  }
}

/** The most recent hits, with this one first and no duplicates. */
export function withRecent(hits: SavedHit[], hit: SavedHit): SavedHit[] {
  return [hit, ...without(hits, hit.url)].slice(0, MOST_RECENT);
}

export function without(hits: SavedHit[], url: string): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}
