import versions from '../../versions.json';
import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, open, test} from './support/test';

const [latest, older] = versions;
const canonical = 'link[rel=canonical]';

test('a page keeps its title and its one canonical address when it is opened from another one', async ({page}) => {
  await open(page, '/docs/developers/real-time');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'REST interface'}).click();
  await expect(page).toHaveTitle(`REST interface · Harper ${latest}`);
  await expect(page.locator(canonical)).toHaveCount(1);
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/docs\/developers\/rest$/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/developers/rest.md');
});

test('the search page has one canonical address, whatever is searched', async ({page}) => {
  await open(page, '/search?q=rest');
  await expect(page.locator(canonical)).toHaveCount(1);
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/search$/);
});

// `DOCS_INDEX=latest`; the build with all settings has it.
test('older versions ask not to be listed where only the latest one is to be', async ({page, context, request}) => {
  await answerAnalyticsTag(context);
  const base = builds.settings.url;
  await open(page, `${base}/docs/${older}/developers/rest`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await open(page, `${base}/docs/developers/rest`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  expect(sitemap).toContain('/docs/developers/rest<');
  expect(sitemap).not.toContain(`/docs/${older}/`);
});
