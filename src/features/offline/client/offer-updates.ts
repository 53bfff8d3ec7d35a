import {createStorageSlot} from '@docusaurus/theme-common';
import {isOfBuild} from '../shared/files-in-page';
import type {Message} from '../shared/messages';
import {messageSW} from 'workbox-window';
import {showToast} from '@site/src/components/messages/toast';

/** The build that the reader has postponed. Without session storage, the next page offers it again. */
const declined = createStorageSlot('declined-build', {persistence: 'sessionStorage'});

/**
 * Offers a newer build when its worker is waiting, even if it has waited since an earlier page. There is nothing to
 * offer on a page that is already from that build.
 */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offerWaiting = () => void offer(registration.waiting);
  const watch = () => registration.installing?.addEventListener('statechange', offerWaiting);
  offerWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
}

const offered = new Set<string>();

async function offer(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const build = (await messageSW(worker, {type: 'BUILD'} satisfies Message)) as string;
  const isKnown = offered.has(build) || declined.get() === build || isOfBuild(document.head.innerHTML, build);
  if (isKnown) return;
  offered.add(build);
  showToast('A newer edition of this documentation is available.', [
    {label: 'Reload', act: () => takeOver(worker), isPrimary: true},
    {label: 'Later', act: () => declined.set(build)},
  ]);
}

function takeOver(worker: ServiceWorker): void {
  let isReloading = false;
  const reload = () => {
    if (worker.state === 'installed' || isReloading) return;
    // It becomes active in two steps.
    isReloading = true;
    window.location.reload();
  };
  worker.addEventListener('statechange', reload);
  void messageSW(worker, {type: 'SKIP_WAITING'} satisfies Message);
  // Another page may have activated it in the meantime.
  reload();
}
