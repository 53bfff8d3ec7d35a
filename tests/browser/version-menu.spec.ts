import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, open, test} from './support/test';
import {versionMenu} from './support/version-menu';
import {latest, older} from './support/versions';

const PAGE = '/docs/developers/operations-api/jobs';
const OLDER_PAGE = `/docs/${older}/developers/operations-api/jobs`;

test('it is a button that says what it shows, and marks the version that is open, none outside the docs', async ({
  page,
}) => {
  await open(page, PAGE);
  const {button, list, link} = versionMenu(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  expect(await list.getAttribute('id')).toBe(await button.getAttribute('aria-controls'));
  await expect(link(`${latest} latest`)).toHaveAttribute('aria-current', 'true');
  await expect(list.locator('[aria-current]')).toHaveCount(1);
  await button.click();
  await expect(list).toBeHidden();

  await open(page, '/fabric');
  await button.click();
  await expect(list.locator('[aria-current]')).toHaveCount(0);
});

test('the keyboard opens it, walks through it and closes it', async ({page}) => {
  await open(page, PAGE);
  const {button, list, link} = versionMenu(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(`${latest} latest`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(older)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('All releases')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(`${latest} latest`)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('All releases')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(`${latest} latest`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('All releases')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
});

test('a click elsewhere closes it, and so does a choice', async ({page}) => {
  await open(page, PAGE);
  const {button, list, link} = versionMenu(page);
  await button.click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(list).toBeHidden();
  await button.click();
  await link(older).click();
  await expect(page).toHaveURL(OLDER_PAGE);
  await expect(list).toBeHidden();
});

test('the badge of another version leads to the same page in the latest, and that is remembered', async ({page}) => {
  await open(page, OLDER_PAGE);
  const badge = page.locator('.theme-doc-version-badge');
  await badge.getByRole('link', {name: `See this page in ${latest}`}).click();
  await expect(page).toHaveURL(PAGE);
  await expect(badge).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(latest);
});

test('the badge of a generated index leads to the one of the latest version', async ({page, context}) => {
  await answerAnalyticsTag(context);
  await open(page, `${builds.settings.url}/docs/next/category/developers`);
  await page
    .locator('.theme-doc-version-badge')
    .getByRole('link', {name: `See this page in ${latest}`})
    .click();
  await expect(page).toHaveURL(`${builds.settings.url}/docs/category/developers`);
});

test('in the slide-out menu, it unfolds, keeps the page, and the first Escape closes only the list', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const dialog = page.getByRole('dialog', {name: 'Navigation'});
  await dialog.getByRole('button', {name: /Back to main menu/}).click();
  const {button, list, link} = versionMenu(dialog);
  await expect(list).toBeHidden();
  await button.click();
  await expect(list).toBeVisible();
  await expect(link(`${latest} latest`)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(link(`${latest} latest`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await expect(dialog).toBeVisible();
  await button.click();
  await link(older).click();
  await expect(page).toHaveURL(OLDER_PAGE);
  await expect(dialog).toBeHidden();
});
