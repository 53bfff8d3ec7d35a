import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {testBuilds} from '../../scripts/builds';
import {carryAssets, readerOf} from '../../scripts/hosting/carry-assets';
import versions from '../../versions.json';
import {isSameDocument, markDocument, saveData} from './support/actions';
import {builds} from './support/builds';
import {SearchModal} from './search/search-modal';
import {expect, hydrated, interceptFromStart, open, test} from './support/test';

/**
 * A reader has a page open while the site is deployed anew. Two builds that differ in most of their scripts stand for the two
 * deployments; the second one has its search index under other names as well.
 */
const former = builds.published.directory;

let folder: string;
let server: Server;
let url: string;
let deployed: string;
/** Folder of a deployment before, whose hashed files are there as well. */
let carriedFrom: string | undefined;

/** The second deployment, with or without the files of the first. */
async function makeDeployment(name: string, carries: boolean): Promise<string> {
  const outDir = join(folder, name);
  // Links to the files: only what is added or renamed differs.
  execFileSync('cp', ['-al', builds.whole.directory, outDir]);
  for (const shard of readdirSync(join(outDir, 'search-index'))) {
    renameSync(join(outDir, 'search-index', shard), join(outDir, 'search-index', renamed(shard)));
  }
  const manifest = readFileSync(join(outDir, 'search-index.json'), 'utf8');
  rmSync(join(outDir, 'search-index.json'));
  writeFileSync(join(outDir, 'search-index.json'), renamed(manifest));
  if (!carries) return outDir;
  const first = join(folder, 'first');
  if (!existsSync(first)) execFileSync('cp', ['-al', former, first]);
  const options = {
    hashedFolders: ['assets', 'search-index'],
    keep: 3,
    now: new Date(),
    cacheDir: join(folder, 'cache'),
  };
  await carryAssets(readerOf(join(folder, 'nothing')), {...options, outDir: first});
  const {carried} = await carryAssets(readerOf(first), {...options, outDir});
  expect(carried).toBeGreaterThan(50);
  return outDir;
}

function renamed(text: string): string {
  return text.replaceAll(/\.[0-9a-f]{10}(?="|$)/g, '.0000000000');
}

async function openBefore(page: Page): Promise<void> {
  deployed = former;
  carriedFrom = undefined;
  // Nothing is fetched ahead, so that a click has to.
  await saveData(page);
  await open(page, `${url}/fabric`);
  await markDocument(page);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const modal = new SearchModal(page);
  await modal.field.fill('replication');
  await expect(modal.status).toHaveText(/\d+ results/);
}

const link = (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Grafana integration'});
const note = (page: Page) => page.getByRole('status').filter({hasText: 'has been updated'});

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-deployments-'));
  server = createServer((request, response) => {
    const serve = (directory: string, orElse: () => void) =>
      sirv(directory, {dev: true, extensions: ['html']})(request, response, orElse);
    const notFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(join(deployed, '404.html')));
    };
    const isCarried = carriedFrom !== undefined && request.url?.startsWith('/assets/');
    serve(deployed, isCarried ? () => serve(carriedFrom!, notFound) : notFound);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

test('with the files of before, the page goes on as if nothing had happened', async ({page}) => {
  const next = await makeDeployment('carried', true);
  await openBefore(page);
  deployed = next;
  await link(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await search(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(note(page)).toHaveCount(0);
});

test('without them, a click loads the next page anew, and says why', async ({page, expectProblem}) => {
  expectProblem(/404|ChunkLoadError|Loading chunk/);
  const next = await makeDeployment('alone', false);
  await openBefore(page);
  deployed = next;
  await link(page).click();
  // The address is the next page's at once, when the page before is still there.
  await expect(note(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}/fabric/grafana-integration`);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('button', {name: 'Close', exact: true}).last().click();
  await expect(note(page)).toHaveCount(0);
  // It is told once.
  await page.reload();
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
});

test('the search finds its index under the name of now', async ({page, expectProblem}) => {
  expectProblem(/404/);
  const next = await makeDeployment('without-index', true);
  for (const shard of readdirSync(join(next, 'search-index'))) {
    if (shard !== renamed(shard)) rmSync(join(next, 'search-index', shard), {recursive: true});
  }
  await openBefore(page);
  deployed = next;
  await search(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('when the code of the answers is gone, the page is loaded anew and asks what was asked', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|ChunkLoadError|Loading chunk/);
  await interceptFromStart(page);
  await openBefore(page);
  await page.keyboard.press('/');
  const modal = new SearchModal(page);
  await modal.field.fill('How do I set up replication?');
  let isLoadedAnew = false;
  page.on('request', (request) => {
    isLoadedAnew ||= request.isNavigationRequest();
  });
  await page.route('**/search-answers.*.js', (route) =>
    isLoadedAnew ? route.continue() : route.fulfill({status: 404, body: ''}),
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('How do I set up replication?');
  expect(await isSameDocument(page)).toBe(false);
  // Asked once: the next time that the search is opened, it is the search.
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(modal.field).toBeFocused();
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('a result that leads to a page which came with the deployment is loaded from the host', async ({page}) => {
  // The other build has few versions.
  const brought = versions.find((version) => !testBuilds.whole.env.DOCS_VERSIONS.split(',').includes(version))!;
  deployed = builds.whole.directory;
  await open(page, `${url}/fabric`);
  await markDocument(page);
  deployed = former;
  carriedFrom = builds.whole.directory;
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, `/docs/${brought}`);
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', brought);
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('when the code of the search is gone, the page is loaded anew with what was typed', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|ChunkLoadError|Loading chunk/);
  await interceptFromStart(page);
  await openBefore(page);
  // The first script that is asked for is gone, and stays so while the page asks again.
  let gone: string | undefined;
  let isLoadedAnew = false;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => {
    isLoadedAnew ||= request.isNavigationRequest();
  });
  await page.route('**/assets/js/**', async (route) => {
    const address = route.request().url();
    gone ??= address;
    if (address !== gone || isLoadedAnew) return route.continue();
    await isReleased;
    return route.fulfill({status: 404, body: ''});
  });
  await page.keyboard.press('/');
  await expect(page.getByRole('status', {name: 'Loading the search'})).toBeVisible();
  await page.keyboard.type('repl');
  release();
  const {field} = new SearchModal(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('repl');
  expect(await isSameDocument(page)).toBe(false);
});
