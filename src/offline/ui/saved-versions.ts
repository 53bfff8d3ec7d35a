import siteConfig from '@generated/docusaurus.config';
import {cacheNames, savedName} from '../shared/cache-names';
import {forEachConcurrently} from '@site/src/lib/for-each-concurrently';
import {buildOfPage} from '../shared/files-in-page';
import {keptHeaders} from '../shared/kept-headers';
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

/** How many files are fetched side by side. */
const AT_ONCE = 6;

/** The site was deployed anew while a version was saved: its files are of two builds. */
export class BuildChanged extends Error {}

/** What the browser lets the site have is less than the version takes. */
export class NoRoom extends Error {}

/** Whether this browser can keep anything for the site: some do not in private windows, and none does without HTTPS. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Which versions the site offers now. @throws Error when it cannot be asked */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await (await get(`${baseUrl}${OFFLINE_FOLDER}/${OFFLINE_INDEX}`)).json()) as OfflineIndex;
}

interface SaveOptions {
  signal: AbortSignal;
  /** Gets how many bytes of the version are there. */
  onProgress: (bytes: number) => void;
}

/**
 * Fetches a version whole. What an earlier attempt left is taken over; a former edition stays until the new one is complete.
 *
 * @throws BuildChanged, NoRoom, or what `fetch` throws; what was fetched stays for the next attempt, but for a build that is
 *   gone
 */
export async function saveVersion(
  {build, date}: OfflineIndex,
  files: VersionFiles,
  {signal, onProgress}: SaveOptions,
): Promise<void> {
  const {version, bytes} = files;
  await checkRoom(bytes);
  const list = (await (await get(`${baseUrl}${OFFLINE_FOLDER}/${version}.json`, signal)).json()) as FileList;
  if (list.build !== build) throw new BuildChanged();
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
    if (buildOfPage(html) !== build) throw new BuildChanged();
    return new Response(html, {headers: keptHeaders(response)});
  };
  const readFile = async (address: string) => {
    const known = await caches.match(address, {ignoreVary: true, cacheName: cacheNames(baseUrl).hashed});
    if (known) return known;
    const response = await get(address, signal);
    return new Response(await response.blob(), {headers: keptHeaders(response)});
  };
  try {
    // Pages first: if they are of another build, no more is fetched for nothing.
    await forEachConcurrently(list.pages, AT_ONCE, (file) => fetchOne(file, readPage));
    await forEachConcurrently(list.files, AT_ONCE, (file) => fetchOne(file, readFile));
    await cache.put(recordAddress(baseUrl), Response.json({...files, build, date} satisfies SavedRecord));
  } catch (error) {
    if (error instanceof BuildChanged) await caches.delete(name);
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoom() : error;
  }
  const former = (await savedCaches(baseUrl)).filter((other) => other.version === version && other.name !== name);
  await Promise.all(former.map((other) => caches.delete(other.name)));
}

async function checkRoom(bytes: number): Promise<void> {
  const {quota, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new NoRoom();
  // Otherwise the browser may remove it when the device runs out of space. Some ask the reader.
  void navigator.storage?.persist?.();
}

/** Past every cache, the worker's included. */
async function get(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {cache: 'no-store', signal: signal ?? null});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}
