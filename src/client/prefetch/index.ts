/**
 * Decides which pages are fetched before the reader opens them. Docusaurus fetches the page of every link in view,
 * which is 30 at once with a sidebar, and of every link the reader points at. Here, links in view share a budget and
 * are fetched one at a time, and focusing a link counts as pointing at it.
 */
import type {ClientModule} from '@docusaurus/types';
import {isSparing} from './is-sparing';
import {whenIdle} from './when-idle';

/**
 * Bytes (as transferred) that each page shown may prefetch: 60 kB less the page's menu, which PageActions fetches.
 */
const ALLOWANCE = 51_000;
/**
 * The most bytes one page may take, since its size is known only on arrival. The largest takes 17 kB after Brotli, plus
 * 10 kB that pages share and that come from the browser's cache.
 */
const LARGEST = 28_000;

let spent = 0;

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Bytes of the scripts requested since `time`. */
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
        // Once its buffer of resource timings is full, the browser records no more.
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

/** Runs once a page is shown; the first time, before any of its links is detected in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!isInstalled) install();
  isInstalled = true;
  if (location.pathname !== previousLocation?.pathname) spent = 0;
};
