import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import versions from '../../versions.json';
import {projectCopies} from '../support';
import {expect, test} from './support/test';
import {versionMenu} from './support/version-menu';

// `npm start`, in a copy of the project, so that the edited page is nobody's work.
const PORT = 4320;
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
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('it serves the working copy as Next beside the latest version', async ({page}) => {
  await page.goto(`${SITE}/docs`);
  await versionMenu(page).button.click();
  await expect(versionMenu(page).list.getByRole('link')).toHaveText(['Next', `${versions[0]} latest`, 'All releases']);
  await page.goto(`${SITE}/docs/next/getting-started/installation`);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version Next · See this page in ${versions[0]}`);
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
    await expect(page.getByText(sentence)).toBeVisible({timeout: 10_000});
    expect(Date.now() - saved).toBeLessThan(limit);
  }
});
