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
let server: ChildProcess;
let started: number;

test.describe.configure({mode: 'serial', timeout: 120_000});

test.beforeAll(() => {
  const directory = copies.make();
  started = Date.now();
  // What npm runs, without npm between us and the process to end.
  const [, ...command] = scripts.start.split(' ');
  server = spawn(process.execPath, [...command, '--port', String(PORT), '--no-open'], {
    cwd: directory,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: 'development'},
  });
  Object.assign(server, {directory});
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  copies.remove();
});

test('npm start shows the first page within 20 seconds', async ({page}) => {
  await expect
    .poll(
      () =>
        fetch(`${SITE}/docs`).then(
          ({status}) => status,
          () => 0,
        ),
      {timeout: 60_000, intervals: [100]},
    )
    .toBe(200);
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

test('an edited page is shown in under 2 seconds after a save', async ({page}) => {
  await page.goto(`${SITE}/docs/next/getting-started/installation`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The first change compiles what later ones reuse.
  for (const [sentence, limit] of [
    ['Saved once.', 10_000],
    ['Saved twice.', 2000],
  ] as const) {
    const {directory} = server as ChildProcess & {directory: string};
    const saved = Date.now();
    appendFileSync(join(directory, 'docs/getting-started/installation.md'), `\n${sentence}\n`);
    await expect(page.getByText(sentence)).toBeVisible({timeout: 10_000});
    expect(Date.now() - saved).toBeLessThan(limit);
  }
});
