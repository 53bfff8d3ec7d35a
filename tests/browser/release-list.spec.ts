import type {Page} from '@playwright/test';
import {feedFormats, feedsOf} from '../../src/features/releases/data/release-feeds';
import {expect, open, test} from './support/test';

const INDEX = '/release-notes';
const SERIES = '/release-notes/v3-monkey';

const find = (page: Page) => page.getByRole('searchbox', {name: 'Find a release by version or keyword'});
const kind = (page: Page) => page.getByRole('combobox', {name: 'Type'});
const count = (page: Page) => page.getByRole('search').getByRole('status');
const list = (page: Page) => page.getByRole('list', {name: 'Releases', exact: true});
const rows = (page: Page) => list(page).getByRole('listitem');

test('a series lists its releases with date, kind and a line each, newest first', async ({page}) => {
  await open(page, SERIES);
  await expect(count(page)).toHaveText('10 releases');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toHaveText(/^3\.3\.0\s*No date\s*minor\s*The structure_user role type/);
  await expect(rows(page).nth(1)).toHaveText(/^3\.2\.1\s*Jun 1, 2022\s*patch/);
  await rows(page).nth(1).getByRole('link', {name: '3.2.1'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('HarperDB 3.2.1');
});

test('words narrow the list as they are typed, the count is announced, and all can be taken back', async ({page}) => {
  await open(page, SERIES);
  await find(page).pressSequentially('3.1 functions');
  await expect(count(page)).toHaveText('1 of 10 releases');
  await expect(rows(page)).toHaveText([/^3\.1\.0/]);
  await find(page).fill('');
  await expect(count(page)).toHaveText('10 releases');

  await find(page).fill('no such thing <b>');
  await expect(count(page)).toHaveText('0 of 10 releases');
  await expect(page.getByText('No matching release.')).toBeVisible();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(find(page)).toHaveValue('');
});

test('the kind narrows the list, together with words, and Back finds both again', async ({page}) => {
  await open(page, SERIES);
  await kind(page).selectOption('Minor');
  await expect(count(page)).toHaveText('3 of 10 releases');
  await expect(page).toHaveURL(`${SERIES}?kind=minor`);
  await find(page).fill('3.1');
  await expect(rows(page)).toHaveText([/^3\.1\.0/]);
  await expect(page).toHaveURL(`${SERIES}?q=3.1&kind=minor`);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('HarperDB 3.1.0');
  await page.goBack();
  await expect(find(page)).toHaveValue('3.1');
  await expect(rows(page)).toHaveText([/^3\.1\.0/]);
});

test('the index lists the releases of every series, and sorts them by date, those without one last', async ({page}) => {
  await open(page, INDEX);
  await expect(count(page)).toHaveText(/^\d{3} releases$/);
  const dates = () => rows(page).evaluateAll((all) => all.map((row) => row.querySelector('time')?.dateTime ?? ''));
  const byNumber = await dates();
  await page.getByRole('combobox', {name: 'Sort by'}).selectOption('Date');
  const byDate = byNumber.toSorted().toReversed();
  expect(byDate).not.toEqual(byNumber);
  await expect.poll(dates).toEqual(byDate);
  await find(page).fill('1.1.0');
  await expect(count(page)).toHaveText(/^1 of \d{3} releases$/);
  await expect(rows(page)).toHaveText([/^1\.1\.0/]);
});

test('a series has one name, in the list of them, in the sidebar, and as a title', async ({page}) => {
  await open(page, INDEX);
  for (const name of ['Version 4: Tucker', 'Version 3: Monkey', 'Version 2: Penny', 'Version 1: Alby']) {
    await expect(page.getByRole('article').locator('h3').getByRole('link', {name, exact: true})).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-menu').getByText(name, {exact: true})).toBeVisible();
  }
  await page.getByRole('article').locator('h3').getByRole('link', {name: 'Version 3: Monkey', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Version 3: Monkey');
});

const typesOf = (page: Page) =>
  page
    .locator('head link[rel=alternate][type]:not([type="text/markdown"])')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('type'), new URL((link as HTMLLinkElement).href).pathname]),
    );
/** The place where the page itself links the feeds. */
const linksOf = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', {name: /^(?:RSS|JSON Feed)$/})
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const feedsAt = (folder: string, slug?: string) => feedsOf(slug).map(({file, type}) => [type, `${folder}/${file}`]);

test('pages of the release notes tell of the feeds and link them, others do not', async ({page}) => {
  const living = '/release-notes/v4-tucker';
  await open(page, living);
  expect(await linksOf(page)).toEqual([`${living}/feed.xml`]);
  expect(await typesOf(page)).toEqual([...feedsAt('/release-notes'), ...feedsAt(living, 'v4-tucker')]);
  await open(page, INDEX);
  expect(await linksOf(page)).toEqual(feedFormats.map(({file}) => `${INDEX}/${file}`));
  expect(await typesOf(page)).toEqual(feedsAt('/release-notes'));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Fabric'}).click();
  await expect(page).toHaveURL(/\/fabric$/);
  await expect.poll(() => typesOf(page)).toEqual([]);
  await open(page, `${SERIES}/3.2.1`);
  expect(await typesOf(page)).toEqual(feedsAt('/release-notes'));
});
