import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** The pages with most tables, of each kind. */
const PAGES = [
  '/docs/deployments/configuration',
  '/docs/developers/operations-api/nosql-operations',
  '/docs/developers/operations-api/clustering',
  '/docs/developers/applications/defining-schemas',
  '/docs/developers/rest',
  '/docs/reference/resources',
  '/docs/reference/globals',
  '/docs/administration/logging/audit-logging',
];

/** Texts of a sentence that are not on the screen as a whole, and boxes that scroll up and down inside the page. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const right = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll('.entries dd, .table-of-sentences td')].filter(
      (cell) => /^.{30}.*\s/.test(cell.textContent) && cell.getBoundingClientRect().right > right,
    );
    const boxes = [...document.querySelectorAll('.markdown table')].filter(
      ({parentElement: frame}) => frame!.scrollHeight > frame!.clientHeight + 1,
    );
    return [...cut, ...boxes].map(({textContent}) => textContent.slice(0, 60));
  });

for (const width of [1280, 375]) {
  test.describe(`${width} pixels`, () => {
    test.use({viewport: {width, height: 800}});

    for (const address of PAGES) {
      test(`what a table of ${address} explains is in sight`, async ({page}) => {
        await open(page, address);
        expect(await outOfSight(page)).toEqual([]);
      });
    }
  });
}

test('a key is copied with its whole path', async ({page}) => {
  await open(page, '/docs/deployments/configuration');
  const copied = await page.locator('#operationsapi-network-port > a').evaluate((link) => {
    window.getSelection()!.selectAllChildren(link);
    return window.getSelection()!.toString();
  });
  expect(copied).toBe('operationsApi.network.port');
});

test('a table that is too wide says at its edge that it goes on', async ({page}) => {
  await open(page, '/docs/deployments/configuration');
  const wide = page.getByRole('group', {name: 'Table, scrolls'}).first();
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveCSS('background-image', /linear-gradient.*linear-gradient/);
});
