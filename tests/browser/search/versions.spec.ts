import {builds} from '../support/builds';
import {expect, open, test} from '../support/test';
import {SearchModal} from './search-modal';

test.use({baseURL: builds.twoVersions.url});

const VERSIONED = /^\/docs\/next\//;

test('a reader of a version finds that version only', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/next');
  await expect(modal.dialog.getByText('Searching Next, Release Notes, Fabric')).toBeVisible();
  await modal.search('search_by_conditions');
  const addresses = await modal.hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(addresses[0]).toMatch(VERSIONED);
  expect(addresses.filter((address) => address.startsWith('/docs/') && !VERSIONED.test(address))).toEqual([]);
});

test('the version that a reader chose last is searched from everywhere', async ({page}) => {
  await open(page, '/docs/next');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  const modal = await SearchModal.on(page, '/release-notes');
  await expect(modal.dialog.getByText('Searching Next, Release Notes, Fabric')).toBeVisible();
});

test('all versions can be searched, and a page of several is one result', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/next');
  await modal.search('search_by_conditions');
  await modal.dialog.getByRole('checkbox', {name: 'All versions'}).check();
  await expect(modal.dialog.getByText('Searching all versions')).toBeVisible();
  const other = modal.dialog.getByRole('option', {name: 'The same page in 4.7'}).first();
  await expect(other).toHaveAttribute('href', '/docs/developers/operations-api/nosql-operations');
  await expect(modal.hits.first()).toHaveAttribute('href', VERSIONED);
});

test('the page offers the versions and keeps the choice in the address', async ({page}) => {
  await open(page, '/search?q=search_by_conditions&version=current');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', VERSIONED);
  await page.getByRole('combobox', {name: 'Version'}).selectOption('All versions');
  await expect(page).toHaveURL(/version=all/);
  await expect(first).toContainText('Also in');
  await page.getByRole('combobox', {name: 'Version'}).selectOption('4.7');
  await expect(page).toHaveURL(/version=4\.7/);
  await expect(first.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/developers/operations-api/nosql-operations',
  );
});
