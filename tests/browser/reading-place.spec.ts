import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const entry = (page: Page) => page.locator('.theme-doc-sidebar-container a[aria-current="page"]').last();

test('the sidebar shows the entry of a page far down, and the page stays at its top', async ({page}) => {
  await open(page, '/docs/developers/operations-api/token-authentication');
  await expect(entry(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Waits until the groups around the entry of the page have opened, and others have closed. */
async function settle(page: Page): Promise<void> {
  const group = page.locator('.theme-doc-sidebar-menu ul:has(a[aria-current="page"])').last();
  await expect(group).toHaveAttribute('style', /height: auto/);
  await page.waitForFunction(() => {
    const menu = document.querySelector('.theme-doc-sidebar-menu');
    return menu?.getAnimations({subtree: true}).length === 0;
  });
}

for (const slowdown of [1, 6]) {
  test(`the sidebar shows the entry of a page that a link in the text leads to, ${slowdown} times slower`, async ({
    page,
  }) => {
    await open(page, '/docs/developers/operations-api');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.locator('article').getByRole('link', {name: 'Token authentication'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/token authentication/i);
    await expect(entry(page)).toHaveText('Token operations');
    await settle(page);
    await expect(entry(page)).toBeInViewport({ratio: 1, timeout: 1000});
  });
}

test('a reader who scrolls the sidebar stays where they are', async ({page}) => {
  await open(page, '/docs/developers/operations-api/token-authentication');
  await expect(entry(page)).toBeInViewport({ratio: 1});
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  await menu.hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => menu.evaluate((box) => box.scrollTop)).toBe(0);
  // Another group opens, which changes the height of the list. It is in sight, so a click on it scrolls nothing.
  const group = page.locator('.theme-doc-sidebar-menu .menu__link', {hasText: /^Getting started$/});
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // Fading edges are animated by scrolling, and never end.
  await page.waitForFunction(() => !document.getAnimations().some(({timeline}) => timeline === document.timeline));
  expect(await menu.evaluate((box) => box.scrollTop)).toBe(0);
});

for (const address of ['/docs/deployments/configuration', '/docs/reference/resources']) {
  test(`the table of contents of ${address} follows the reader, and is not cut by its edge`, async ({page}) => {
    await open(page, address);
    const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    for (const part of [0.3, 0.7, 0.9]) {
      await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
      await expect(active).toBeInViewport({ratio: 1});
    }
    const cut = await page.locator('.theme-doc-toc-desktop').evaluate((box) => ({
      sideways: box.scrollWidth - box.clientWidth,
      cut: [...box.querySelectorAll<HTMLElement>('a')].filter((link) => link.scrollWidth > link.clientWidth).length,
    }));
    expect(cut).toEqual({sideways: 0, cut: 0});
  });
}
