import {builds} from './support/builds';
import {expect, open, test} from './support/test';
import {versionMenu} from './support/version-menu';

// The working copy stands in for a second version.
test.use({baseURL: builds.twoVersions.url});

const KEY = 'docs-preferred-version-default';

test('the dropdown keeps the page, the query and the fragment', async ({page}) => {
  await open(page, '/docs/developers/operations-api/jobs?from=mail#get_job');
  await versionMenu(page).button.click();
  await versionMenu(page).link('Next').click();
  await expect(page).toHaveURL('/docs/next/developers/operations-api/jobs?from=mail#get_job');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version Next · See this page in 4.7');
  await versionMenu(page).button.click();
  await versionMenu(page).link('4.7 latest').click();
  await expect(page).toHaveURL('/docs/developers/operations-api/jobs?from=mail#get_job');
});

test('the dropdown also leads to all releases', async ({page}) => {
  await open(page, '/docs');
  await versionMenu(page).button.click();
  await versionMenu(page).link('All releases').click();
  await expect(page).toHaveURL('/release-notes');
});

test('the chosen version is remembered outside the docs and on the next visit', async ({page}) => {
  await open(page, '/docs');
  await versionMenu(page).button.click();
  await versionMenu(page).link('Next').click();
  await expect(page).toHaveURL('/docs/next');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current');
  await open(page, '/release-notes');
  await expect(versionMenu(page).button).toHaveText('Version Next');
});

test('the version of the page that is open goes before the remembered one', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'current'), KEY);
  await open(page, '/docs/getting-started/installation');
  await expect(versionMenu(page).button).toHaveText('Version 4.7');
});

test('a remembered version that no longer exists is forgotten', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '3.9'), KEY);
  await open(page, '/release-notes');
  await expect(versionMenu(page).button).toHaveText('Version 4.7');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('the working copy asks not to be indexed', async ({page}) => {
  await open(page, '/docs/next');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
