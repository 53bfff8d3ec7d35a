import {readFile, stat} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {listSiteFiles, pagePath} from '../../hosting/node';
import {writeFiles} from '../../../lib/node/write-files';
import {forEachConcurrently} from '../../../lib/for-each-concurrently';
import {isOfBuild} from '../shared/files-in-page';
import {
  OFFLINE_FOLDER,
  OFFLINE_INDEX,
  WORKER_FILE,
  type FileList,
  type ListedFile,
  type OfflineIndex,
} from '../shared/offline-index';
import {indexUrl, SHARD_MANIFEST} from '../../search';
import {takeBuildFacts} from './build-facts';
import {bundleWorker} from './bundle-worker';
import {collectVersions, type BuiltPage, type WholeVersion} from './collect-versions';

export {default as noteBuildFacts} from './build-facts';

interface OfflineOptions {
  baseUrl: string;
  /** Folders whose files have a hash in their name. */
  hashedFolders: readonly string[];
  /** If false, the service worker that is written unregisters itself and deletes its caches. */
  isEnabled: boolean;
  /** Build time. */
  now: Date;
}

const SOURCES = join(__dirname, '..', 'worker');

/** The number of files that are measured in parallel. */
const AT_ONCE = 8;

/**
 * Adds the service worker, and the lists of what readers can save for offline reading, to a finished build.
 *
 * @param outDir folder of the build
 * @returns how many versions can be saved
 * @throws Error when a page is not from this build, or the worker cannot be bundled
 */
export async function writeOffline(outDir: string, options: OfflineOptions): Promise<number> {
  const worker = resolve(outDir, WORKER_FILE);
  if (!options.isEnabled) {
    await bundleWorker(join(SOURCES, 'unregister.ts'), worker, {});
    return 0;
  }
  const {baseUrl, hashedFolders} = options;
  const facts = await takeBuildFacts(outDir);
  const {all, pages: pageFiles} = await listSiteFiles(outDir);
  const fileOf = new Map(all.map((file) => [baseUrl + file, file]));
  const pages = await Promise.all(
    pageFiles
      .filter((file) => file !== '404.html' && file !== 'index.html')
      .map(async (file): Promise<BuiltPage> => {
        const address = baseUrl + pagePath(file).slice(1);
        fileOf.set(address, file);
        return {address, html: await readFile(join(outDir, file), 'utf8')};
      }),
  );
  const withBase = (file: string) => baseUrl + file;
  const build = withBase(facts.runtime);
  const foreign = pages.find(({html}) => !isOfBuild(html, build));
  if (foreign) throw new Error(`The page ${foreign.address} isn't part of this build: it doesn't load ${build}.`);
  await bundleWorker(join(SOURCES, 'index.ts'), worker, {BUILD: build, HASHED_FOLDERS: hashedFolders});

  const shards = JSON.parse(await readFile(join(outDir, SHARD_MANIFEST), 'utf8')) as Record<string, string>;
  const files = all.filter((file) => !file.endsWith('.html')).map(withBase);
  const versions = collectVersions({...facts, pages, files, code: facts.code.map(withBase), shards});
  const sizes = await measure(outDir, versions, fileOf);
  const index: OfflineIndex = {
    build,
    date: options.now.toISOString(),
    versions: versions.map(({version, label, start, pages: own, files: needed}) => {
      const measured = [...own, ...needed].map((address) => sizes.get(address)!);
      const sum = (key: keyof Size) => measured.reduce((total, size) => total + size[key], 0);
      return {version, label, start, files: measured.length, bytes: sum('bytes'), download: sum('download')};
    }),
    search: {
      code: facts.search.map(withBase),
      indexes: Object.fromEntries(Object.entries(shards).map(([tag, url]) => [tag, indexUrl({url})])),
    },
  };
  const listed = (address: string): ListedFile => [address, sizes.get(address)!.bytes];
  const lists = versions.map(({version, pages: own, files: needed}): FileList => ({
    build,
    version,
    pages: own.map(listed),
    files: needed.map(listed),
  }));
  await writeFiles(join(outDir, OFFLINE_FOLDER), [
    [OFFLINE_INDEX, JSON.stringify(index)],
    ...lists.map((list) => [`${list.version}.json`, JSON.stringify(list)] as const),
  ]);
  return versions.length;
}

interface Size {
  bytes: number;
  download: number;
}

/** Sizes by address: on disk, and as sent by a host that uses quick compression. */
async function measure(
  outDir: string,
  versions: WholeVersion[],
  fileOf: ReadonlyMap<string, string>,
): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  const addresses = [...new Set(versions.flatMap(({pages, files}) => [...pages, ...files]))];
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 1}};
  await forEachConcurrently(addresses, AT_ONCE, async (address) => {
    const file = join(outDir, fileOf.get(address)!);
    const {size} = await stat(file);
    const {length} = await promisify(brotliCompress)(await readFile(file), options);
    sizes.set(address, {bytes: size, download: Math.min(size, length)});
  });
  return sizes;
}
