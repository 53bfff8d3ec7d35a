import type {Page} from '@playwright/test';
import {hold, isSameDocument, markDocument, saveData} from './support/actions';
import {isPageChunk} from './support/chunks';
import {expect, hydrated, interceptFromStart, open, quiet, test} from './support/test';

const target = '/fabric/grafana-integration';
const targetLink = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Grafana integration'});
/** Lets the next chunk of a page fail. */
const failOnce = (page: Page) =>
  page.route(
    (url) => isPageChunk(url.href),
    (route) => route.abort(),
    {times: 1},
  );

test('a progress bar shows a load that takes longer than 200 ms, and no spinner', async ({page}) => {
  await saveData(page);
  await interceptFromStart(page);
  await open(page, '/fabric');
  const release = await hold(page, (url) => isPageChunk(url.href));
  await page.evaluate(() => {
    const started = performance.now();
    new MutationObserver((_records, observer) => {
      if (!document.querySelector('#nprogress')) return;
      Object.assign(window, {progressAfter: performance.now() - started});
      observer.disconnect();
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await targetLink(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as {progressAfter: number}).progressAfter),
  ).toBeGreaterThanOrEqual(195);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // It starts at 0.08 and trickles.
  const width = () => page.locator('#nprogress .bar').evaluate((bar) => (bar as HTMLElement).style.transform);
  const before = await width();
  await expect.poll(width).not.toBe(before);
  // The old page stays until the new one is there.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a quick load shows no progress bar', async ({page}) => {
  await open(page, '/fabric');
  await targetLink(page).hover();
  await quiet(page);
  const {progressAfter, took} = await targetLink(page).evaluate(
    (link) =>
      new Promise<{progressAfter: number; took: number}>((resolve) => {
        const started = performance.now();
        let shownAfter = Infinity;
        new MutationObserver((_records, observer) => {
          const passed = performance.now() - started;
          if (document.querySelector('#nprogress')) shownAfter = Math.min(shownAfter, passed);
          if (document.querySelector('h1')?.textContent !== 'Grafana integration') return;
          observer.disconnect();
          resolve({progressAfter: shownAfter, took: passed});
        }).observe(document.documentElement, {childList: true, characterData: true, subtree: true});
        (link as HTMLElement).click();
      }),
  );
  // On a busy machine, even this load may not be quick.
  expect(progressAfter).toBeGreaterThanOrEqual(Math.min(took, 195));
});

test('when a chunk of the next page fails, that page is loaded anew', async ({page, expectProblem}) => {
  expectProblem(/net::ERR_FAILED/);
  await saveData(page);
  await interceptFromStart(page);
  await open(page, '/fabric');
  await markDocument(page);
  await failOnce(page);
  await targetLink(page).click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('when a chunk of the first page fails, a red box says so beside the text, and Retry loads it again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/net::ERR_FAILED|ChunkLoadError|Loading chunk/);
  await interceptFromStart(page);
  await failOnce(page);
  await page.goto(target);
  const box = page.getByRole('alert').filter({hasText: 'Loading chunk'});
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await box.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(box).toHaveCount(0);
});

for (const [name, connection] of Object.entries({
  'on a 2g connection': {effectiveType: '2g', saveData: false},
  'on a slow 2g connection': {effectiveType: 'slow-2g', saveData: false},
  'when the reader saves data': {effectiveType: '4g', saveData: true},
})) {
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, '/fabric');
    await quiet(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await targetLink(page).hover();
    await quiet(page);
    expect(requests).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await targetLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  });
}
