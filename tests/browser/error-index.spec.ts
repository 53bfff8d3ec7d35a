import type {Page} from '@playwright/test';
import {SearchModal} from './search/search-modal';
import {expect, open, test} from './support/test';
import {docsOf, older} from './support/versions';
import {expectSound} from './support/violations';

// By their elements: among hundreds of errors, roles and names take seconds to look for.
const entries = (page: Page) => page.locator('ol[aria-label=Errors] > li');
const field = (page: Page) => page.getByLabel('Paste an error message', {exact: false});

test('a pasted message finds its error first, and leads to the operation', async ({page}) => {
  await open(page, '/docs/errors');
  await expect(page.getByText(/^\d{3} errors$/)).toBeVisible();
  await field(page).fill(`{"error": "A role with name 'ranger' already exists"}`);
  await expect(entries(page).first()).toContainText("409 A role with name '<role>' already exists");
  await expect(page).toHaveURL(/\/docs\/errors\?q=/);
  await entries(page).first().getByRole('link', {name: 'add_role'}).click();
  await expect(page).toHaveURL(/\/docs\/developers\/operations-api\/users-and-roles#add_role$/);
});

test('errors of requests come first, each message stands once, and a status leaves its own', async ({page}) => {
  await open(page, '/docs/errors');
  await expect(entries(page).first()).toContainText(/^400 \S/);
  const messages = await page.locator('ol[aria-label=Errors] > li > p:first-child').allTextContents();
  expect(messages.length).toBeGreaterThan(250);
  expect(messages.filter((message) => /^(?:\d+ )?No message$/.test(message.trim()))).toEqual([]);
  expect(messages.filter((message, position) => messages.indexOf(message) !== position)).toEqual([]);
  await page.getByLabel('Status', {exact: true}).selectOption('403');
  await expect(page).toHaveURL(/\?status=403$/);
  await expect(entries(page).first()).toContainText(/^403 /);
  await expect(entries(page).last()).toContainText(/^403 /);
  await page.getByLabel('Status', {exact: true}).selectOption('All statuses');
  await expect(entries(page).first()).toContainText(/^400 /);
});

test('an older version has its own, says so, and leads to the latest', async ({page}) => {
  await open(page, `/docs/${older}/errors?q=Must+login`);
  await expect(entries(page).first()).toContainText('Must login');
  await expect(page.locator('.theme-doc-version-badge')).toContainText(`Version ${older}`);
  await page.locator('.theme-doc-version-badge').getByRole('link').click();
  await expect(page).toHaveURL('/docs/errors');
});

test('an address leads to an error', async ({page}) => {
  await open(page, '/docs/errors#error-409-a-role-with-name-role-already-exists');
  await expect(page.locator('#error-409-a-role-with-name-role-already-exists')).toBeInViewport();
});

test('on a phone, the errors fit, and axe finds nothing', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/docs/errors?q=table');
  await expect(page.getByText(/^\d+ of \d+ errors$/)).toBeVisible();
  await expectSound(page);
});

test('the sidebar of each version lists its errors, and stays as it is when they open', async ({page}) => {
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await page.setViewportSize({width: 1440, height: 800});
  for (const root of ['/docs', docsOf(older)]) {
    await open(page, `${root}/reference/data-types`);
    await sidebar.evaluate((menu) => menu.setAttribute('data-seen', ''));
    await sidebar.getByRole('link', {name: 'Error messages'}).click();
    await expect(page).toHaveURL(`${root}/errors`);
    const heading = page.getByRole('heading', {level: 1, name: 'Error messages'});
    await expect(heading).toBeVisible();
    // At the left edge of articles.
    expect((await heading.boundingBox())?.x).toBe(320);
    await expect(sidebar.getByRole('link', {name: 'Error messages'})).toHaveAttribute('aria-current', 'page');
    await expect(sidebar).toHaveAttribute('data-seen');
  }
});

test('the search leads to the errors before a query, and to one whose message is pasted', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/developers/replication');
  await expect(modal.dialog.getByRole('link', {name: 'Error messages'})).toHaveAttribute('href', '/docs/errors');
  await modal.search(`{"error": "Table 'Stations' already exists in 'ridgeline'"}`);
  const first = modal.hits.first();
  await expect(first).toContainText("400 Table '<table>' already exists in '<database>'");
  await expect(first).toContainText('create_table: The name is taken in this database.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/errors#error-400-table-table-already-exists-in-database$/);
  await expect(page.locator('#error-400-table-table-already-exists-in-database')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole list is there, and no field that does nothing', async ({page}) => {
    await page.goto('/docs/errors');
    expect(await entries(page).count()).toBeGreaterThanOrEqual(250);
    await expect(entries(page).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
