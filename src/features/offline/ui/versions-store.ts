import siteConfig from '@generated/docusaurus.config';
import type {OfflineIndex, VersionFiles} from '../shared/offline-index';
import {savedCaches, type SavedCache} from '../shared/saved-caches';
import {register} from '../client/register';
import {fetchIndex, Refusal, saveVersion} from './saved-versions';

export interface OfflineState {
  isLoading: boolean;
  /** The index of the site; undefined while it cannot be reached. */
  index: OfflineIndex | undefined;
  saved: SavedCache[];
  /** Bytes saved so far, by version that is being saved. */
  progress: Readonly<Record<string, number>>;
  /** The result of the last action, or why it failed. */
  message: string;
  isProblem: boolean;
}

/** Saving continues while the reader visits other pages of the site, so this state lives outside of components. */
let state: OfflineState = {
  isLoading: true,
  index: undefined,
  saved: [],
  progress: {},
  message: '',
  isProblem: false,
};
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function change(changes: Partial<OfflineState>): void {
  state = {...state, ...changes};
  for (const listener of listeners) listener();
}

const tell = (message: string) => change({message, isProblem: false});
const complain = (message: string) => change({message, isProblem: true});

export const getState = (): OfflineState => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reloads the versions that are offered and those that are saved. */
export async function refresh(): Promise<void> {
  const [index, saved] = await Promise.all([
    fetchIndex().catch(() => undefined),
    savedCaches(siteConfig.baseUrl).catch(() => []),
  ]);
  change({isLoading: false, index, saved});
}

/** Saves a version, updates a saved one to a newer edition, or resumes one that was interrupted. */
export async function save(files: VersionFiles): Promise<void> {
  const {version, label} = files;
  const {index} = state;
  if (!index || running.has(version)) return;
  const controller = new AbortController();
  running.set(version, controller);
  setProgress(version, 0);
  tell('');
  try {
    await register().catch(() => {
      // Some browsers refuse in private windows.
      throw new Refusal('This browser doesn’t let the documentation stay on your device.');
    });
    await saveVersion(index, files, controller.signal, (bytes) => setProgress(version, bytes));
    // The saved version can be read only once the worker is active.
    await navigator.serviceWorker.ready;
    tell(`${label} is saved for offline reading.`);
  } catch (error) {
    if (controller.signal.aborted) tell(`Stopped saving ${label}.`);
    else if (error instanceof Refusal) complain(error.message);
    else complain(`${label} couldn’t be saved completely. Check your connection, then continue.`);
  } finally {
    running.delete(version);
    const {[version]: _, ...progress} = state.progress;
    change({progress});
    await refresh();
  }
}

function setProgress(version: string, bytes: number): void {
  change({progress: {...state.progress, [version]: bytes}});
}

/** Stops saving. What has been saved stays, and can be continued or removed. */
export function cancel(version: string): void {
  running.get(version)?.abort();
}

export async function remove({name, version, record}: SavedCache): Promise<void> {
  await caches.delete(name);
  await refresh();
  tell(`${record?.label ?? version} is removed from this device.`);
}
