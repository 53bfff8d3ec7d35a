import {expect, type Page} from '@playwright/test';

const SCRIPT = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Requests for a chunk of a page; the bundle that every page shares is not one. */
export function isPageChunk(url: string): boolean {
  return SCRIPT.test(url);
}

/**
 * Changes the text of chunks on their way to the browser.
 *
 * @param change returns the new text, or the same text for a chunk that is not meant
 * @returns a check that some chunk was really changed, so that a test cannot pass for want of the fault
 */
export async function changeChunks(
  page: Page,
  change: (text: string) => string,
  files = SCRIPT,
): Promise<() => Promise<void>> {
  let changed = 0;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = change(text);
    if (body !== text) changed++;
    await route.fulfill({response, body});
  });
  return async () => {
    // Prefetches may still be under way when the test ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(changed, 'chunks that were changed').toBeGreaterThan(0);
  };
}
