import type {Page} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {scripts} from '../../package.json';
import versions from '../../versions.json';
import {projectCopies} from '../support';
import {expect, test} from './support/test';
import {versionMenu} from './support/version-menu';

// `npm start`, in a copy of the project, so that the edited page is nobody's work.
const PORT = 4320;
const SITE = `http://localhost:${PORT}`;
const copies = projectCopies();
const LIMIT = 20_000;
let server: ChildProcess & {directory: string};

test.describe.configure({mode: 'serial', timeout: 150_000});

/** What npm runs, in a new copy, without npm between us and the process to end. */
function start() {
  const directory = copies.make();
  const [, ...command] = scripts.start.split(' ');
  const started = spawn(process.execPath, [...command, '--port', String(PORT), '--no-open'], {
    cwd: directory,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: 'development'},
  });
  server = Object.assign(started, {directory});
}

async function stop() {
  server.kill();
  await once(server, 'exit');
}

test.afterAll(async () => {
  await stop();
  copies.remove();
});

const statusOfDocs = () =>
  fetch(`${SITE}/docs`).then(
    ({status}) => status,
    () => 0,
  );

async function firstPage(page: Page): Promise<number> {
  const before = Date.now();
  start();
  await expect.poll(statusOfDocs, {timeout: 60_000, intervals: [100]}).toBe(200);
  await page.goto(SITE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation', {timeout: 60_000});
  await expect(page).toHaveURL(`${SITE}/docs`);
  return Date.now() - before;
}

test('npm start shows the first page within 20 seconds', async ({page, expectProblem}) => {
  // The first server takes its socket for live updates with it.
  expectProblem(/WebSocket|ERR_CONNECTION/);
  let time = await firstPage(page);
  // A machine that others use may be slow once; the better of two starts counts.
  if (time >= LIMIT) {
    await page.goto('about:blank');
    await stop();
    time = Math.min(time, await firstPage(page));
  }
  expect(time).toBeLessThan(LIMIT);
});

test('it serves the working copy as Next beside the latest version', async ({page}) => {
  await page.goto(`${SITE}/docs`);
  await versionMenu(page).button.click();
  await expect(versionMenu(page).list.getByRole('link')).toHaveText(['Next', `${versions[0]} latest`, 'All releases']);
  await page.goto(`${SITE}/docs/next/getting-started/installation`);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version Next · See this page in ${versions[0]}`);
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
