import type {Page} from '@playwright/test';
import {expect, open, quiet, test} from './support/test';
import {docsOf} from './support/versions';
import {expectSound} from './support/violations';

const PAGE = '/release-notes/upgrade';

const run = (page: Page) => page.getByLabel('Upgrade from');
const want = (page: Page) => page.getByLabel('Upgrade to');
const alert = (page: Page) => page.locator('main').getByRole('alert');
const result = (page: Page) => page.getByRole('heading', {level: 2, name: /^From/});
const groups = (page: Page) => page.locator('main').getByRole('heading', {level: 3});

test('an address names two releases and shows what changed between them', async ({page}) => {
  await open(page, `${PAGE}?from=4.7.0&to=4.7.2`);
  await expect(run(page)).toHaveValue('4.7.0');
  await expect(want(page)).toHaveValue('4.7.2');
  await expect(result(page)).toHaveText(/^From 4\.7\.0 to 4\.7\.2/);
  await expect(page.getByText(/^\d+ changes in 2 releases$/)).toBeVisible();
  await expect(groups(page)).toHaveText([/^Changed/, /^Added/, /^Performance/, /^Fixed/]);

  const change = page.getByRole('listitem').filter({hasText: 'Exported paths no longer contain backslashes'});
  await expect(change).toHaveCount(1);
  // A change of 4.7.0 itself is not among them.
  await expect(page.getByText('OCSP', {exact: false}).and(page.locator('li'))).toHaveCount(0);
  await change.getByRole('link', {name: '4.7.2'}).click();
  await expect(page).toHaveURL(/\/release-notes\/v4-tucker\/4\.7\.2#fixed$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper 4.7.2');
  await page.goBack();
  await expect(page).toHaveURL(/upgrade\?from=4\.7\.0&to=4\.7\.2$/);
  await expect(result(page)).toBeVisible();
});

test('what requires action comes first', async ({page}) => {
  await open(page, `${PAGE}?from=1.1.0`);
  await expect(groups(page).first()).toHaveText(/^Action required/);
  await expect(groups(page).last()).toHaveText(/^Fixed/);
  await page.getByRole('navigation', {name: 'Contents'}).getByRole('link', {name: 'Fixed'}).click();
  await expect(page).toHaveURL(/\?from=1\.1\.0#fixed$/);
  await expect(groups(page).last()).toBeInViewport();
  // An address with a group leads to it as well.
  await page.goto('/fabric');
  await open(page, `${PAGE}?from=1.1.0&to=4.7.2#fixed`);
  await expect(groups(page).last()).toBeInViewport();
});

test('a minor stands for its newest patch, the contents count, and what is long is folded by minor', async ({page}) => {
  await open(page, `${PAGE}?from=4.2&to=4.6`);
  await expect(run(page)).toHaveValue(/^4\.2\.(?!0$)\d+$/);
  await expect(want(page)).toHaveValue(/^4\.6\.(?!0$)\d+$/);
  const contents = page.getByRole('navigation', {name: 'Contents'});
  await expect(contents.getByRole('listitem')).toContainText([
    /^Action required \(\d+\)$/,
    /^Checklist \(\d+\)$/,
    'Check your configuration',
    /^Removed|^Deprecated/,
  ]);
  const top = async (name: RegExp) => (await page.getByRole('heading', {name}).first().boundingBox())!.y;
  expect(await top(/^Action required/)).toBeLessThan(await top(/^Checklist/));
  expect(await top(/^Checklist/)).toBeLessThan(await top(/^Changed/));
  for (const id of ['added', 'fixed']) {
    const minors = page.locator(`#${id} ~ details`);
    await expect(minors.first().locator('summary')).toHaveText(/^4\.6 \d+ changes?$/);
    await expect(minors.first().getByRole('listitem').first()).toBeHidden();
  }
  await page.locator('#fixed ~ details summary').first().click();
  await expect(page.locator('#fixed ~ details').first().getByRole('listitem').first()).toBeVisible();
});

test('a choice goes into the address, and keeps the focus', async ({page}) => {
  await open(page, `${PAGE}?ref=mail`);
  await expect(page.getByRole('status').filter({hasText: 'Choose your current release'})).toBeVisible();
  await run(page).focus();
  await run(page).selectOption('3.0.0');
  await expect(page).toHaveURL(/\?ref=mail&from=3\.0\.0$/);
  await expect(run(page)).toBeFocused();
  await want(page).selectOption('3.1.0');
  await expect(page).toHaveURL(/\?ref=mail&from=3\.0\.0&to=3\.1\.0$/);
  await expect(page.getByText(/^\d+ changes in 1 release$/)).toBeVisible();
  await page.reload();
  await expect(result(page)).toHaveText(/^From 3\.0\.0 to 3\.1\.0/);
});

test('markup of the notes is kept, and links in them lead on', async ({page}) => {
  await open(page, `${PAGE}?from=4.7.2&to=4.7.3`);
  const link = page.locator('main').getByRole('link', {name: 'get_usage_licenses'});
  await expect(link.locator('code')).toHaveText('get_usage_licenses');
  await link.click();
  await expect(page).toHaveURL(`${docsOf('4.7')}/developers/operations-api/registration#get_usage_licenses`);
  await expect(page.getByRole('heading', {name: 'get_usage_licenses'})).toBeVisible();
});

test('a setting leads to its entry in the configuration', async ({page}) => {
  await open(page, `${PAGE}?from=4.6.14&to=4.6.15`);
  await page.locator('main').getByRole('link', {name: 'replication.databases', exact: true}).first().click();
  await expect(page).toHaveURL(`${docsOf('4.7')}/deployments/configuration#replication-databases`);
  await expect(page.locator('#replication-databases')).toBeInViewport();
});

test.describe('an address that makes no sense', () => {
  test('with an unknown release names it and keeps the other', async ({page}) => {
    await open(page, `${PAGE}?from=9.9.9&to=4.7.2`);
    await expect(alert(page)).toHaveText('“9.9.9” isn’t a Harper release. Choose one from the list.');
    await expect(run(page)).toHaveValue('');
    await expect(want(page)).toHaveValue('4.7.2');
    await expect(page).toHaveURL(/\?from=9\.9\.9&to=4\.7\.2$/);
    await run(page).selectOption('4.7.0');
    await expect(page).toHaveURL(/\?from=4\.7\.0&to=4\.7\.2$/);
    await expect(alert(page)).toHaveCount(0);
    await expect(result(page)).toBeVisible();
  });

  test('with garbage in both shows it as text', async ({page}) => {
    const long = `<img src=x onerror=alert(1)>${'x'.repeat(3000)}`;
    await open(page, `${PAGE}?from=${encodeURIComponent(long)}&to=%00%E0%A4%A`);
    await expect(alert(page)).toContainText('“<img src=x onerror=alert(1)>xxx');
    await expect(alert(page)).toContainText('%A” isn’t a Harper release');
    await expect(page.locator('main img')).toHaveCount(0);
    expect((await alert(page).innerText()).length).toBeLessThan(400);
  });

  test('with the newer release first offers to turn it round', async ({page}) => {
    await open(page, `${PAGE}?from=4.7.2&to=4.7.0`);
    await expect(alert(page)).toContainText('4.7.0 is older than 4.7.2');
    await page.getByRole('button', {name: 'Show 4.7.0 to 4.7.2'}).click();
    await expect(page).toHaveURL(/\?from=4\.7\.0&to=4\.7\.2$/);
    await expect(result(page)).toHaveText(/^From 4\.7\.0 to 4\.7\.2/);
  });

  test('with the same release twice says that nothing changes', async ({page}) => {
    await open(page, `${PAGE}?from=4.7.2&to=4.7.2`);
    await expect(alert(page)).toContainText('Both releases are');
    await run(page).selectOption('4.7.1');
    await expect(result(page)).toBeVisible();
  });
});

test('the changes are loaded by this page only, and not before it is shown', async ({page}) => {
  const loads: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('Exported paths no longer contain backslashes') && text.includes('Queued cluster messages')) {
      loads.push(response.url());
    }
  });
  await open(page, '/release-notes');
  await page.getByRole('link', {name: 'compare two releases'}).hover();
  await quiet(page);
  expect(loads).toEqual([]);
  await page.getByRole('link', {name: 'compare two releases'}).click();
  await expect(run(page)).toBeVisible();
  await expect.poll(() => loads.length).toBe(1);
});

test('changes that do not arrive can be asked for again', async ({page, expectProblem}) => {
  expectProblem(/ERR_|Loading chunk|ChunkLoadError|Failed to fetch/);
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isData = text.includes('Exported paths no longer contain backslashes') && text.includes('Queued cluster');
    await (isData ? route.abort('failed') : route.fulfill({response, body: text}));
  });
  await open(page, `${PAGE}?from=4.7.0&to=4.7.2`);
  const again = page.locator('main').getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await again.click();
  await expect(result(page)).toHaveText(/^From 4\.7\.0 to 4\.7\.2/);
});

// A choice like any other is the page of this kind in accessibility.spec.
const QUERIES = ['', '?from=4.7.2&to=4.7.0', ...(process.env.TEST_SCOPE === 'all' ? ['?from=4.7.0&to=4.7.2'] : [])];

for (const query of QUERIES) {
  test(`axe finds nothing${query && `, ${query}`}, and nothing is wider than the page`, async ({page}) => {
    test.slow();
    await open(page, PAGE + query);
    await expect(run(page)).toBeVisible();
    await expectSound(page, {widths: [1280, 375]});
  });
}
