import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {addressOf} from '../../scripts/content/addresses';
import {lineOfMistake, mistakes, withMistake, type Mistake} from '../mistakes';
import {projectCopies} from '../support';
import {SearchModal} from './search/search-modal';
import {builds, portOf} from './support/builds';
import {slowness} from './support/pace';
import {pageKinds, type PageKind} from './support/page-kinds';
import {expect, open, test} from './support/test';
import {versionMenu} from './support/version-menu';

// `npm start`, in a copy of the project, so that the edited page is nobody's work.
const PORT = portOf(20);
const SITE = `http://localhost:${PORT}`;
const copies = projectCopies('cspell.json', 'cspell-words.txt', '.markdownlint-cli2.jsonc');
let server: ChildProcess & {directory: string};
let started: number;
/** The output in the terminal. */
let terminal = '';

test.describe.configure({mode: 'serial', timeout: 120_000});

test.beforeAll(() => {
  const directory = copies.make();
  started = Date.now();
  // The program that npm runs, without npm between us and the process to end.
  const child = spawn('node_modules/.bin/docusaurus', ['start', '--port', String(PORT), '--no-open'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NODE_ENV: 'development'},
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (terminal += String(text)));
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

test('npm start shows the first page within 40 seconds', async ({page}) => {
  test.setTimeout(300_000);
  await expect.poll(statusOfDocs, {timeout: 200_000, intervals: [100]}).toBe(200);
  await page.goto(SITE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation', {timeout: 60_000});
  await expect(page).toHaveURL(`${SITE}/docs`);
  const elapsed = Date.now() - started;
  expect(elapsed).toBeLessThan(40_000 * slowness());
});

test('a version that is not loaded is named with the command that loads it', async ({page}) => {
  const [, older = ''] = versions;
  await page.goto(`${SITE}/docs/${older}/developers/rest`);
  await expect(page.getByText(`npm start has not loaded ${older}.`)).toBeVisible();
  await expect(page.getByText(`DOCS_VERSIONS=current,${older} npm start`)).toBeVisible();
  await page.goto(`${SITE}/docs/no-such-page`);
  await expect(page.getByText('There’s no page at')).toBeVisible();
});

// A kind that has to be spoiled first, or is told by its error, has no page of its own to compile.
const kinds = pageKinds.filter(({visit, problems}) => !visit && !problems);

test('every kind of page is the same picture as the published one, the first time and later', async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout(300_000);
  const published = await browser.newPage({viewport: page.viewportSize()});
  const pictureOf = async (view: Page, kind: PageKind) => {
    await expect(view.getByRole('heading', {level: 1})).toBeVisible();
    await kind.ready?.(view);
    await view.evaluate(() => document.fonts.ready);
    return view.screenshot({animations: 'disabled'});
  };
  const folder = dirname(testInfo.snapshotPath('any.png'));
  mkdirSync(folder, {recursive: true});
  try {
    for (const [index, kind] of kinds.entries()) {
      const name = `${index}-as-published.png`;
      await open(published, builds.published.url + kind.address);
      writeFileSync(testInfo.snapshotPath(name), await pictureOf(published, kind));
      const byAddress = () => page.goto(SITE + kind.address);
      const byLink = () => followTo(page, kind.address);
      // Styles that come with a page are missing, if at all, when it is shown for the first time: half of the kinds are
      // reached by a link then.
      for (const visit of index % 2 === 0 ? [byAddress, byLink] : [byLink, byAddress]) {
        await visit();
        const way = `${kind.name}, ${visit === byLink ? 'by a link' : 'by its address'}`;
        const isSame = async () =>
          expect(await pictureOf(page, kind)).toMatchSnapshot(name, {maxDiffPixelRatio: 0.005});
        await expect.soft(isSame, way).toPass({timeout: 10_000});
      }
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});

/** Goes to a page from another one within the running site. */
async function followTo(page: Page, address: string): Promise<void> {
  const start = '/fabric/create-organization';
  await page.goto(SITE + start);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // A click on a link, which is done here since no page links to every kind.
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

test('addresses answer as they do when published: pages without a slash at the end, and feeds', async ({
  page,
  request,
}) => {
  expect((await request.get(`${SITE}/docs`, {maxRedirects: 0})).status()).toBe(200);
  await page.goto(`${SITE}/release-notes`);
  const feeds = page.getByRole('main').locator('a[href$="/feed.xml"], a[href$="/feed.json"]');
  await expect(feeds).toHaveCount(2);
  for (const href of await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
    const feed = await request.get(SITE + href);
    expect(feed.headers()['content-type']).toMatch(/^application\/(?:rss\+xml|feed\+json)/);
    expect(await feed.text()).toContain('Harper release notes');
  }
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

test('the next page opens by its link, and the one before is there on going back', async ({page}) => {
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

const overlayOf = (page: Page) => page.locator('#webpack-dev-server-client-overlay');
const markOf = (page: Page) => page.getByRole('status', {name: 'Problems in pages'});
const read = (file: string) => readFileSync(join(server.directory, file), 'utf8');
const save = (file: string, text: string) => writeFileSync(join(server.directory, file), text);
/** The place of a mistake, as the messages name it. */
const placeOf = (mistake: Mistake) => `${mistake.file}:${lineOfMistake(mistake, read(mistake.file))}`;

test('mistakes in pages are told in a mark and in the terminal, until they are fixed', async ({page}) => {
  test.setTimeout(300_000);
  const inProse = mistakes.filter(({isFatal}) => !isFatal);
  const correct = inProse.map(({file}) => [file, read(file)] as const);
  const {file} = inProse.find(({name}) => name === 'a broken link to an address')!;
  await page.goto(SITE + addressOf({file, text: read(file)}, versions[0]!));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const mistake of inProse) save(mistake.file, withMistake(mistake, read(mistake.file), read));
  const mark = markOf(page);
  for (const mistake of inProse) {
    const told = mark
      .getByRole('listitem')
      .filter({hasText: placeOf(mistake)})
      .filter({hasText: mistake.message});
    await expect(told.first(), mistake.name).toContainText(mistake.expected ?? mistake.message, {timeout: 150_000});
    expect(terminal).toContain(`${placeOf(mistake)}: `);
  }
  // The page is in sight, and the mark can be put away.
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Nowhere'})).toBeVisible();
  await mark.getByText(/mistakes$/).click();
  await expect(mark.getByRole('listitem').first()).toBeHidden();
  for (const [path, text] of correct) save(path, text);
  await expect(mark).toBeEmpty({timeout: 120_000});
  for (const [path] of correct) expect(terminal).toContain(`${path}: no mistakes left.`);
});

test('a page that cannot be compiled shows why, until it is fixed, each time it is saved', async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(240_000);
  expectProblem(/Module build failed|Errors while compiling/);
  for (const mistake of mistakes.filter(({isFatal}) => isFatal)) {
    const {file, name} = mistake;
    const text = read(file);
    await page.goto(SITE + addressOf({file, text}, versions[0]!));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    save(file, withMistake(mistake, text, read));
    const line = placeOf(mistake).slice(file.length + 1);
    const shown = overlayOf(page).contentFrame().locator('body');
    await expect(shown, name).toContainText(file);
    await expect(shown, name).toContainText(new RegExp(`\\b${line}:`));
    const place = `${placeOf(mistake)}: `;
    const isTold = (told: string) => told.startsWith(place) && told.includes(mistake.message);
    const timesTold = () => terminal.split('\n').filter(isTold).length;
    await expect.poll(timesTold, {message: name, timeout: 60_000}).toBeGreaterThan(0);
    const before = timesTold();
    save(file, read(file));
    await expect.poll(timesTold, {message: name, timeout: 60_000}).toBeGreaterThan(before);
    // Also for who opens the page now.
    await page.reload();
    await expect(overlayOf(page), name).toBeVisible();
    save(file, text);
    await expect(overlayOf(page), name).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(markOf(page), name).toBeEmpty({timeout: 60_000});
  }
});

test('a changed sidebar, announcement and navbar are shown without a restart', async ({page}) => {
  test.setTimeout(590_000);
  const [latest] = versions;
  const changes: {file: string; text: string; changed: string; address: string; place: string}[] = [
    {
      file: `versioned_sidebars/version-${latest}-sidebars.json`,
      text: '"label": "Developers"',
      changed: '"label": "For developers"',
      address: '/docs',
      place: '.theme-doc-sidebar-menu',
    },
    {
      file: 'sidebars.ts',
      text: "label: 'Developers'",
      changed: "label: 'For developers'",
      address: '/docs/next',
      place: '.theme-doc-sidebar-menu',
    },
    {
      file: 'fabric-sidebars.ts',
      text: 'fabric: [',
      changed: "fabric: [{type: 'link', label: 'For developers', href: '/docs'},",
      address: '/fabric',
      place: '.theme-doc-sidebar-menu',
    },
    {
      file: 'src/config/announcement.ts',
      text: "text: '",
      changed: "text: 'For developers: ",
      address: '/docs',
      place: '.theme-announcement-bar',
    },
    {
      file: 'src/config/theme.ts',
      text: 'label: sectionNames.fabric',
      changed: "label: 'For developers'",
      address: '/docs',
      place: '.navbar',
    },
  ];
  for (const {file, text, changed, address, place} of changes) {
    await page.goto(SITE + address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const before = read(file);
    expect(before).toContain(text);
    const shown = page.locator(place).getByText('For developers');
    save(file, before.replace(text, changed));
    await expect(shown, file).toBeVisible({timeout: 60_000 * slowness()});
    save(file, before);
    await expect(shown, file).toBeHidden({timeout: 60_000 * slowness()});
  }
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
