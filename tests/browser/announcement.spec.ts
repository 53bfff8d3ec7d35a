import {announcement} from '../../src/config/announcement';
import {expect, open, test} from './support/test';
import {older} from './support/versions';

const bar = '.theme-announcement-bar';

test('the announcement can be closed, and stays closed', async ({page}) => {
  await open(page, '/docs');
  await expect(page.locator(bar)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(announcement!.id);
  await page.locator(bar).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(bar)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator(bar)).toBeHidden();
});

test('it is on every page, since most readers come from a search engine, and gone on all when it is closed', async ({
  page,
}) => {
  for (const address of ['/docs/developers/rest', `/docs/${older}`, '/release-notes', '/fabric', '/preferences']) {
    await open(page, address);
    await expect(page.locator(bar)).toBeVisible();
  }
  await page.locator(bar).getByRole('button', {name: 'Close'}).click();
  await page.getByRole('link', {name: 'Documentation'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation');
  await expect(page.locator(bar)).toHaveCount(0);
});

test('the sidebar ends with the window, with the bar and without it', async ({page}) => {
  await open(page, '/docs/developers/rest');
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const end = async () => {
    const {y, height} = (await menu.boundingBox())!;
    const collapse = (await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).boundingBox())!;
    expect(collapse.y + collapse.height).toBeLessThanOrEqual(page.viewportSize()!.height + 1);
    return collapse.y - (y + height);
  };
  expect(await end()).toBeLessThan(2);
  await page.locator(bar).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(bar)).toHaveCount(0);
  expect(await end()).toBeLessThan(2);
});

test('it is one line on a phone', async ({page}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({width, height: 700});
    await open(page, '/docs/developers/rest');
    const link = page.locator(bar).getByRole('link');
    expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect((await page.locator(bar).boundingBox())!.height).toBeLessThan(44);
  }
});

test('a new announcement is shown to those who dismissed the former one', async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    localStorage.setItem('docusaurus.announcement.id', 'a-former-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/docs');
  await expect(page.locator(bar)).toBeVisible();
  await page.reload();
  await expect(page.locator(bar)).toBeVisible();
});

test('it stands between the skip link and the navbar and leads to its page', async ({page}) => {
  await open(page, '/docs');
  const order = page.locator('#__docusaurus > :not(link)');
  await expect(order.nth(0)).toHaveText('Skip to main content');
  await expect(order.nth(1)).toHaveClass(/theme-announcement-bar/);
  await expect(order.nth(2)).toHaveClass(/navbar/);
  await page.locator(bar).getByRole('link').click();
  await expect(page).toHaveURL(`/${announcement!.link.to}`);
});
