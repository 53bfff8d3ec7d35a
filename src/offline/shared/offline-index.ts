/** What the build tells of its versions, for readers who keep one. */

/** Folder of these files, at the base URL. */
export const OFFLINE_FOLDER = 'offline';
/** Its table of contents, an `OfflineIndex`. */
export const OFFLINE_INDEX = 'index.json';
/** File name of the service worker, at the base URL. */
export const WORKER_FILE = 'service-worker.js';

export interface OfflineIndex {
  build: string;
  /** When it was built: an ISO date with time. */
  date: string;
  versions: VersionFiles[];
  search: {
    /** The scripts and styles of the search. */
    code: string[];
    /** The index of each shard, by its tag. */
    indexes: Record<string, string>;
  };
}

export interface VersionFiles {
  /** As in versions.json: `4.7`. */
  version: string;
  /** What readers call it. */
  label: string;
  /** Address of its first page. */
  start: string;
  /** How many files it has, what they take on a device, and about what they are to download when a host compresses. */
  files: number;
  bytes: number;
  download: number;
}

export type ListedFile = [address: string, bytes: number];

/** The files of a version, in `VERSION.json`. */
export interface FileList {
  build: string;
  version: string;
  /** Plain addresses with the base URL, and sizes in bytes. */
  pages: ListedFile[];
  files: ListedFile[];
}

/** Stands in the cache of a saved version when all of it is there. */
export interface SavedRecord extends VersionFiles {
  build: string;
  /** Date of the build. */
  date: string;
}

/** The key of the record in its cache. */
export function recordAddress(baseUrl: string): string {
  return `${baseUrl}${OFFLINE_FOLDER}/saved`;
}
