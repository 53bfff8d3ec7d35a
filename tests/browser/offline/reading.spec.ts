import type {Page} from '@playwright/test';
import {saveData} from '../support/actions';
import {answerAnalyticsTag} from '../support/analytics-tag';
import {builds} from '../support/builds';
import {SearchModal} from '../search/search-modal';
import {violationsOn} from '../support/violations';
import {hydrated, open, quiet} from '../support/test';
import {latest} from '../support/versions';
import {cachesOf, expect, read, test, untilCached, type Site} from '../support/site';

/** A reader has pages of the site open or has read some, and the host goes away. */

test.use({serviceWorkers: 'allow'});

const PAGE = '/fabric';
const NEXT = '/fabric/grafana-integration';
const UNREAD = '/fabric/logging';

test('a first visit pays for the worker when it is over, and for nothing else; then it can be read offline', async ({
  page,
  site,
}) => {
  await page.goto(site.url + PAGE);
  // The page is loaded, and the worker waits for three seconds more.
  expect(site.asked.filter((path) => /service-worker|\/offline\b/.test(path))).toEqual([]);
  await hydrated(page);
  await untilCached(page, site.url + PAGE);
  const from = site.asked.indexOf('/service-worker.js');
  const before = new Set(site.asked.slice(0, from));
  const later = site.asked.slice(from).filter((path) => !path.includes('/assets/js/') || before.has(path));
  expect(later).toEqual(['/service-worker.js']);
  // The first page is not taken over.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await site.takeAway();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
  // The only requests to a host that is away are for things that no page needs.
  await page.getByRole('button', {name: /^Version/}).click();
  await expect(page.getByRole('list', {name: 'Versions'})).toBeVisible();
});

test('what was read by following links stays, and what was not is said to be missing', async ({page, site}) => {
  await read(page, site.url + PAGE);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('link', {name: 'Grafana integration'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await untilCached(page, site.url + NEXT);
  await site.takeAway();

  await open(page, `${site.url + NEXT}?from=elsewhere`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await page.goto(site.url + UNREAD);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('You’re offline');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', {name: /^Grafana integration/}).click();
  await hydrated(page);
  await expect(page).toHaveURL(site.url + NEXT);

  await site.bringBack();
  await open(page, site.url + UNREAD);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Logs');
});

test('a reader who comes back has the search of what is read, also offline', searchOffline);

test.describe('without route tables', () => {
  test.use({firstBuild: builds.whole.directory});

  test('a reader who comes back has the search of what is read, also offline', searchOffline);
});

async function searchOffline({page, site}: {page: Page; site: Site}): Promise<void> {
  await read(page, `${site.url}/docs`);
  await page.clock.install();
  await open(page, `${site.url}/docs/developers/rest`);
  await page.clock.runFor(4000);
  await untilCached(page, `${site.url}/docs/developers/rest`);
  await page.clock.runFor(14_000);
  const index = site.url + (await searchIndexOf(site.url));
  await untilCached(page, index);
  await site.takeAway();

  await open(page, `${site.url}/docs/developers/rest`);
  let failed = 0;
  page.on('requestfailed', () => failed++);
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await modal.field.fill('replication');
  await expect(modal.status).toHaveText(/\d+\+? results/);
  // The index is kept, and the texts of pages that were not read are asked for and missing.
  await expect.poll(() => failed).toBeGreaterThan(0);
}

async function searchIndexOf(url: string): Promise<string> {
  const {search} = (await (await fetch(`${url}/offline/index.json`)).json()) as {
    search: {indexes: Record<string, string>};
  };
  return Object.entries(search.indexes).find(([tag]) => tag === `docs-default-${latest}`)![1];
}

test('when the host is there and fails, what was read is shown', async ({page, site}) => {
  await read(page, site.url + PAGE);
  await page.reload();
  await hydrated(page);
  site.fail(503);
  await open(page, site.url + PAGE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
});

test('a reader who saves data pays for nothing', async ({page, site}) => {
  await saveData(page);
  await page.clock.install();
  await open(page, site.url + PAGE);
  await page.clock.runFor(20_000);
  await quiet(page);
  expect(site.asked.filter((path) => /service-worker|keep-reading/.test(path))).toEqual([]);
  expect(await cachesOf(page)).toEqual([]);
});

test.describe('under a base URL', () => {
  test.use({mountedAt: '/manual', firstBuild: builds.settings.directory});

  test.beforeEach(({context}) => answerAnalyticsTag(context));

  test('the worker serves the site and nothing beside it', async ({page, site}) => {
    await read(page, site.url + PAGE);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
    );
    expect(scopes).toEqual(['/manual/']);
    expect((await cachesOf(page)).every((name) => name.startsWith('docs /manual/ '))).toBe(true);
    await site.takeAway();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
  });
});
