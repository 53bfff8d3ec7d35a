import {savedVersion, type SavedVersion} from './cache-names';
import {recordAddress, type SavedRecord} from './offline-index';

/** A version that is on this device, at least in part. */
export interface SavedCache extends SavedVersion {
  /** Name of its cache. */
  name: string;
  cache: Cache;
  /** Undefined if saving did not finish. */
  record: SavedRecord | undefined;
}

/**
 * The saved versions of this site, oldest first.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export async function savedCaches(baseUrl: string): Promise<SavedCache[]> {
  const found = await Promise.all(
    (await caches.keys()).map(async (name): Promise<SavedCache[]> => {
      const known = savedVersion(name, baseUrl);
      if (!known) return [];
      const cache = await caches.open(name);
      const record = await cache.match(recordAddress(baseUrl));
      return [{...known, name, cache, record: record && ((await record.json()) as SavedRecord)}];
    }),
  );
  return found.flat();
}
