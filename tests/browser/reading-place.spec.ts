import {expect, open, test} from './support/test';

const entry = (page: Parameters<typeof open>[0]) =>
  page.locator('.theme-doc-sidebar-container a[aria-current="page"]').last();

test('the sidebar shows the entry of a page far down, and the page stays at its top', async ({page}) => {
  await open(page, '/docs/developers/operations-api/token-authentication');
  await expect(entry(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar shows the entry of a page that a link in the text leads to', async ({page}) => {
  await open(page, '/docs/developers/operations-api');
  await page.locator('article').getByRole('link', {name: 'Token authentication'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/token authentication/i);
  await expect(entry(page)).toHaveText('Token authentication');
  // Groups take a moment to open and close.
  await page.waitForTimeout(700);
  await expect(entry(page)).toBeInViewport({ratio: 1});
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
