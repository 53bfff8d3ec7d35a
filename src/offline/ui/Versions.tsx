import type {OfflineIndex, VersionFiles} from '../shared/offline-index';
import {useEffect, useSyncExternalStore} from 'react';
import type {SavedCache} from '../shared/saved-caches';
import {canSave} from './saved-versions';
import styles from './styles.module.css';
import Version from './Version';
import {getState, refresh, subscribe} from './versions-store';

/** The versions of the docs, each with what it takes to save it for offline reading, or to remove it. */
export default function Versions() {
  const isSupported = canSave();
  const {isLoading, index, saved, progress, message, isProblem} = useSyncExternalStore(subscribe, getState);
  useEffect(() => {
    if (isSupported) void refresh();
  }, [isSupported]);

  if (!isSupported) {
    return (
      <p>
        This browser can't keep the documentation on your device. That takes HTTPS and, in some browsers, a window that
        isn't private.
      </p>
    );
  }
  return (
    <>
      <p role="status" className={isProblem ? styles.problem : styles.message}>
        {message}
      </p>
      {!isLoading && !index && (
        <p>You're offline, or the site can't be reached. You can save more versions when you're connected again.</p>
      )}
      <ul className={styles.list}>
        {rowsOf(index, saved).map((row) => (
          <Version key={row.files.version} {...row} bytes={progress[row.files.version]} />
        ))}
      </ul>
    </>
  );
}

interface Row {
  files: VersionFiles;
  saved: SavedCache | undefined;
  isOffered: boolean;
  /** The build that is offered, where the site could be asked. */
  build: string | undefined;
}

/** What is offered, and what is there and offered no more. */
function rowsOf(index: OfflineIndex | undefined, all: SavedCache[]): Row[] {
  const offered = index?.versions ?? [];
  const build = index?.build;
  // A complete one goes before what an update has left.
  const savedOf = (version: string) =>
    all.find((saved) => saved.version === version && saved.record) ?? all.find((saved) => saved.version === version);
  const others = [...new Set(all.map(({version}) => version))].filter(
    (version) => !offered.some((files) => files.version === version),
  );
  return [
    ...offered.map((files) => ({files, saved: savedOf(files.version), isOffered: true, build})),
    ...others.map((version) => {
      const saved = savedOf(version);
      const files = saved?.record ?? {version, label: version, start: '', files: 0, bytes: 0, download: 0};
      return {files, saved, isOffered: false, build};
    }),
  ];
}
