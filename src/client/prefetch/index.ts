/**
 * Decides what is fetched for pages that a reader has not asked for. Docusaurus fetches every page that a link in view leads
 * to, which is 30 at once beside a sidebar, and those that are pointed at. Here the first have an allowance and take turns,
 * and a link that gets the focus counts as pointed at.
 */
import type {ClientModule} from '@docusaurus/types';
import {isSparing} from './is-sparing';
import {whenIdle} from './when-idle';

/**
 * Bytes, as they come over the network, that may be fetched ahead for each page that is shown: 60 kB without the menu of the
 * page, which PageActions fetches.
 */
const ALLOWANCE = 51_000;
/**
 * What one page may take at most: its size is known when it has arrived. The largest takes 17 kB after Brotli, and 10 kB
 * that pages share are read from the browser's cache.
 */
const LARGEST = 28_000;

let spent = 0;

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Bytes of the scripts that were asked for since then. */
function bytesSince(time: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({startTime, name}) => startTime >= time && name.endsWith('.js'))
    .reduce((total, {encodedBodySize}) => total + encodedBodySize, 0);
}

function install(): void {
  const {prefetch, preload} = window.docusaurus;
  const pointAt = (address: string) => !isSparing() && preload(pathOf(address));
  window.docusaurus = {
    prefetch(address) {
      whenIdle(async () => {
        if (isSparing() || spent + LARGEST > ALLOWANCE) return;
        const start = performance.now();
        const begun = prefetch(pathOf(address));
        if (!begun) return;
        await begun;
        // A browser that has noted too many requests notes no more.
        spent += bytesSince(start) || LARGEST;
      });
      return false;
    },
    preload: pointAt,
  };
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin && !link.target) void pointAt(link.href);
  });
}

let isInstalled = false;

/** Called when a page is there: the first time before any link of it is seen to be in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!isInstalled) install();
  isInstalled = true;
  if (location.pathname !== previousLocation?.pathname) spent = 0;
};
