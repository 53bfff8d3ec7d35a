import {expect, open, test} from '../support/test';
import {latest, older} from '../support/versions';
import {SearchModal} from './search-modal';

const VERSIONED = new RegExp(`^/docs/${older}/`);

test('a reader of a version finds that version only', async ({page}) => {
  const modal = await SearchModal.on(page, `/docs/${older}`);
  await expect(modal.dialog.getByText(`Searching ${older}, Release notes, Fabric`)).toBeVisible();
  await modal.search('search_by_conditions');
  const addresses = await modal.hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(addresses[0]).toMatch(VERSIONED);
  expect(addresses.filter((address) => address.startsWith('/docs/') && !VERSIONED.test(address))).toEqual([]);
});

test('an older version says what came later', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/4.4');
  await modal.field.fill('store images in a blob');
  await expect(modal.dialog.getByText('Blobs was added in 4.5.')).toBeVisible();
  await modal.field.fill('sharding');
  await expect(modal.dialog.getByText('was added in')).toHaveCount(0);
});

test('the version that a reader chose last is searched from everywhere', async ({page}) => {
  await open(page, `/docs/${older}`);
  await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), older);
  const modal = await SearchModal.on(page, '/release-notes');
  await expect(modal.dialog.getByText(`Searching ${older}, Release notes, Fabric`)).toBeVisible();
});

test('all versions can be searched, and a page of several is one result', async ({page}) => {
  const modal = await SearchModal.on(page, `/docs/${older}`);
  await modal.search('search_by_conditions');
  await modal.dialog.getByRole('checkbox', {name: 'All versions'}).check();
  await expect(modal.dialog.getByText('Searching all versions')).toBeVisible();
  const other = modal.dialog.getByRole('option', {name: `The same page in ${latest}`}).first();
  await expect(other).toHaveAttribute('href', '/docs/developers/operations-api/nosql-operations');
  await expect(modal.hits.first()).toHaveAttribute('href', VERSIONED);
});

test('the page offers the versions and keeps the choice in the address', async ({page}) => {
  await open(page, `/search?q=search_by_conditions&version=${older}`);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', VERSIONED);
  await page.getByRole('combobox', {name: 'Version'}).selectOption('All versions');
  await expect(page).toHaveURL(/version=all/);
  await expect(first).toContainText('Also in');
  await page.getByRole('combobox', {name: 'Version'}).selectOption(latest);
  await expect(page).toHaveURL(new RegExp(`version=${latest}`));
  await expect(first.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/developers/operations-api/nosql-operations',
  );
});
