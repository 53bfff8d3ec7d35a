import type {Page} from '@playwright/test';
import {formNames} from '../../src/features/code/request-forms';
import {clipboardOf, closeStorage, store, watchShifts} from './support/actions';
import {expect, hydrated, open, test} from './support/test';
import {expectSound} from './support/violations';

const REST = '/docs/developers/rest';
const EXAMPLES = '/docs/developers/operations-api/quickstart-examples';
const OWN = {instance: 'https://harper.example.net:9925', application: 'https://app.example.net', user: 'ana'};

const codes = (page: Page) => page.locator('.theme-code-block code').allTextContents();
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Personalize code samples'});
const field = (page: Page, name: RegExp) => page.getByRole('textbox', {name});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sample-values'));

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('menuitem', {name: 'Edit sample values'}).click();
}

/** Stores values before the page loads. */
function remember(page: Page, values: unknown, form = 'json'): Promise<unknown> {
  const text = typeof values === 'string' ? values : JSON.stringify(values);
  return store(page, {'sample-values': text, 'request-form': form});
}

test('samples show what the reader enters, by keyboard, until it is reset', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, REST);
  const button = page.getByRole('button', {name: 'Copy page'});
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', {name: 'Edit sample values'});
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('HARPER_PASSWORD');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(3);
  await field(page, /Operations API/).fill('harper.example.net');
  await field(page, /Username/).fill("an'a");
  await page.keyboard.press('Enter');
  // The first fault has the focus and says what is wrong; nothing is kept.
  await expect(field(page, /Operations API/)).toBeFocused();
  await expect(field(page, /Operations API/)).toHaveAccessibleDescription(/http:\/\/ or https:\/\//);
  await expect(field(page, /Username/)).toHaveAttribute('aria-invalid', 'true');
  expect(await stored(page)).toBeNull();

  await field(page, /Operations API/).fill(`${OWN.instance}/`);
  await field(page, /REST/).fill(OWN.application);
  await field(page, /Username/).fill(OWN.user);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Saved. Samples show your values.');
  expect(JSON.parse((await stored(page))!)).toEqual(OWN);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const shown = await codes(page);
  expect(shown.filter((text) => text.includes('localhost:992'))).toEqual([]);
  expect(shown.filter((text) => text.includes(`${OWN.application}/Station/`)).length).toBeGreaterThan(3);
  const block = page.locator('.theme-code-block', {hasText: OWN.application}).first();
  await block.getByRole('button', {name: /^Copy/}).click();
  expect(await clipboardOf(page)).toBe(await block.locator('code').textContent());

  await open(page, EXAMPLES);
  await expect.poll(() => codes(page)).toContainEqual(expect.stringContaining('--user "ana:$HARPER_PASSWORD"'));
  await open(page, '/preferences');
  await expect(field(page, /Username/)).toHaveValue(OWN.user);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page.getByRole('status').filter({hasText: 'default values'})).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('requests show them in every form, and follow another tab', async ({page, context}) => {
  await remember(page, OWN, 'python');
  await open(page, EXAMPLES);
  const request = page.locator('.theme-code-block:has([role=tablist])').first();
  const {json: _, ...others} = formNames;
  for (const form of Object.values(others)) {
    await request.getByRole('tab', {name: form}).click();
    await expect(request.locator('code')).toContainText(`${OWN.instance}/`);
    await expect(request.locator('code')).toContainText('HARPER_PASSWORD');
    await expect(request.locator('code')).toContainText(OWN.user);
  }
  const other = await context.newPage();
  await open(other, '/preferences');
  await field(other, /Username/).fill('tomas');
  await other.getByRole('button', {name: 'Save'}).click();
  await expect(request.locator('code')).toContainText('tomas');
});

test('what is stored and is no value is left out', async ({page}) => {
  await remember(page, {instance: "https://x/'; rm -rf ~", user: '<b>', application: 7});
  await open(page, EXAMPLES);
  await expect.poll(() => codes(page)).toContainEqual(expect.stringContaining('--user maya '));
  await remember(page, '{broken');
  await open(page, EXAMPLES);
  expect((await codes(page)).join('\n')).toContain('http://localhost:9925/');
});

test('values hold for the page when nothing can be stored', async ({page, expectProblem}) => {
  expectProblem(/storage/i);
  await closeStorage(page);
  await open(page, REST);
  await openForm(page);
  await field(page, /REST/).fill(OWN.application);
  await page.getByRole('button', {name: 'Save'}).click();
  await expect.poll(() => codes(page)).toContainEqual(expect.stringContaining(`${OWN.application}/Station/`));
});

test('a page without samples offers no form', async ({page}) => {
  await open(page, '/release-notes');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('menuitem', {name: 'View as Markdown'})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: 'Edit sample values'})).toHaveCount(0);
});

test('nothing moves when they come', async ({page}) => {
  await remember(page, OWN, 'curl');
  const shift = await watchShifts(page);
  await page.goto(EXAMPLES);
  await hydrated(page);
  await expect.poll(() => codes(page)).toContainEqual(expect.stringContaining(OWN.instance));
  expect(await shift()).toBeLessThan(0.02);
});

test('axe finds nothing in the form on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, REST);
  await openForm(page);
  await field(page, /Username/).fill('a b');
  await page.keyboard.press('Enter');
  await expect(field(page, /Username/)).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, {within: 'dialog'});
  const {width} = (await dialog(page).boundingBox())!;
  expect(width).toBeLessThanOrEqual(375);
});
