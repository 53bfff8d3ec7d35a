import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import versions from '../../versions.json';
import {builds} from './support/builds';
import {SearchModal} from './search/search-modal';
import {expect, hydrated, open, test} from './support/test';

// Back, reload, and copies of pages.

const REST = '/docs/developers/rest';

test('Back closes the search and leaves the page as it is', async ({page}) => {
  await open(page, '/docs');
  await page.locator('.navbar').getByRole('link', {name: 'Release Notes'}).click();
  // The navbar of another section is another one.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Release notes');
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  await page.goBack();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/release-notes');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('Back from a result leads to the page where it was searched', async ({page}) => {
  const modal = await SearchModal.on(page, REST);
  await modal.search('search_by_conditions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#search_by_conditions$/);
  await page.goBack();
  await expect(page).toHaveURL(REST);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^REST/);
});

test('closing the search leaves no step behind', async ({page}) => {
  await page.goto('/docs');
  const modal = await SearchModal.on(page, REST);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await page.waitForTimeout(200);
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('a reload returns to the place in a list that comes late', async ({page}) => {
  await open(page, '/search?q=table');
  await expect(page.locator('main article').nth(10)).toBeVisible();
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await page.waitForTimeout(200);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
});

test('a copy of a page at another address keeps its text and shows no alarm', async ({page, expectProblem}) => {
  expectProblem(/404|MIME|net::|Content Security/, {mustCome: false});
  const archived = `${builds.published.url}/web/2026/https://docs.example.com${REST}`;
  const html = await (await page.request.get(builds.published.url + REST)).text();
  await page.route('**/web/2026/**', (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto(archived);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^REST/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose canonical address is that of a newer version is no copy', async ({page}) => {
  const folder = join(builds.published.directory, 'docs', versions[1]!);
  const own = `/docs/${versions[1]}/`;
  const files = readdirSync(folder, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
  const unchanged = files.find((file) => {
    const [, canonical] = /rel="?canonical"? href="?([^" >]+)/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return canonical !== undefined && !canonical.includes(own);
  });
  expect(unchanged).toBeDefined();
  await open(page, own + unchanged!.replaceAll('\\', '/').replace(/\.html$/, ''));
});

test('a fragment in capitals leads to its section', async ({page}) => {
  await open(page, `${REST}#PATCH`);
  await expect(page).toHaveURL(`${REST}#patch`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('headings are named by their text, tables by their heading, and a followed link is announced', async ({page}) => {
  await open(page, '/docs/developers/operations-api/jobs');
  await expect(page.getByRole('heading', {name: 'get_job', exact: true})).toBeVisible();
  const unnamed = await page.locator('main table').evaluateAll((all) => all.filter((one) => !one.ariaLabel).length);
  expect(unnamed).toBe(0);
  await page.locator('.pagination-nav__link--next').click();
  const title = page.getByRole('heading', {level: 1});
  await expect(title).not.toHaveText('Jobs');
  await expect(page.locator('#page-announcer')).toHaveText((await title.textContent()) ?? '');
});

test.describe('on paper', () => {
  test.use({colorScheme: 'dark'});
  test('letters are dark and the sheet is light, also in the dark mode', async ({page}) => {
    await open(page, REST);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    // Links change their color over some frames.
    await expect(async () => {
      const colors = await page.evaluate(() => {
        const light = (color: string) =>
          color
            .match(/[\d.]+/g)!
            .slice(0, 3)
            .reduce((sum, part) => sum + Number(part), 0);
        const of = (selector: string, name: 'color' | 'backgroundColor') =>
          light(getComputedStyle(document.querySelector(selector)!)[name]);
        return {
          letters: ['article h2', 'article p', 'article a', 'article code'].map((one) => of(one, 'color')),
          sheet: of('html', 'backgroundColor'),
        };
      });
      expect(Math.max(...colors.letters)).toBeLessThan(400);
      expect(colors.sheet).toBe(765);
    }).toPass({timeout: 3000});
  });
});
