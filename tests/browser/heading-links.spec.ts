import type {Page} from '@playwright/test';
import {clipboardOf} from './support/actions';
import {expect, open, test} from './support/test';

const PAGE = '/docs/developers/operations-api/jobs';
const linkOf = (page: Page, id: string) => page.locator(`[id="${id}"] > .hash-link`);
const status = (page: Page) => page.getByRole('status').filter({hasText: /link/i});

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('the link of a heading copies its address, sets the fragment and says so', async ({page, baseURL}) => {
    await open(page, PAGE);
    await page.locator('#get_job').hover();
    await linkOf(page, 'get_job').click();
    await expect(status(page)).toHaveText('Link copied');
    await expect(page).toHaveURL(`${PAGE}#get_job`);
    expect(await clipboardOf(page)).toBe(`${baseURL}${PAGE}#get_job`);
    // The words go, and come again with the next one.
    await expect(page.locator('.said')).toBeEmpty();
    // By keyboard, it shows when it has the focus.
    const other = page.locator('.hash-link').first();
    await expect(other).toHaveCSS('opacity', '0');
    await other.focus();
    await expect(other).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/#get_job$/);
    await expect(status(page)).toHaveText('Link copied');
    await expect.poll(() => clipboardOf(page)).toBe(page.url());
  });

  test('it works on the next page as well', async ({page, baseURL}) => {
    await open(page, PAGE);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Import and export (bulk)'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bulk operations');
    await linkOf(page, 'csv_data_load').click();
    await expect(status(page)).toHaveText('Link copied');
    expect(await clipboardOf(page)).toBe(`${baseURL}/docs/developers/operations-api/bulk-operations#csv_data_load`);
  });

  test('with a key held, it stays a link', async ({page, context}) => {
    await open(page, PAGE);
    await page.evaluate(() => navigator.clipboard.writeText('as before'));
    const opened = context.waitForEvent('page');
    await linkOf(page, 'get_job').click({modifiers: ['ControlOrMeta']});
    await opened;
    await page.bringToFront();
    expect(await clipboardOf(page)).toBe('as before');
    await expect(page).toHaveURL(PAGE);
  });
});

test('where nothing can be copied, it says where the address is', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await open(page, PAGE);
  await linkOf(page, 'get_job').click();
  await expect(status(page)).toHaveText('Couldn’t copy the link. Copy it from the address bar.');
  await expect(page).toHaveURL(`${PAGE}#get_job`);
});

test('every heading link can be hit', async ({page}) => {
  await open(page, PAGE);
  const boxes = await page.locator('.hash-link').evaluateAll((links) =>
    links.map((link) => {
      const {width, height} = link.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 800}});

  test('the links of headings can be seen', async ({page}) => {
    await open(page, PAGE);
    await expect(linkOf(page, 'get_job')).toHaveCSS('opacity', '1');
  });
});
