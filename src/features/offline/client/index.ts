import type {ClientModule} from '@docusaurus/types';
import {prefersReducedData} from './prefers-reduced-data';

/**
 * Sets up offline reading a while after the first page has loaded, so that it does not slow down the visit. Readers who
 * save data or have a slow connection get it only by saving a version on the preferences page.
 */

/** Milliseconds after the page has loaded. */
const LATER = 3000;

let keepPage: ((path: string) => void) | undefined;

async function begin(): Promise<void> {
  if (prefersReducedData()) return;
  const {keepReading} = await import(/* webpackChunkName: "offline" */ './keep-reading');
  keepPage = await keepReading();
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // A failure does no harm: the site works without it.
  window.addEventListener('load', () => setTimeout(() => begin().catch(() => undefined), LATER));
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) keepPage?.(location.pathname);
};
