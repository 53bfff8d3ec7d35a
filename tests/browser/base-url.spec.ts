import {announcement} from '../../src/config/announcement';
import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, hydrated, open, test} from './support/test';
import {docsOf} from './support/versions';

// The site under a path, as on the pages of a project.
const base = builds.settings.url;

test.beforeEach(({context}) => answerAnalyticsTag(context));

test('the root and old addresses lead to their pages', async ({page}) => {
  await page.goto(`${base}/?a=1#b`);
  await expect(page).toHaveURL(`${base}/docs?a=1#b`);
  await hydrated(page);
  await page.goto(`${base}/docs/operations-api/jobs?a=1#get_job`);
  await expect(page).toHaveURL(`${base}/docs/developers/operations-api/jobs?a=1#get_job`);
});

test('navigation, announcement and logo stay under the path', async ({page}) => {
  await open(page, `${base}/docs`);
  await page.locator('.theme-announcement-bar').getByRole('link').click();
  await expect(page).toHaveURL(`${base}/${announcement!.link.to}`);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(`${base}/docs`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Harper documentation');
});

test('a page that does not exist gets suggestions under the path', async ({page, expectProblem}) => {
  expectProblem(/404/);
  const present = '/fabric/logging';
  await page.goto(`${base}${present}-page`);
  const suggestion = page.locator('main ul').first().getByRole('link').first();
  await expect(suggestion).toHaveAttribute('href', `/manual${present}`);
  await suggestion.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Logs');
});

test('feeds and the upgrade view stay under the path', async ({page, request}) => {
  await open(page, `${base}/release-notes`);
  const feed = page.locator('head link[type="application/feed+json"]');
  await expect(feed).toHaveAttribute('href', '/manual/release-notes/feed.json');
  await expect(page.locator('main').getByRole('link', {name: 'JSON Feed'})).toHaveAttribute(
    'href',
    '/manual/release-notes/feed.json',
  );
  expect(await (await request.get(`${base}/release-notes/feed.json`)).text()).toContain(
    '"id":"http://localhost:3000/manual/release-notes/v4-tucker/4.7.3"',
  );
  await open(page, `${base}/release-notes/upgrade?from=4.7.2&to=4.7.3`);
  await page.locator('main').getByRole('link', {name: 'get_usage_licenses'}).click();
  await expect(page).toHaveURL(`${base}${docsOf('4.7')}/developers/operations-api/registration#get_usage_licenses`);
});
