import {useEffect, useSyncExternalStore} from 'react';
import {canSave} from './saved-versions';
import styles from './styles.module.css';
import Version from './Version';
import {getState, refresh, subscribe, type OfflineState} from './versions-store';

/** The versions of the docs, with buttons to save each one for offline reading or to remove it. */
export default function Versions() {
  const isSupported = canSave();
  const state = useSyncExternalStore(subscribe, getState);
  const {isLoading, index, progress, message, isProblem} = state;
  useEffect(() => {
    if (isSupported) void refresh();
  }, [isSupported]);

  if (!isSupported) {
    return (
      <p>
        This browser can’t save docs for offline reading. It needs HTTPS and, in some browsers, a window that isn’t
        private.
      </p>
    );
  }
  return (
    <>
      <p role="status" className={isProblem ? styles.problem : styles.message}>
        {message}
      </p>
      {!isLoading && !index && <p>You’re offline. Reconnect to save more versions.</p>}
      <ul className={styles.list}>
        {rowsOf(state).map((row) => (
          <Version key={row.files.version} {...row} bytes={progress[row.files.version]} />
        ))}
      </ul>
    </>
  );
}

/** The versions that the site offers, and those on the device that it no longer offers. */
function rowsOf({index, saved: all}: OfflineState) {
  const offered = index?.versions ?? [];
  const names = new Set([...offered, ...all].map(({version}) => version));
  return Array.from(names, (version) => {
    const editions = all.filter((saved) => saved.version === version);
    // A complete edition wins over a partial one from an unfinished update.
    const saved = editions.find(({record}) => record) ?? editions[0];
    const files = offered.find((one) => one.version === version);
    const unknown = {version, label: version, start: '', files: 0, bytes: 0, download: 0};
    return {files: files ?? saved?.record ?? unknown, saved, build: files && index?.build};
  });
}
