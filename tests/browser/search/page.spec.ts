import {hold} from '../support/actions';
import {expect, open, test} from '../support/test';

test('a query in the address is searched', async ({page}) => {
  await open(page, '/search?q=search_by_conditions');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “search_by_conditions”');
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/developers/operations-api/nosql-operations',
  );
  await expect(page.getByRole('status').first()).toHaveText(/^\d+\+? results? on \d+ pages?$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // Whatever is searched.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
});

test('what is typed goes into the address, without a history of letters', async ({page}) => {
  await open(page, '/docs');
  await open(page, '/search');
  await page.getByRole('searchbox', {name: 'Search'}).pressSequentially('sharding');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=sharding');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('without a query the page says what to do', async ({page}) => {
  await open(page, '/search');
  await expect(page.getByText('Type what you’re looking for')).toBeVisible();
  await expect(page.getByText('No results')).toHaveCount(0);
});

test('nothing found', async ({page}) => {
  await open(page, '/search?q=zzqqxxyy');
  await expect(page.getByText('No results found for "zzqqxxyy"')).toBeVisible();
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a failure is no empty result, and can be tried again', async ({page, expectProblem}) => {
  expectProblem(/search-index|ERR_FAILED|ERR_INTERNET/);
  await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
  await open(page, '/search?q=replication');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load results');
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('while the index is on its way the page says so', async ({page}) => {
  const release = await hold(page, '**/search-index/**');
  await open(page, '/search?q=replication');
  await expect(page.getByRole('status').first()).toHaveText('Searching…');
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a version that is not published is named, and the latest answers', async ({page}) => {
  await open(page, '/search?q=replication&version=9.9');
  await expect(page.getByRole('alert')).toContainText('Version “9.9” isn’t published here.');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('more results come on demand', async ({page}) => {
  await open(page, '/search?q=table');
  await expect(page.getByRole('article')).toHaveCount(15);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.getByRole('article')).toHaveCount(30);
});

test('the modal leads to the page with the same query', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('sharding');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL('/search?q=sharding');
  await expect(page.getByRole('article').first()).toBeVisible();
});
