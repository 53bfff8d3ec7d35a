import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {projectCopies} from '../support';
import {SearchModal} from './search/search-modal';
import {builds, portOf} from './support/builds';
import {differencesOf, looksOf} from './support/looks';
import {slowness} from './support/pace';
import {pageKinds} from './support/page-kinds';
import {expect, hydrated, test} from './support/test';
import {versionMenu} from './support/version-menu';

// `npm start`, in a copy of the project, so that the edited page is nobody's work.
const PORT = portOf(20);
const SITE = `http://localhost:${PORT}`;
const copies = projectCopies();
let server: ChildProcess & {directory: string};
let started: number;

test.describe.configure({mode: 'serial', timeout: 120_000});

test.beforeAll(() => {
  const directory = copies.make();
  started = Date.now();
  // What npm runs, without npm between us and the process to end.
  const child = spawn('node_modules/.bin/docusaurus', ['start', '--port', String(PORT), '--no-open'], {
    cwd: directory,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: 'development'},
  });
  server = Object.assign(child, {directory});
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  copies.remove();
});

const statusOfDocs = () =>
  fetch(`${SITE}/docs`).then(
    ({status}) => status,
    () => 0,
  );

test('npm start shows the first page within 20 seconds', async ({page}) => {
  await expect.poll(statusOfDocs, {timeout: 60_000, intervals: [100]}).toBe(200);
  await page.goto(SITE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation', {timeout: 60_000});
  await expect(page).toHaveURL(`${SITE}/docs`);
  const elapsed = Date.now() - started;
  expect(elapsed).toBeLessThan(20_000 * slowness());
});

// A kind that has to be spoiled first, or is told by its error, has no page of its own to compile.
const kinds = pageKinds.filter(({visit, problems}) => !visit && !problems);

test('every kind of page looks as it does when published, the first time and later', async ({page, browser}) => {
  test.setTimeout(240_000);
  const published = await browser.newPage();
  const softly = expect.configure({soft: true});
  for (const [index, kind] of kinds.entries()) {
    await published.goto(builds.published.url + kind.address);
    await hydrated(published);
    await kind.ready?.(published);
    const expected = await looksOf(published);
    const byAddress = () => page.goto(SITE + kind.address);
    const byLink = () => followTo(page, kind.address);
    // Styles that come with a page are missing, if at all, when it is shown for the first time: half of the kinds are
    // reached by a link then.
    for (const visit of index % 2 === 0 ? [byAddress, byLink] : [byLink, byAddress]) {
      await visit();
      await kind.ready?.(page);
      const name = `${kind.name}, ${visit === byLink ? 'by a link' : 'by its address'}`;
      const differences = async () => differencesOf(await looksOf(page), expected).slice(0, 10);
      await softly.poll(differences, {message: name, timeout: 5000}).toEqual([]);
    }
  }
  await published.close();
});

test('the landing page is the same picture as the published one', async ({page, browser}, testInfo) => {
  const published = await browser.newPage({viewport: {width: 1280, height: 800}});
  const pictureOf = async (view: typeof page, site: string) => {
    await view.goto(`${site}/docs`);
    await expect(view.getByRole('heading', {level: 1})).toBeVisible();
    await view.evaluate(() => document.fonts.ready);
    return view.screenshot({animations: 'disabled'});
  };
  const name = 'landing-as-published.png';
  const file = testInfo.snapshotPath(name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, await pictureOf(published, builds.published.url));
  await published.close();
  try {
    expect(await pictureOf(page, SITE)).toMatchSnapshot(name, {maxDiffPixelRatio: 0.005});
  } finally {
    rmSync(file);
  }
});

/** Goes to a page from another one within the running site. */
async function followTo(page: Page, address: string): Promise<void> {
  const start = '/fabric/create-organization';
  await page.goto(SITE + start);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // What a click on a link does, since no page links to every kind.
  await page.evaluate((to) => {
    history.pushState({key: 'clicked'}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'clicked'}}));
  }, address);
  await expect(page).toHaveURL(SITE + address);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('it serves the working copy as Next beside the latest version', async ({page}) => {
  await page.goto(`${SITE}/docs`);
  await versionMenu(page).button.click();
  await expect(versionMenu(page).list.getByRole('link')).toHaveText(['Next', `${versions[0]} latest`, 'All releases']);
  await page.goto(`${SITE}/docs/next/getting-started/installation`);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version Next · See this page in ${versions[0]}`);
});

test('keyword search, a question and the search page work', async ({page}) => {
  await page.goto(`${SITE}/docs`);
  const modal = await SearchModal.on(page);
  await modal.field.fill('search_by_conditions');
  // The first search makes the index.
  await expect(modal.status).toHaveText(/result/, {timeout: 60_000});
  await expect(modal.hits.first()).toHaveAttribute('href', /nosql-operations/);
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
  await page.goto(`${SITE}/search?q=sharding`);
  await expect(page.getByRole('article').first()).toContainText('Sharding');
});

test('pages are compiled when they are opened, and are there on going back', async ({page}) => {
  await page.goto(`${SITE}/docs/next/developers/rest`);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('REST interface');
  await page.locator('.pagination-nav__link--next').click();
  await expect(title).not.toHaveText('REST interface');
  const next = await title.textContent();
  await page.goto(`${SITE}/release-notes`);
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(String(next));
});

test('a mistake in a page is shown until it is mended', async ({page, expectProblem}) => {
  expectProblem(/Module build failed|Errors while compiling/);
  const file = join(server.directory, 'docs/developers/real-time.md');
  const text = readFileSync(file, 'utf8');
  const title = page.getByRole('heading', {level: 1});
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').getByText('URL `./nowhere.md`').first();
  writeFileSync(file, `${text}\n[Nowhere](./nowhere.md)\n`);
  await page.goto(`${SITE}/docs/next/developers/real-time`);
  await expect(overlay).toBeVisible();
  writeFileSync(file, text);
  await expect(overlay).toBeHidden();
  await expect(title).toBeVisible();
  // Once more, now in a page that has been shown.
  writeFileSync(file, `${text}\n[Nowhere](./nowhere.md)\n`);
  await expect(overlay).toBeVisible();
  writeFileSync(file, text);
  await expect(overlay).toBeHidden();
  await expect(title).toBeVisible();
});

test('an edited page is shown in under 2 seconds after a save', async ({page}) => {
  await page.goto(`${SITE}/docs/next/getting-started/installation`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The first change compiles what later ones reuse.
  for (const [sentence, limit] of [
    ['Saved once.', 10_000],
    ['Saved twice.', 2000],
  ] as const) {
    const {directory} = server;
    const saved = Date.now();
    appendFileSync(join(directory, 'docs/getting-started/installation.md'), `\n${sentence}\n`);
    await expect(page.getByText(sentence)).toBeVisible({timeout: 10_000 * slowness()});
    const elapsed = Date.now() - saved;
    expect(elapsed).toBeLessThan(limit * slowness());
  }
});
