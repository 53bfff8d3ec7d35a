import siteConfig from '@generated/docusaurus.config';
import {cacheNames, savedName} from '../shared/cache-names';
import {forEachConcurrently} from '@site/src/lib/for-each-concurrently';
import {isOfBuild} from '../shared/files-in-page';
import {decodedHeaders} from '../shared/decoded-headers';
import {
  OFFLINE_FOLDER,
  OFFLINE_INDEX,
  recordAddress,
  type FileList,
  type ListedFile,
  type OfflineIndex,
  type SavedRecord,
  type VersionFiles,
} from '../shared/offline-index';
import {savedCaches} from '../shared/saved-caches';

const {baseUrl} = siteConfig;

/** The number of files that are fetched in parallel. */
const AT_ONCE = 6;

/** A reason for not saving a version, worded for readers. */
export class Refusal extends Error {}

/**
 * Returns true if this browser can store anything for the site: some can't in private windows, and none can without
 * HTTPS.
 */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Fetches the list of versions that the site offers now. @throws Error when the site cannot be reached */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await (await get(`${baseUrl}${OFFLINE_FOLDER}/${OFFLINE_INDEX}`)).json()) as OfflineIndex;
}

/**
 * Saves a whole version. It resumes an earlier attempt, and keeps a previous edition until the new one is complete.
 *
 * @param onProgress receives the number of bytes saved so far
 * @throws Refusal, or an error of `fetch` or of the host; files saved so far stay, unless the build has been replaced
 */
export async function saveVersion(
  {build, date}: OfflineIndex,
  files: VersionFiles,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const {version, label, bytes} = files;
  const noRoom = new Refusal(`There isn’t enough space on this device for ${label}.`);
  const changed = new Refusal(`The documentation was updated while ${label} was being saved. Save it again.`);
  if (!(await hasRoom(bytes))) throw noRoom;
  // Otherwise the browser may evict it when the device runs out of space. Some browsers ask the reader.
  void navigator.storage?.persist?.();
  const list = (await (await get(`${baseUrl}${OFFLINE_FOLDER}/${version}.json`, signal)).json()) as FileList;
  if (list.build !== build) throw changed;
  const name = savedName({version, build}, baseUrl);
  const cache = await caches.open(name);
  const there = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));

  let saved = 0;
  const fetchOne = async ([address, size]: ListedFile, read: (address: string) => Promise<Response>) => {
    signal.throwIfAborted();
    if (!there.has(address)) await cache.put(address, await read(address));
    saved += size;
    onProgress(saved);
  };
  const readPage = async (address: string) => {
    const response = await get(address, signal);
    const html = await response.text();
    if (!isOfBuild(html, build)) throw changed;
    return new Response(html, {headers: decodedHeaders(response)});
  };
  const readFile = async (address: string) => {
    const known = await caches.match(address, {ignoreVary: true, cacheName: cacheNames(baseUrl).hashed});
    if (known) return known;
    const response = await get(address, signal);
    return new Response(await response.blob(), {headers: decodedHeaders(response)});
  };
  try {
    // Pages come first: if they are from another build, the files are not fetched in vain.
    await forEachConcurrently(list.pages, AT_ONCE, (file) => fetchOne(file, readPage));
    await forEachConcurrently(list.files, AT_ONCE, (file) => fetchOne(file, readFile));
    await cache.put(recordAddress(baseUrl), Response.json({...files, build, date} satisfies SavedRecord));
  } catch (error) {
    if (error === changed) await caches.delete(name);
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? noRoom : error;
  }
  const former = (await savedCaches(baseUrl)).filter((other) => other.version === version && other.name !== name);
  await Promise.all(former.map((other) => caches.delete(other.name)));
}

async function hasRoom(bytes: number): Promise<boolean> {
  const {quota = Infinity, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= bytes;
}

/** Bypasses every cache, including that of the worker. */
async function get(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {cache: 'no-store', signal: signal ?? null});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}
