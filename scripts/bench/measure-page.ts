import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

export interface LoadedFile {
  path: string;
  type: string;
  /** After Brotli. */
  bytes: number;
}

/** Waits until a page is hydrated and has loaded what it needs. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** What one page loads. Requests made in advance for other pages are left out. */
export async function loadedFiles(page: Page, url: string): Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url);
  await settled(page);
  const files = await Promise.all(requests.map(readFile));
  return files.filter((file) => file !== undefined);
}

async function readFile(request: Request): Promise<LoadedFile | undefined> {
  const response = await request.response();
  if (!response || (await isAhead(request))) return undefined;
  const {pathname} = new URL(request.url());
  return {path: pathname, type: request.resourceType(), bytes: brotliCompressSync(await response.body()).length};
}

async function isAhead(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return [headers.purpose, headers['sec-purpose']].some((purpose) => purpose?.includes('prefetch'));
}

/** Milliseconds in which a page may fetch others ahead. */
const AHEAD_WITHIN = 10_000;

/** What a page fetches in advance for other pages while the reader does nothing. */
export async function filesAhead(page: Page, url: string): Promise<Omit<LoadedFile, 'type'>[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url);
  await page.waitForTimeout(AHEAD_WITHIN);
  const files = await Promise.all(
    requests.map(async (request) => {
      if (!(await isAhead(request))) return undefined;
      // The browser does not show what it put aside.
      const response = await page.request.get(request.url());
      return {path: new URL(request.url()).pathname, bytes: brotliCompressSync(await response.body()).length};
    }),
  );
  return files.filter((file) => file !== undefined);
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

/** Keeps what the browser tells of paints and shifts; must be in the page before it loads. */
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
