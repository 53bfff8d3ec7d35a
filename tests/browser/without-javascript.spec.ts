import {expect, test} from './support/test';
import {versionMenu} from './support/version-menu';
import {latest, older} from './support/versions';

test.use({javaScriptEnabled: false});

/** A page, what is on it and how often at least, and what only scripts could answer. */
const PAGES: [address: string, shown: string, count: number, dead: string][] = [
  ['/docs/availability', 'main tbody tr', 700, 'Find by name'],
  ['/docs/availability', 'th:has-text("cleanup_orphan_blobs") ~ td a:text("since 4.6.10")', 1, 'Find by name'],
  ['/docs/developers/operations-api', 'tbody a[href$="#upsert"]', 1, 'Find an operation'],
  [
    '/docs/developers/operations-api/nosql-operations',
    'code:has-text("\\"operation\\": \\"insert\\"")',
    1,
    'Copy code',
  ],
  ['/docs/developers/operations-api/jobs', 'h1', 1, 'Was this page helpful?'],
  ['/release-notes/v3-monkey', 'li :is(time, span:text-is("No date"))', 10, 'Find a release by version or keyword'],
];

test('lists and code are there as a whole, and no field or button that does nothing', async ({page}) => {
  for (const [address, shown, count, dead] of PAGES) {
    await page.goto(address);
    expect(await page.locator(shown).count(), shown).toBeGreaterThanOrEqual(count);
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(
      page
        .getByLabel(dead)
        .or(page.getByText(dead, {exact: true}))
        .first(),
      address,
    ).toBeHidden();
  }
});

test('navigation and versions lead on', async ({page}) => {
  await page.goto('/docs');
  await page.getByRole('link', {name: 'Install Harper'}).first().click();
  await expect(page).toHaveURL('/docs/getting-started/installation');

  await page.goto(`/docs/${older}/developers/operations-api/jobs`);
  const here = '/docs/developers/operations-api/jobs';
  await expect(page.getByRole('link', {name: `See this page in ${latest}`})).toHaveAttribute('href', here);
  await versionMenu(page).button.hover();
  await versionMenu(page).link(`${latest} latest`).click();
  await expect(page).toHaveURL(here);
});

// The text of a noscript is found by its place, because Playwright finds no text in it.
test('the search page says that it cannot search, and leads on', async ({page}) => {
  await page.goto('/search');
  const notice = page.locator('main noscript > p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Search requires JavaScript.');
  await notice.locator('a').first().click();
  await expect(page).toHaveURL('/docs');
});

test('the upgrade view says so, explains, and leads to the notes', async ({page}) => {
  await page.goto('/release-notes/upgrade?from=4.7.0&to=4.7.2');
  const notice = page.locator('main noscript > p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(/^Turn on JavaScript to plan an upgrade/);
  await expect(page.getByLabel('Upgrade from')).toHaveCount(0);
  for (const series of ['4', '3', '2', '1']) {
    await expect(page.locator('main').getByRole('link', {name: `version ${series}`, exact: true})).toBeVisible();
  }
  const action = page.locator('main').getByRole('listitem').filter({hasText: 'HTTPS is on by default'});
  const address = '/release-notes/v2-penny/2.1.1#action-required';
  await expect(action.getByRole('link', {name: '2.1.1'})).toHaveAttribute('href', address);
});
