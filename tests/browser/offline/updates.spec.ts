import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {bundleWorker} from '../../../src/features/offline/node/bundle-worker';
import {isSameDocument, markDocument, saveData} from '../support/actions';
import {builds} from '../support/builds';
import {hydrated, open} from '../support/test';
import {violationsOn} from '../support/violations';
import {cachesOf, expect, read, test, untilCached} from '../support/site';

/** The site is deployed anew while a reader has it open, or without a service worker. */

test.use({serviceWorkers: 'allow'});

const PAGE = '/fabric';
const NEXT = '/fabric/grafana-integration';

const note = (page: Page) => page.getByRole('status').filter({hasText: 'A newer edition of this documentation'});
const buildOf = (page: Page) => page.evaluate(() => /runtime~main\.(\w+)\./.exec(document.head.innerHTML)?.[1]);

test('a newer build is offered and never forced, and no page mixes two', async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  // A link to a page that was not fetched ahead.
  expectProblem(/Loading chunk/, {mustCome: false});
  await read(page, site.url + PAGE);
  await page.reload();
  await hydrated(page);
  const former = await buildOf(page);
  await markDocument(page);

  site.deploy(builds.whole.directory);
  const second = await context.newPage();
  await read(second, site.url + NEXT);
  const newer = await buildOf(second);
  expect(newer).not.toBe(former);
  // Loaded from the new deployment, it has nothing to be offered; the page of before has.
  await expect(note(page)).toBeVisible();
  await expect(note(second)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await waiting()).toBe(true);

  await page.getByRole('button', {name: 'Later'}).click();
  await expect(note(page)).toHaveCount(0);

  // Without a host, each page comes with the files of its own build, and a link between two of them mixes nothing.
  await site.takeAway();
  await open(page, site.url + PAGE);
  expect(await buildOf(page)).toBe(former);
  await markDocument(page);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Grafana integration'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await hydrated(page);
  // Prefetched files are of the former build and need no other document; the rest is a page of the newer one.
  const isSame = await isSameDocument(page);
  expect(await buildOf(page)).toBe(isSame ? former : newer);
  expect(await waiting()).toBe(true);
});

test('the reader takes the newer build with one click', async ({page, context, site}) => {
  await read(page, site.url + PAGE);
  await page.reload();
  await hydrated(page);
  const former = await buildOf(page);
  site.deploy(builds.whole.directory);
  const second = await context.newPage();
  await read(second, site.url + NEXT);
  await note(page).waitFor();
  await page.getByRole('button', {name: 'Reload'}).click();
  await expect.poll(() => buildOf(page).catch(() => former)).not.toBe(former);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(false);
  await expect(note(page)).toHaveCount(0);
});

test('a site without a service worker takes the former one away, with all that it kept', async ({page, site}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-worker-'));
  try {
    const file = join(folder, 'service-worker.js');
    await bundleWorker(resolve('src/features/offline/worker/unregister.ts'), file, {});
    await read(page, site.url + PAGE);
    await page.reload();
    await hydrated(page);
    await untilCached(page, site.url + PAGE);
    await page.evaluate(() => caches.open('of another script'));
    site.change('/service-worker.js', () => readFileSync(file, 'utf8'));
    // The pages of such a site register none, like those of a reader who saves data.
    await saveData(page);
    await page.goto(site.url + NEXT);
    await expect.poll(() => cachesOf(page)).toEqual(['of another script']);
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
