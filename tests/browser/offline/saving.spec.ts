import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {lacking, latest} from '../support/versions';
import {SearchModal} from '../search/search-modal';
import {hydrated} from '../support/test';
import {violationsOn} from '../support/violations';
import {builds} from '../support/builds';
import {filesInPage} from '../../../src/features/offline/shared/files-in-page';
import type {FileList, ListedFile} from '../../../src/features/offline/shared/offline-index';
import {cachesOf, expect, test, type Site} from '../support/site';

/** A version is saved for offline reading on the page of preferences. */

// A trace would hold every file that is saved.
test.use({serviceWorkers: 'allow', trace: 'off'});

/** A version that all builds of the tests have, and that is not the latest: a page of it was never opened. */
const VERSION = lacking.version;
const UNREAD = `/docs/${VERSION}/developers/rest`;

const row = (page: Page, version: string): Locator =>
  page
    .getByRole('listitem')
    .filter({has: page.locator('strong', {hasText: new RegExp(`^${version.replace('.', '\\.')}$`)})});
const button = (page: Page, label: string) => row(page, VERSION).getByRole('button', {name: `${label} ${VERSION}`});
const saved = (page: Page) => page.getByRole('status').filter({hasText: `${VERSION} is saved for offline reading.`});

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/preferences#offline`);
  await hydrated(page);
  await expect(row(page, latest)).toBeVisible();
}

/** Lists fewer pages of the version, and none of the scripts that only the others are shown with. */
function shorten(site: Site, pages: number): void {
  const filesOf = ([address]: ListedFile) =>
    filesInPage(readFileSync(join(builds.published.directory, `${address}.html`), 'utf8'));
  site.change(`/offline/${VERSION}.json`, (text) => {
    const list = JSON.parse(text) as FileList;
    const isKept = ([address]: ListedFile, position: number) => position < pages || address === UNREAD;
    const kept = list.pages.filter(isKept);
    const others = new Set(list.pages.filter((file, position) => !isKept(file, position)).flatMap(filesOf));
    for (const file of kept.flatMap(filesOf)) others.delete(file);
    const isNeeded = ([address]: ListedFile) => /\/assets\/|\/js\//.test(address) && !others.has(address);
    return JSON.stringify({...list, pages: kept, files: list.files.filter(isNeeded)});
  });
}

async function saveVersion(page: Page, url: string): Promise<void> {
  await openList(page, url);
  await button(page, 'Save for offline reading').click();
  await expect(saved(page)).toBeVisible({timeout: 40_000});
}

test('a version is saved whole, is read and searched without a host, and is removed', async ({page, site}) => {
  // All files of a version.
  test.slow();
  await openList(page, site.url);
  // The dialog says beforehand how much it takes.
  await expect(row(page, VERSION)).toContainText(/\d+\.\d MB download, \d+\.\d MB on disk/);
  expect(await violationsOn(page)).toEqual([]);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar) seen.push(bar.value);
    }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  });
  const save = button(page, 'Save for offline reading');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible({timeout: 40_000});
  const seen = await page.evaluate(() => (window as unknown as {seen: number[]}).seen);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.every((value, position) => value >= (seen[position - 1] ?? 0))).toBe(true);
  await expect(button(page, 'Remove')).toBeFocused();
  await expect(row(page, VERSION)).toContainText(/Saved \w{3} \d+, \d{4}, \d+\.\d MB/);

  await site.takeAway();
  await page.goto(site.url + UNREAD);
  await hydrated(page);
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', VERSION);
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await modal.field.fill('insert records');
  await expect(modal.status).toHaveText(/\d+\+? results/);
  // With the texts of pages.
  await expect(modal.dialog.locator('mark').first()).toBeVisible();
  await modal.hits.first().click();
  await expect(page).not.toHaveURL(site.url + UNREAD);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('You’re offline');

  await page.goto(`${site.url}/preferences#offline`);
  await hydrated(page);
  await expect(page.getByText('You’re offline. Reconnect to save more versions.')).toBeVisible();
  await button(page, 'Remove').click();
  await expect(page.getByRole('status').filter({hasText: `${VERSION} is removed from this device.`})).toBeVisible();
  expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([]);
  await page.goto(site.url + UNREAD);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('You’re offline');
});

test('when the host goes away meanwhile, what is there stays, and saving continues from it', async ({page, site}) => {
  await openList(page, site.url);
  await button(page, 'Save for offline reading').click();
  await expect(row(page, VERSION)).toContainText(/Saving: [1-9]/);
  await site.takeAway();
  await expect(page.getByRole('status').filter({hasText: 'couldn’t be saved completely'})).toBeVisible();
  await expect(row(page, VERSION)).toContainText('Partially saved');
  await site.bringBack();
  await page.reload();
  await hydrated(page);
  const before = site.asked.length;
  const there = await keptFiles(page);
  expect(there).toBeGreaterThan(0);
  await button(page, 'Continue').click();
  await expect(saved(page)).toBeVisible({timeout: 40_000});
  // Files that were there are not requested again; the record is no file of the host.
  const whole = (await keptFiles(page)) - 1;
  expect(site.asked.slice(before).filter((path) => path.startsWith('/docs')).length).toBeLessThanOrEqual(whole - there);
});

/** The number of files in the caches of saved versions. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('saved'));
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.reduce((total, count) => total + count, 0);
  });
}

test('a newer edition is offered for a saved version, and is not mixed with it', async ({page, site}) => {
  shorten(site, 20);
  await saveVersion(page, site.url);
  const former = (await cachesOf(page)).find((name) => name.includes('saved'));
  site.deploy(builds.whole.directory);
  await page.reload();
  await hydrated(page);
  await expect(row(page, VERSION)).toContainText('An update is available.');
  // Nothing is fetched unless asked for.
  expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([former]);
  await button(page, 'Update').click();
  await expect(saved(page)).toBeVisible({timeout: 40_000});
  await expect(button(page, 'Update')).toHaveCount(0);
  const left = (await cachesOf(page)).filter((name) => name.includes('saved'));
  expect(left).toHaveLength(1);
  expect(left).not.toEqual([former]);
  await site.takeAway();
  await page.goto(site.url + UNREAD);
  await hydrated(page);
});

test('a deployment while a version is saved is noticed, and nothing of two editions is left', async ({page, site}) => {
  await openList(page, site.url);
  site.deploy(builds.whole.directory);
  await button(page, 'Save for offline reading').click();
  await expect(page.getByRole('status').filter({hasText: 'was updated while'})).toBeVisible();
  await expect(button(page, 'Save for offline reading')).toBeVisible();
  expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([]);
});

test('without room, the list says so and nothing is downloaded', async ({page, site}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({quota: 1_000_000, usage: 0});
  });
  await openList(page, site.url);
  await button(page, 'Save for offline reading').click();
  await expect(page.getByRole('status').filter({hasText: 'There isn’t enough space'})).toBeVisible();
  expect(site.asked.filter((path) => path.startsWith(`/docs/${VERSION}`))).toEqual([]);
});

test.describe('where the browser keeps nothing', () => {
  test.use({serviceWorkers: 'block'});

  test('the page says why', async ({page, site}) => {
    await page.goto(`${site.url}/preferences#offline`);
    await expect(page.getByText('This browser can’t save docs for offline reading.')).toBeVisible();
  });
});
