import type {Page} from '@playwright/test';
import {testBuilds} from '../../scripts/builds';
import versions from '../../versions.json';
import {isSameDocument, markDocument, saveData} from './support/actions';
import {builds} from './support/builds';
import {SearchModal} from './search/search-modal';
import {expect, test, type Site} from './support/site';
import {hydrated, interceptFromStart, open} from './support/test';

/**
 * A reader has a page open while the site is deployed anew. Two builds that differ in most of their scripts stand for the two
 * deployments.
 */
const NEXT = builds.whole.directory;
/** Folders with a hash in the names of their files. */
const ASSETS = /^\/assets\//;
const NONE = /^$/;

async function openBefore(page: Page, site: Site): Promise<void> {
  // Nothing is fetched ahead, so that a click has to.
  await saveData(page);
  await open(page, `${site.url}/fabric`);
  await markDocument(page);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const modal = new SearchModal(page);
  await modal.field.fill('replication');
  await expect(modal.status).toHaveText(/\d+\+? results/);
}

const link = (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Grafana integration'});
const note = (page: Page) => page.getByRole('status').filter({hasText: 'was updated'});

test('with the files of before, the page goes on as if nothing had happened', async ({page, site}) => {
  await openBefore(page, site);
  site.deploy(NEXT, {hasOtherIndex: true});
  await link(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await search(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(note(page)).toHaveCount(0);
});

test('without them, a click loads the next page anew, and says why', async ({page, site, expectProblem}) => {
  expectProblem(/404|ChunkLoadError|Loading chunk/);
  await openBefore(page, site);
  site.deploy(NEXT, {keeps: NONE, hasOtherIndex: true});
  await link(page).click();
  // The address is the next page's at once, when the page before is still there.
  await expect(note(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/fabric/grafana-integration`);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('button', {name: 'Close', exact: true}).last().click();
  await expect(note(page)).toHaveCount(0);
  // It is told once.
  await page.reload();
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
});

test('the search finds its index under the name of now', async ({page, site, expectProblem}) => {
  expectProblem(/404/);
  await openBefore(page, site);
  site.deploy(NEXT, {keeps: ASSETS, hasOtherIndex: true});
  await search(page);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('with fewer versions before', () => {
  test.use({firstBuild: NEXT});

  test('a result that leads to a page which came with the deployment is loaded from the host', async ({page, site}) => {
    const brought = versions.find((version) => !testBuilds.whole.env.DOCS_VERSIONS.split(',').includes(version))!;
    await open(page, `${site.url}/fabric`);
    await markDocument(page);
    site.deploy(builds.published.directory, {keeps: ASSETS});
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, `/docs/${brought}`);
    await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', brought);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('when the code of the search is gone, the page is loaded anew with what was typed', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/404|ChunkLoadError|Loading chunk/);
  await interceptFromStart(page);
  await openBefore(page, site);
  // The first script that is asked for is gone, and stays so while the page asks again.
  let gone: string | undefined;
  let isReloaded = false;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route('**/assets/js/**', async (route) => {
    const address = route.request().url();
    gone ??= address;
    if (address !== gone || isReloaded) return route.continue();
    await isReleased;
    return route.fulfill({status: 404, body: ''});
  });
  await page.keyboard.press('/');
  await expect(page.getByRole('status', {name: 'Loading search'})).toBeVisible();
  await page.keyboard.type('repl');
  release();
  const {field} = new SearchModal(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('repl');
  expect(await isSameDocument(page)).toBe(false);
});
