// cspell:ignore requestqueue queuelimit requestqueuelimit
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {expect, open, test} from './support/test';
import {latest} from './support/versions';
import {expectSound} from './support/violations';

const PAGE = '/docs/availability';
const oldest = versions.at(-1)!;
// By their elements: on a page of ten thousand cells, roles and names take seconds to look for.
const rows = (page: Page) => page.locator('main tbody tr');
const row = (page: Page, name: string) =>
  rows(page).filter({
    has: page.locator('th[scope=row]', {hasText: new RegExp(`^${name.replaceAll('.', String.raw`\.`)}`)}),
  });

test('states differ, the matrix narrows while typing, the address keeps it, and a cell leads to its section', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.getByText(/^\d{3,4} entries$/)).toBeVisible();
  // Each state has a color and a sign of its own, and what is as before stays quiet.
  const looks = await page.evaluate(() =>
    ['same', 'changed', 'deprecated', 'removed'].map((state) => {
      const cell = document.querySelector(`main td[class*="${state}"]`)!;
      const shown = cell.querySelector('a') ?? cell;
      const {color, fontWeight} = getComputedStyle(shown);
      return {color, fontWeight, sign: getComputedStyle(shown, '::before').content};
    }),
  );
  expect(new Set(looks.map(({color}) => color)).size).toBe(4);
  expect(new Set(looks.map(({sign}) => sign)).size).toBe(4);
  expect(looks.every(({sign}) => sign !== 'none' && !sign.startsWith('""'))).toBe(true);
  expect(looks.map(({fontWeight}) => fontWeight)[0]).toBe('400');

  await page.getByLabel('Find by name').fill('no such thing');
  await expect(page.getByText('No matches.', {exact: false})).toBeVisible();
  await page.getByLabel('Find by name').fill('HTTP_REQUESTQUEUE');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=HTTP_REQUESTQUEUE$/);
  await page.getByLabel('Find by name').fill('queuelimit');
  await expect(page).toHaveURL(/\?q=queuelimit$/);
  await expect(row(page, 'http.requestQueueLimit').locator('td')).toContainText([
    'yes',
    'since 4.6.8',
    'since 4.5.26',
    '-',
  ]);
  await row(page, 'http.requestQueueLimit').locator('a', {hasText: 'since 4.6.8'}).click();
  await expect(page).toHaveURL(/\/docs\/4\.6\/deployments\/configuration#http-requestqueuelimit$/i);
  await expect(page.locator('#http-requestqueuelimit')).toBeInViewport();
  await page.goBack();
  await expect(page.getByLabel('Find by name')).toHaveValue('queuelimit');
});

test('a long list of parameters is folded', async ({page}) => {
  await open(page, `${PAGE}?q=add_role`);
  const parts = row(page, 'add_role').locator('details');
  const one = parts.getByText('permission.super_user', {exact: true});
  await expect(parts.locator('summary')).toHaveText(/^with \d{2} parameters$/);
  await expect(one).toBeHidden();
  await parts.locator('summary').click();
  await expect(one).toBeVisible();
});

test('the versions stay in sight at the end of a long table', async ({page}) => {
  await open(page, `${PAGE}?kind=key`);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.locator('thead th[scope=col]', {hasText: latest})).toBeInViewport();
  await expect(page.locator('thead th[scope=col]', {hasText: oldest})).toBeInViewport();
});

test('an address names kind and version, and the keyboard changes them', async ({page}) => {
  await open(page, `${PAGE}?kind=variable&version=4.4-changes`);
  await expect(row(page, 'HDB_CLONE_CLUSTERING_HOST')).toContainText('renamed to REPLICATION_HOSTNAME');
  await open(page, `${PAGE}?kind=key&version=4.7-changes`);
  await expect(page.getByLabel('Type')).toHaveValue('key');
  await expect(row(page, 'ignoreScripts')).toContainText('removed');
  await expect(page.locator('main h2')).toHaveText(/^Configuration keys/);
  await page.getByLabel('Type').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Version', {exact: true})).toBeFocused();
  await page.getByLabel('Version', {exact: true}).selectOption(oldest);
  await expect(page).toHaveURL((url) => url.search === `?kind=key&version=${oldest}`);
  await expect(row(page, 'http.mtls.certificateVerification')).toHaveCount(0);
  await page.getByLabel('Type').selectOption('parameter');
  await page.getByLabel('Version', {exact: true}).selectOption('');
  await page.getByLabel('Find by name').fill('template add_component');
  await expect(rows(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 800}});

  test('the matrix fits, and axe finds nothing', async ({page}) => {
    await open(page, `${PAGE}?kind=global`);
    await expect(page.locator('main h2')).toHaveCount(1);
    await expectSound(page);
  });

  test('a name is a card with all versions, nothing scrolls sideways, and the downloads are files', async ({
    page,
    request,
  }) => {
    await open(page, `${PAGE}?q=createBlob`);
    await expect(rows(page)).toHaveCount(1);
    const cells = await rows(page)
      .first()
      .locator('td')
      .evaluateAll((all) =>
        all.map((cell) => ({
          right: cell.getBoundingClientRect().right,
          label: getComputedStyle(cell, '::before').content,
        })),
      );
    expect(cells).toHaveLength(versions.length);
    expect(cells.every(({right}) => right <= 375)).toBe(true);
    expect(cells[0]!.label).toContain(latest);
    await expect(page.getByRole('group', {name: 'Table, scrolls'})).toHaveCount(0);

    const address = (name: string) => page.locator('main a', {hasText: new RegExp(`^${name}$`)}).getAttribute('href');
    expect(await (await request.get((await address('CSV'))!)).text()).toContain('Global variables,createBlob,');
    const {features} = (await (await request.get((await address('JSON'))!)).json()) as {features: {name: string}[]};
    expect(features.map(({name}) => name)).toContain('createBlob');
  });
});

test('a page marks what is younger, with the patch', async ({page}) => {
  await open(page, '/docs/reference/globals');
  await expect(page.locator('#server-resources + p')).toHaveText('since 4.5.10');
});
