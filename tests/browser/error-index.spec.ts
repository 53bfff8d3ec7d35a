import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {older} from './support/versions';
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
