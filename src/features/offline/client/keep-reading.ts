import siteConfig from '@generated/docusaurus.config';
import {register} from './register';
import type {KeepMessage} from '../shared/messages';
import {messageSW} from 'workbox-window';
import {keepSearch} from './keep-search';
import {offerUpdates} from './offer-updates';
import {whenIdle} from './when-idle';

/** Milliseconds after which an open page counts as being read, and its search is stored for offline use. */
const READ_AFTER = 12_000;
/** Minimum milliseconds between checks for a new build during a visit. */
const HOUR = 3_600_000;

let reading: ReturnType<typeof setTimeout> | undefined;
let checked = Date.now();

/**
 * Registers the service worker, and has it store what the reader reads.
 *
 * @returns a function that stores the next page that is shown
 */
export async function keepReading(): Promise<(path: string) => void> {
  // A worker controls the page from the second visit on, not on the visit that registers it.
  const isReturning = navigator.serviceWorker.controller !== null;
  const registration = await register();
  offerUpdates(registration);
  // On a first visit, this worker was just installed; it does not serve this page until the next load.
  const {active} = await navigator.serviceWorker.ready;
  const keep = async (message: Omit<KeepMessage, 'type'>) => {
    if (active) await messageSW(active, {type: 'KEEP', ...message} satisfies KeepMessage);
  };
  const keepPage = (path: string, areLoaded: boolean) =>
    keep({pages: [path], files: isReturning ? [] : loadedFiles(), areLoaded});
  const keepItsSearch = () => keepSearch((files) => keep({pages: [], files, areLoaded: true}));
  const beginToRead = () => {
    clearTimeout(reading);
    if (isReturning) reading = setTimeout(() => whenIdle(keepItsSearch), READ_AFTER);
  };

  void keepPage(window.location.pathname, true);
  beginToRead();
  return (path) => {
    whenIdle(() => keepPage(path, false));
    beginToRead();
    if (Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  };
}

/** The scripts, styles, and index files that the page has loaded, including those that its HTML does not name. */
function loadedFiles(): string[] {
  const start = `${window.location.origin}${siteConfig.baseUrl}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${start}assets/`) || name.startsWith(`${start}search-index/`))
    .map((name) => new URL(name).pathname);
}
