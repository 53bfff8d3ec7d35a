import versions from '../../versions.json';
import {colorSwitch} from './support/actions';
import {changeChunks} from './support/chunks';
import {expect, open, test} from './support/test';
import {pageKinds, visit} from './support/page-kinds';
import {expectShownVersion} from './support/version-menu';
import {docsOf, lacking, latest} from './support/versions';

const FAULT = `(()=>{if(!window.repaired)throw new Error("The page failed",{cause:new Error("The table failed")});return "Repaired"})()`;

test('a page that crashes shows the messages of the error and its causes, and can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/The page failed|React Root onRecoverableError|Minified React error/);
  const changed = await changeChunks(page, (text) => text.replace(/children:"Harper runs[^"]*"/, `children:${FAULT}`));
  await page.goto('/docs');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await changed();
  await expect(page).toHaveTitle(/Page Error/);
  await expect(page.locator('pre', {hasText: 'The page failed'})).toHaveText('The page failed\n\nThe table failed');
  await expect(page.getByLabel('Main', {exact: true})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation');
  await expect(page.getByText('Repaired')).toBeVisible();
});

test('a crash of the layout itself shows the same without it', async ({page, expectProblem}) => {
  expectProblem(/onRecoverableError|Minified React error|reading '\w+'/);
  // A footer column that is nothing makes the footer throw.
  const change = (text: string) => text.replace('links:[{title:"Documentation"', 'links:[null,{title:"Documentation"');
  const changed = await changeChunks(page, change, /\/assets\/js\/main[^/]*\.js$/);
  await page.goto('/fabric');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await changed();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

test('a page module without a default export says what is missing', async ({page, expectProblem}) => {
  await visit(
    page,
    pageKinds.find(({name}) => name === 'crash')!,
    expectProblem,
  );
  await expect(
    page.getByText(/doesn't have a default export.* Consider default-exporting a React component\./),
  ).toBeVisible();
});

test('a page that does not exist suggests the nearest ones and a search', async ({page, expectProblem}) => {
  expectProblem(/404/);
  const present = '/docs/developers/operations-api/nosql-operations';
  const wrong = present.replace('/docs/', '/docs/3.9/').slice(0, -1);
  const words = wrong.split(/[/-]/).slice(-4);
  await page.goto(wrong);
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByText(wrong, {exact: true})).toBeVisible();
  const suggestions = page.locator('main ul').first().getByRole('link');
  await expect(suggestions.first()).toHaveAttribute('href', present);
  const search = page.locator('main').getByRole('searchbox');
  await expect(search).toHaveValue(words.join(' '));
  await search.press('Enter');
  await expect(page).toHaveURL(`/search?q=${words.join('+')}`);
  await page.goBack();
  await suggestions.first().click();
  await expect(page).toHaveURL(present);
});

// The host answers with one file for all of them. Where React renders something else at first, the console has an error,
// which fails the test.
test('below each version, React takes over the page that does not exist as it is', async ({page, expectProblem}) => {
  expectProblem(/\b404\b/);
  for (const version of versions) {
    await open(page, `${docsOf(version)}/nothing/like/this`);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
    await expectShownVersion(page, version);
    const name = version === '4.1' || version === '4.2' || version === '4.3' ? 'HarperDB' : 'Harper';
    await expect(page.locator('.navbar__title')).toHaveText(`${name} Docs`);
  }
});

test('the case of letters does no harm', async ({page}) => {
  await page.goto('/DOCS/Developers/rest?a=B#get');
  await expect(page).toHaveURL('/docs/developers/rest?a=B#get');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^REST/);
});

test('a page that its version lacks says since when there is one, and what the version has', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/\b404\b/);
  await page.goto('/docs/4.4/reference/blob');
  const said = page.locator('main p', {hasText: '“Blobs” was added in 4.5.'});
  await expect(said).toBeVisible();
  await expect(page.locator('main a[href*="/reference/blob"]:not([href*="instead-of"])')).toHaveCount(1);
  await expect(said.getByRole('link', {name: 'Reference'})).toHaveAttribute('href', /^\/docs\/4\.4\/reference\b/);
  await said.getByRole('link', {name: `Read it in ${latest}`}).click();
  await expect(page).toHaveURL('/docs/reference/blob');
});

test('the nearest page of a version leads on in the way of the note', async ({page, expectProblem}) => {
  expectProblem(/\b404\b/);
  await page.goto(`/docs/${lacking.version}/${lacking.page}`);
  const said = page.locator('main p', {hasText: `was added in ${lacking.since}.`});
  await said.getByRole('link').last().click();
  await expect(page.getByRole('status').filter({hasText: `was added in ${lacking.since}.`})).toBeVisible();
});

test('an address that resembles nothing still leads on', async ({page, expectProblem}) => {
  expectProblem(/404/);
  await page.goto('/wp-login.php');
  await expect(page.getByText('No similar pages found.')).toBeVisible();
  await page.locator('main').getByRole('link', {name: 'Release notes'}).click();
  await expect(page).toHaveURL('/release-notes');
});

test('when the suggestions cannot be loaded, the message says so and they can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|ERR_FAILED|ChunkLoadError|Loading chunk|onRecoverableError/);
  let failures = 0;
  await page.route(/\/assets\/js\/(?!main|runtime)[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const isPageList = (await response.text()).includes('"scope":"Release notes"');
    if (!isPageList || failures > 0) return route.fulfill({response});
    failures++;
    return route.abort();
  });
  const present = '/fabric/logging';
  await page.goto(`${present}-page`);
  await expect(page.getByRole('alert').filter({hasText: 'Loading chunk'})).toBeVisible();
  expect(failures).toBe(1);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main ul').first().getByRole('link').first()).toHaveAttribute('href', present);
  // Prefetches may still be under way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('without browser storage the site works, and only the console hears of it', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, '/docs');
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.getByLabel('Main', {exact: true}).getByRole('link', {name: 'Fabric'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
  await expect(page.getByText(/insecure/)).toHaveCount(0);
  expect(messages.some((message) => /storage/i.test(message))).toBe(true);
});

test('when writing to storage fails, the choice still counts on the page', async ({page, expectProblem}) => {
  expectProblem(/storage error/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page, '/docs');
  for (const choice of ['light', 'dark', 'system']) {
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  }
});
