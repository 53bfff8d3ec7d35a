import {dirname} from 'node:path';
import type {Page} from '@playwright/test';
import {isSameDocument, markDocument, saveData} from './support/actions';
import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, hydrated, interceptFromStart, open, quiet, test} from './support/test';
import {chooseVersion, expectPageVersion} from './support/version-menu';
import {lacking, latest, older} from './support/versions';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const area = (page: Page, name: string) =>
  page.getByLabel('Main', {exact: true}).getByRole('link', {name, exact: true});
const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true});

/** Names of the chunks that have run. */
const chunks = (page: Page) =>
  page.evaluate(() => {
    const {webpackChunkharper_documentation: loaded = []} = window as unknown as {
      webpackChunkharper_documentation?: [string[]][];
    };
    return loaded.flatMap(([names]) => names);
  });

// Everything must work with the tables, under a path, and with Docusaurus' own files when the tables cannot be made.
for (const [name, {url}] of Object.entries({
  'with tables': builds.published,
  'with tables under a path': builds.settings,
  'without tables': builds.whole,
})) {
  test.describe(name, () => {
    const isSettings = url === builds.settings.url;
    if (isSettings) test.beforeEach(({context}) => answerAnalyticsTag(context));

    test('clicks, back and forward stay in the document, within a section and across', async ({page}) => {
      await open(page, `${url}/docs/developers/operations-api/jobs`);
      await markDocument(page);
      await sidebarLink(page, 'Log operations').click();
      await expect(page).toHaveURL(`${url}/docs/developers/operations-api/logs`);
      await area(page, 'Fabric').click();
      await expect(heading(page)).toHaveText('Fabric Studio');
      await area(page, 'Release notes').click();
      await expect(heading(page)).toHaveText('Release notes');
      await page.goBack();
      await expect(heading(page)).toHaveText('Fabric Studio');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${url}/docs/developers/operations-api/jobs`);
      await expect(heading(page)).toHaveText('Jobs');
      await page.goForward();
      await page.goForward();
      await page.goForward();
      await expect(heading(page)).toHaveText('Release notes');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('pointing at a link loads its page, in a section that was not entered as well', async ({page}) => {
      test.slow();
      await interceptFromStart(page);
      await open(page, `${url}/docs/developers/operations-api/jobs`);
      await markDocument(page);
      for (const link of [sidebarLink(page, 'Log operations'), area(page, 'Fabric')]) {
        await link.hover();
        await quiet(page);
      }
      // From here on nothing can be loaded.
      await page.route(/\/assets\//, (route) => route.abort('aborted'));
      await area(page, 'Fabric').click();
      await expect(heading(page)).toHaveText('Fabric Studio');
      await page.goBack();
      await sidebarLink(page, 'Log operations').click();
      await expect(heading(page)).toHaveText('Logs');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('without prefetching, a click loads what is missing', async ({page}) => {
      await saveData(page);
      await open(page, `${url}/fabric`);
      await markDocument(page);
      await area(page, 'Release notes').click();
      await expect(heading(page)).toHaveText('Release notes');
      await area(page, 'Documentation').click();
      await expect(heading(page)).toHaveText('Harper documentation');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('a missing page is told within a section and outside', async ({page, expectProblem}) => {
      expectProblem(/404/);
      for (const address of ['/docs/developers/no-such-page', '/no-such-area']) {
        await page.goto(url + address);
        await hydrated(page);
        await expect(heading(page)).toHaveText('Page not found');
      }
      await area(page, 'Fabric').click();
      await expect(heading(page)).toHaveText('Fabric Studio');
    });

    // With the hosted search, search/algolia.spec.ts does the same.
    if (!isSettings) {
      test('the search page leads to its results', async ({page}) => {
        await open(page, `${url}/search?q=real-time`);
        await markDocument(page);
        await page.getByRole('article').first().getByRole('link').first().click();
        await expect(page).toHaveURL(/\/docs\//);
        await expect(page.locator('.theme-doc-markdown')).toBeVisible();
        expect(await isSameDocument(page)).toBe(true);
      });
    }
  });
}

// With tables, versions.spec.ts has more of this.
test('without tables, the versions of a page know each other, and the nearest stands in for one that is missing', async ({
  page,
}) => {
  const {url} = builds.whole;
  await open(page, `${url}/docs/${older}/developers/operations-api/jobs`);
  await markDocument(page);
  await chooseVersion(page, latest);
  await expect(page).toHaveURL(`${url}/docs/developers/operations-api/jobs`);
  await chooseVersion(page, older);
  await expect(page).toHaveURL(`${url}/docs/${older}/developers/operations-api/jobs`);
  await expectPageVersion(page, older);
  expect(await isSameDocument(page)).toBe(true);
  await open(page, `${url}/docs/${lacking.page}`);
  await chooseVersion(page, lacking.version);
  await expect(page).toHaveURL(new RegExp(String.raw`/docs/${lacking.version}/${dirname(lacking.page)}\?instead-of=`));
  await chooseVersion(page, latest);
  await expect(page).toHaveURL(`${url}/docs/${lacking.page}`);
});

test('only the table of a version has to be there to go to another, and its own first page is meant outside', async ({
  page,
}) => {
  await open(page, `/docs/${older}/developers/operations-api/jobs`);
  await markDocument(page);
  await chooseVersion(page, latest);
  await expect(page).toHaveURL('/docs/developers/operations-api/jobs');
  await area(page, 'Fabric').click();
  await expect(heading(page)).toHaveText('Fabric Studio');
  await chooseVersion(page, older);
  await expect(page).toHaveURL(`/docs/${older}`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a section is loaded when it is entered or pointed at, with the page that is meant', async ({page}) => {
  await saveData(page);
  await open(page, '/docs/developers/operations-api/jobs');
  const atFirst = await chunks(page);
  expect(atFirst).toContain('pages-of-docs');
  expect(atFirst).not.toContain('pages-of-fabric');
  await area(page, 'Fabric').click();
  await expect(heading(page)).toHaveText('Fabric Studio');
  expect(await chunks(page)).toContain('pages-of-fabric');
});

test('pointing at a link into another section runs its table and its page', async ({page}) => {
  await open(page, '/docs/developers/operations-api/jobs');
  expect(await chunks(page)).not.toContain('pages-of-fabric');
  const html = await (await page.request.get('/fabric')).text();
  const needed = [...html.matchAll(/<link rel=preload as=script href=\/assets\/js\/([^.]+)\./g)].map(
    ([, name]) => name,
  );
  expect(needed).toContain('pages-of-fabric');
  // The layout, the table and the page.
  expect(needed.length).toBeGreaterThanOrEqual(3);
  await area(page, 'Fabric').hover();
  await expect.poll(() => chunks(page)).toEqual(expect.arrayContaining(needed));
});

test('the head names each script that the page needs, and no other', async ({page}) => {
  await saveData(page);
  for (const address of [
    '/docs',
    '/docs/developers/operations-api/jobs',
    '/release-notes/v4-tucker/4.7.3',
    '/fabric',
  ]) {
    await open(page, address);
    await quiet(page);
    const named = await page
      .locator('link[rel=preload][as=script]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    const names = named.map((path) => /^\/assets\/js\/(.+)\.[0-9a-f]+\.js$/.exec(path)?.[1]);
    // The layout, the table and the page.
    expect(names.length, address).toBeGreaterThanOrEqual(3);
    const run = (await chunks(page)).filter((name) => name !== 'main');
    expect(new Set(names), address).toEqual(new Set(run));
  }
});
