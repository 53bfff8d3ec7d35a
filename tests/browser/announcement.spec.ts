import {announcement} from '../../src/data/announcement';
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

test('it is on the landing page alone, also after a navigation', async ({page}) => {
  for (const address of ['/docs/developers/rest', `/docs/${older}`, '/release-notes', '/preferences']) {
    await open(page, address);
    await expect(page.locator(bar)).toHaveCount(0);
  }
  await page.getByRole('link', {name: 'Harper Docs'}).first().click();
  await expect(page.locator(bar)).toBeVisible();
  // The sidebar ends with the window, although it begins below the bar.
  const {y, height} = (await page.locator('.theme-doc-sidebar-container .menu').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
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
