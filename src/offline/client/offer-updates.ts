import {createStorageSlot} from '@docusaurus/theme-common';
import {workbox} from './register';
import {buildOfPage} from '../shared/files-in-page';
import type {Message} from '../shared/messages';
import {messageSW} from 'workbox-window';
import {showToast} from '@site/src/client/toast';

/** The build that the reader does not want now. Without storage, the next page asks again. */
const declined = createStorageSlot('declined-build', {persistence: 'sessionStorage'});
/** A page without a worker is not told when the new one takes over. In milliseconds. */
const PATIENCE = 2000;

/**
 * Offers a newer build when its worker waits, also one that has waited since an earlier page. A page that is of that build
 * already has nothing to be offered.
 */
export function offerUpdates(): void {
  workbox().addEventListener('waiting', ({sw}) => void offer(sw));
  void navigator.serviceWorker.getRegistration().then((registration) => offer(registration?.waiting));
}

const offered = new Set<string>();

async function offer(worker: ServiceWorker | null | undefined): Promise<void> {
  if (!worker) return;
  const build = (await messageSW(worker, {type: 'BUILD'} satisfies Message)) as string;
  const isKnown = offered.has(build) || declined.get() === build || build === buildOfPage(document.head.innerHTML);
  if (isKnown) return;
  offered.add(build);
  showToast('A newer edition of this documentation is available.', [
    {label: 'Reload', act: takeOver, isPrimary: true},
    {label: 'Later', act: () => declined.set(build)},
  ]);
}

function takeOver(): void {
  const reload = () => window.location.reload();
  workbox().addEventListener('controlling', reload);
  setTimeout(reload, PATIENCE);
  workbox().messageSkipWaiting();
}
