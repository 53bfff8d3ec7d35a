import type {Page} from '@playwright/test';
import {marked} from 'marked';
import {clipboardOf} from './support/actions';
import {expect, open, quiet, test} from './support/test';
import {expectSound} from './support/violations';

const PAGE = '/docs/developers/operations-api/quickstart-examples';
const REFERENCE = '/docs/reference/headers';

const button = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const item = (page: Page, name: string) => page.getByRole('menuitem', {name});
const says = (page: Page) => page.getByRole('status').and(page.locator('.said'));

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a page is copied as Markdown, by keyboard', async ({page}) => {
  await open(page, PAGE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item(page, 'What changed on this page')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'View as Markdown')).toHaveAttribute('href', `${PAGE}.md`);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(says(page)).toHaveText('Page copied as Markdown');
  await expect(button(page)).toBeFocused();
  expect(await clipboardOf(page)).toBe(await (await page.request.get(`${PAGE}.md`)).text());
});

test('the link to the section being read is copied', async ({page}) => {
  await open(page, PAGE);
  const section = page.locator('article h2').nth(1);
  const id = (await section.getAttribute('id'))!;
  await page.goto(`${PAGE}#${id}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await button(page).click();
  await item(page, 'Copy link to this section').click();
  await expect(says(page)).toContainText('Link to “');
  expect(new URL(await clipboardOf(page)).hash).toBe(`#${id}`);
});

test('a page is copied and viewed without a connection', async ({page, context, expectProblem}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await open(page, REFERENCE);
  const file = await (await page.request.get(`${REFERENCE}.md`)).text();
  // The menu is loaded when it is pointed at.
  await button(page).hover();
  await quiet(page);
  await context.setOffline(true);
  await button(page).click();
  await item(page, 'Copy as Markdown').click();
  await expect(says(page)).toHaveText('Page copied as Markdown');
  const copied = await clipboardOf(page);
  // Headings, code, links and words are those of the file; its form may differ.
  const kinds = (text: string, type: string) =>
    marked
      .lexer(text.replace(/^---\n[^]*?\n---\n/, ''))
      .filter((token) => token.type === type)
      .map((token) => ('text' in token ? token.text.replace(/[\\`*_]/g, '').trim() : ''));
  for (const type of ['heading', 'code']) {
    expect(kinds(file, type).length).toBeGreaterThan(0);
    expect(kinds(copied, type)).toEqual(kinds(file, type));
  }
  expect(copied).toContain('title: "');
  expect(copied).not.toContain('View as Markdown');
  expect(copied).not.toMatch(/\]\((?!http)/);
  expect(copied).not.toMatch(/<(?:div|span|button|svg)/);

  await button(page).click();
  await item(page, 'View as Markdown').click();
  await expect(page).toHaveURL(/^blob:/);
  await expect(page.locator('body')).toContainText('title: "');
});

test('it says when nothing could be copied', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('closed'));
    document.execCommand = () => false;
  });
  await button(page).click();
  await item(page, 'Copy as Markdown').click();
  await expect(says(page)).toContainText('Couldn’t copy');
});

test('axe finds nothing in the menu on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, PAGE);
  await button(page).click();
  await expect(page.getByRole('menu')).toBeInViewport({ratio: 1});
  await expectSound(page, {within: 'article header'});
});
