/** Filled in by the build: see src/offline/build/bundle-worker.ts. */

declare const BUILD: string;
declare const HASHED_FOLDERS: readonly string[];

/** The build that this worker came with. */
export const build = BUILD;
/** Folders whose files have a hash in their name. */
export const hashedFolders = HASHED_FOLDERS;
