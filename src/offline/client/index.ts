import type {ClientModule} from '@docusaurus/types';
import {isSparing} from '@site/src/client/prefetch/is-sparing';

/**
 * Begins with reading offline when the first page has been there for a while and the browser has nothing to do: the visit
 * itself pays for nothing. Who saves data pays for nothing at all, unless asked for on the page of preferences.
 */

/** Milliseconds after the page has loaded. */
const LATER = 3000;

let keepPage: ((path: string) => void) | undefined;

async function begin(): Promise<void> {
  if (isSparing()) return;
  const {keepReading} = await import(/* webpackChunkName: "offline" */ './keep-reading');
  keepPage = await keepReading();
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // A failure is none: everything works as without it.
  window.addEventListener('load', () => setTimeout(() => begin().catch(() => undefined), LATER));
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) keepPage?.(location.pathname);
};
