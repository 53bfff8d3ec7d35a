import siteConfig from '@generated/docusaurus.config';
import {register} from './register';
import type {KeepMessage} from '../shared/messages';
import {messageSW} from 'workbox-window';
import {whenIdle} from '@site/src/client/prefetch/when-idle';
import {keepSearch} from './keep-search';
import {offerUpdates} from './offer-updates';

/** A page that is open for so many milliseconds is read, and its search may be wanted without a network. */
const READ_AFTER = 12_000;
/** How often a page that stays open asks for a new build, at most. */
const HOUR = 3_600_000;

let reading: ReturnType<typeof setTimeout> | undefined;
let checked = Date.now();

/**
 * Registers the service worker, and has it keep what is read.
 *
 * @returns keeps another page that is shown
 */
export async function keepReading(): Promise<(path: string) => void> {
  // Set for all later visits, and not when the worker comes with this one.
  const isReturning = navigator.serviceWorker.controller !== null;
  const registration = await register();
  offerUpdates(registration);
  // On a first visit, the one that has been installed; it serves this page from the next load on.
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

/** Files of the site that the page has loaded, also those that its HTML does not name. */
function loadedFiles(): string[] {
  const start = `${window.location.origin}${siteConfig.baseUrl}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${start}assets/`) || name.startsWith(`${start}search-index/`))
    .map((name) => new URL(name).pathname);
}
