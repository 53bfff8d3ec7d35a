import {expect, open, test} from './support/test';
import {latest, older} from './support/versions';
import {SearchModal} from './search/search-modal';

// What a reader does first. `TEST_ENGINES=firefox,webkit npm run test:browser -- engines` runs these in Firefox and WebKit, which the nightly workflow installs.

const JOBS = '/docs/developers/operations-api/jobs';

test('the landing page has its title, its letters, and its links', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // Not by `document.fonts.check`, which is true of a family that no style sheet declares. Firefox keeps the quotes.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({family, status}) => /^"?Geist"?$/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true);
  await page.locator('main a[href="/docs/getting-started/quickstart"]').first().click();
  await expect(page).toHaveURL('/docs/getting-started/quickstart');
});

test('a page has contents, code in several forms, and a link to each heading', async ({page}) => {
  await open(page, JOBS);
  await page.locator('.table-of-contents a', {hasText: 'get_job'}).first().click();
  await expect(page).toHaveURL(`${JOBS}#get_job`);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {top} = document.querySelector('#get_job')!.getBoundingClientRect();
        return top >= document.querySelector<HTMLElement>('nav.navbar')!.offsetHeight && top < innerHeight / 2;
      }),
    )
    .toBe(true);
  await page.getByRole('tab', {name: 'curl'}).first().click();
  await expect(page.getByRole('tabpanel').filter({hasText: 'curl '}).first()).toBeVisible();
  // Elsewhere too, and for good.
  await open(page, '/docs/developers/operations-api/users-and-roles');
  await expect(page.getByRole('tab', {name: 'curl', selected: true}).first()).toBeVisible();
});

test('links lead from page to page without loading the site anew, and back', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  await open(page, JOBS);
  await page.evaluate(() => Object.assign(window, {mark: 1}));
  await page.locator('.navbar').getByRole('link', {name: 'Release notes'}).click();
  await expect(title).toHaveText('Release notes');
  await page.locator('.navbar').getByRole('link', {name: 'Fabric'}).click();
  await expect(page).toHaveURL('/fabric');
  await page.goBack();
  await expect(page).toHaveURL('/release-notes');
  await page.goBack();
  await expect(title).toHaveText('Jobs');
  await page.locator('.pagination-nav__link--next').click();
  await expect(title).not.toHaveText('Jobs');
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('the search opens by keyboard and leads to a heading', async ({page}) => {
  await open(page, '/docs');
  const modal = new SearchModal(page);
  await page.keyboard.press('/');
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal.field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  await modal.search('search_by_conditions');
  await expect(modal.options.first()).toContainText('search_by_conditions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/developers/operations-api/nosql-operations#search_by_conditions');
  await expect(modal.dialog).toHaveCount(0);
});

test('the search page finds what its address asks for', async ({page}) => {
  await open(page, '/search?q=replication');
  await expect(page.locator('main a[href*="replication"]').first()).toBeVisible();
});

test('Ask AI answers with quotations, and Escape leads back', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('How do I clone a node?');
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByRole('heading', {name: 'How do I clone a node?'})).toBeVisible();
  await expect(modal.dialog.locator('figure a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
});

test('the version menu keeps the page', async ({page}) => {
  await open(page, JOBS);
  await page
    .locator('.navbar')
    .getByRole('button', {name: `Version ${latest}`})
    .click();
  const versions = page.getByRole('list', {name: 'Versions'});
  await expect(versions).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${older}/developers/operations-api/jobs`);
  await expect(page.locator('.theme-doc-version-badge').first()).toContainText(`Version ${older}`);
  await expect(versions).toBeHidden();
});

test('the color mode changes the colors and is kept', async ({page}) => {
  const root = page.locator('html');
  const background = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mode = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await open(page, '/docs');
  await mode.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await background();
  await mode.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await open(page, JOBS);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('on a phone the menu slides out, leads on, and Escape brings back', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, JOBS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.getByRole('dialog');
  await toggle.click();
  await expect(menu.getByRole('link', {name: 'Jobs', exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await menu.getByRole('link', {name: 'Release notes'}).click();
  await expect(page).toHaveURL('/release-notes');
  await expect(menu).toHaveCount(0);
});

test('an address without a page leads to similar ones', async ({page, expectProblem}) => {
  expectProblem(/404/);
  await open(page, '/docs/3.9/developers/operations-api/nosql-operation');
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  await page.locator('main ul a[href="/docs/developers/operations-api/nosql-operations"]').first().click();
  await expect(page).toHaveURL('/docs/developers/operations-api/nosql-operations');
});
