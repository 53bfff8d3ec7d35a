/** The index that the build publishes of the versions that readers can save. */

/** Folder of these files, under the base URL. */
export const OFFLINE_FOLDER = 'offline';
/** The list of versions in that folder, an `OfflineIndex`. */
export const OFFLINE_INDEX = 'index.json';
/** File name of the service worker, under the base URL. */
export const WORKER_FILE = 'service-worker.js';

export interface OfflineIndex {
  /** Identifies the build: the address of the script that starts its pages. */
  build: string;
  /** Build time, as an ISO date with time. */
  date: string;
  versions: VersionFiles[];
  search: {
    /** The scripts and styles of the search. */
    code: string[];
    /** The address of each shard's index, by tag. */
    indexes: Record<string, string>;
  };
}

export interface VersionFiles {
  /** As in versions.json: `4.7`. */
  version: string;
  /** Its name for readers. */
  label: string;
  /** Address of its first page. */
  start: string;
  /** Number of pages and files, their size on the device, and the approximate size of a compressed download. */
  files: number;
  bytes: number;
  download: number;
}

export type ListedFile = [address: string, bytes: number];

/** The files of a version, in `VERSION.json`. */
export interface FileList {
  build: string;
  version: string;
  /** Plain addresses that include the base URL, and sizes in bytes. */
  pages: ListedFile[];
  files: ListedFile[];
}

/** Stored in the cache of a saved version once the version is complete. */
export interface SavedRecord extends VersionFiles {
  build: string;
  /** Date of the build. */
  date: string;
}

/** The key of the record in its cache. */
export function recordAddress(baseUrl: string): string {
  return `${baseUrl}${OFFLINE_FOLDER}/saved`;
}
