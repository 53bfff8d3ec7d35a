import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {testBuilds} from '../builds';
import {servedSize} from './served-size';

export interface LoadedFile {
  path: string;
  type: string;
  /** As hosts send it. */
  bytes: number;
}

/** Waits until a page is hydrated and has loaded what it needs. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Milliseconds to watch a page for files that it fetches in advance. */
const AHEAD_WITHIN = 10_000;

/** The requests that one page makes. Requests made in advance for other pages are left out. */
export function loadedFiles(page: Page, url: string): Promise<LoadedFile[]> {
  return requestedFiles(page, url, false, () => settled(page));
}

/** The requests that a page makes in advance for other pages while the reader does nothing. */
export function filesAhead(page: Page, url: string): Promise<LoadedFile[]> {
  return requestedFiles(page, url, true, () => page.waitForTimeout(AHEAD_WITHIN));
}

async function requestedFiles(page: Page, url: string, isAhead: boolean, wait: () => Promise<void>) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url);
  await wait();
  const files = requests.map(async (request) => {
    const headers = await request.allHeaders();
    const purpose = [headers.purpose, headers['sec-purpose']].join();
    if (purpose.includes('prefetch') !== isAhead) return [];
    const {pathname} = new URL(request.url());
    const bytes = servedSize(join(testBuilds.published.directory, pathname));
    return [{path: pathname, type: request.resourceType(), bytes}];
  });
  return (await Promise.all(files)).flat();
}

/** Sums of what was loaded, in bytes. */
export function sumBytes(files: LoadedFile[]) {
  const sum = (isMeant: (file: LoadedFile) => boolean) =>
    files.filter(isMeant).reduce((total, {bytes}) => total + bytes, 0);
  return {
    html: sum(({type}) => type === 'document'),
    main: sum(({path}) => /\/assets\/js\/main\./.test(path)),
    runtime: sum(({path}) => /\/assets\/js\/runtime~main\./.test(path)),
    styles: sum(({type}) => type === 'stylesheet'),
    scriptsAndStyles: sum(({type}) => type === 'script' || type === 'stylesheet'),
  };
}

export interface Timings {
  /** Milliseconds after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  layoutShift: number;
}

/** Records the paints and shifts that the browser reports; call it before the page loads. */
export async function observeTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = {largestPaint: 0, layoutShift: 0, hydrated: 0};
    Object.assign(window, {seenTimings: seen});
    new PerformanceObserver((list) => {
      for (const {startTime} of list.getEntries()) seen.largestPaint = startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
        if (!shift.hadRecentInput) seen.layoutShift += shift.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
    new MutationObserver((_records, observer) => {
      if (document.documentElement?.getAttribute('data-has-hydrated') !== 'true') return;
      seen.hydrated = performance.now();
      observer.disconnect();
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-has-hydrated']});
  });
}

export async function readTimings(page: Page): Promise<Timings> {
  await settled(page);
  return page.evaluate(() => ({
    ...(window as unknown as {seenTimings: Omit<Timings, 'firstPaint'>}).seenTimings,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}
