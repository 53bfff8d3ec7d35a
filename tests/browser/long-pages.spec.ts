import type {Page} from '@playwright/test';
import {hold} from './support/actions';
import {expect, hydrated, test} from './support/test';

// A long article is laid out with one frame after the other: see layOutInParts in src/features/site/inline-scripts.ts.

const LONG = '/docs/deployments/configuration';

/** Opens a page and does nothing more. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Returns true if something waited to be laid out when the text was there. */
const waited = (page: Page) => page.evaluate(() => (window as unknown as {waiting: number}).waiting > 0);
const waiting = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);
const height = (page: Page) => page.evaluate(() => document.querySelector('.markdown')!.getBoundingClientRect().height);

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {waiting: document.adoptedStyleSheets.length}),
    );
  });
});

test('a long page ends up as high as one that is laid out at once', async ({page}) => {
  await open(page, LONG);
  expect(await waited(page)).toBe(true);
  await expect.poll(() => waiting(page)).toBe(0);
  const inParts = await height(page);
  // Another document, in which nothing waits.
  await open(page, '/docs');
  await open(page, `${LONG}#file`);
  expect(await waited(page)).toBe(false);
  await expect.poll(() => height(page)).toBe(inParts);
});

test('a long page that a reader comes back to is where it was left', async ({page}) => {
  await open(page, LONG);
  await expect.poll(() => waiting(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({top: 20_000, behavior: 'instant'}));
  await page.reload();
  expect(await waited(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(20_000);
});

test('what the reader does first finds the whole page laid out, and leaves other styles alone', async ({page}) => {
  // The rest of the article waits until the page is loaded, and so for its fonts: while these are held, nothing of it
  // comes.
  const release = await hold(page, '**/*.woff2');
  await page.goto(LONG, {waitUntil: 'commit'});
  await hydrated(page);
  await page.evaluate(() => document.adoptedStyleSheets.push(new CSSStyleSheet()));
  expect(await waiting(page)).toBe(2);
  await page.keyboard.press('Tab');
  await expect.poll(() => waiting(page)).toBe(1);
  release();
  await page.waitForLoadState();
});
