import type {Page} from '@playwright/test';
import {SearchModal} from './search/search-modal';
import {DocSearch, find, record, SEARCH, stub} from './search/docsearch';
import {colorSwitch} from './support/actions';
import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, open, test} from './support/test';

interface TagWindow {
  dataLayer: ArrayLike<unknown>[];
}

/** Every call of the tag at one moment, as arrays. */
const allCalls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as TagWindow).dataLayer.map(
      (entry) => JSON.parse(JSON.stringify(Array.from(entry))) as unknown[],
    ),
  );

/** Every call of the tag with this command. */
const calls = async (page: Page, command: string) => (await allCalls(page)).filter(([name]) => name === command);

const pageViews = async (page: Page) => {
  const made = await allCalls(page);
  const views = made.filter(([command, name]) => command === 'event' && name === 'page_view');
  const paths = made.filter(([command]) => command === 'set').map(([, , path]) => path);
  expect(paths).toHaveLength(views.length);
  return paths;
};

test.describe('with an analytics id', () => {
  const base = builds.settings.url;
  const path = new URL(base).pathname;

  test.beforeEach(({context}) => answerAnalyticsTag(context));

  test('the tag is configured with the id and anonymizes addresses', async ({page}) => {
    await open(page, `${base}/docs`);
    expect(await calls(page, 'config')).toEqual([['config', 'G-TEST000000', {anonymize_ip: true}]]);
    await expect.poll(() => page.evaluate(() => 'tagLoaded' in window)).toBe(true);
  });

  test('one page view is sent for each change of path, query or fragment, and none otherwise', async ({page}) => {
    await open(page, `${base}/docs/developers/operations-api/jobs`);
    // The first view is the tag's own, when it is configured.
    expect(await pageViews(page)).toEqual([]);
    await page.locator('.table-of-contents a').first().click();
    const fragment = new URL(page.url()).hash;
    await expect.poll(() => pageViews(page)).toEqual([`${path}/docs/developers/operations-api/jobs${fragment}`]);
    // The same link again changes nothing.
    await page.locator('.table-of-contents a').first().click();
    await page.getByLabel('Main', {exact: true}).getByRole('link', {name: 'Fabric'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fabric Studio');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Jobs');
    await expect
      .poll(() => pageViews(page))
      .toEqual([
        `${path}/docs/developers/operations-api/jobs${fragment}`,
        `${path}/fabric`,
        `${path}/docs/developers/operations-api/jobs${fragment}`,
      ]);
    // Neither does a change that is none of the three: the next page view is that of the next page.
    await colorSwitch(page).click();
    await page.mouse.wheel(0, 600);
    await page.getByLabel('Main', {exact: true}).getByRole('link', {name: 'Fabric'}).click();
    await expect.poll(async () => (await pageViews(page)).slice(3)).toEqual([`${path}/fabric`]);
  });

  // src/config/README.md says so, for the privacy notice.
  test('what is searched for reaches the tag from the search page, and not from the dialog', async ({page}) => {
    await stub(page, SEARCH, find(record));
    await page.clock.install();
    await open(page, `${base}/search`);
    await page.getByRole('searchbox', {name: 'Search'}).fill('sharding');
    await expect.poll(() => pageViews(page)).toEqual([`${path}/search?q=sharding`]);

    const docSearch = await DocSearch.on(page);
    await docSearch.field.fill('replication');
    await expect(docSearch.links).toHaveCount(1);
    // Longer than the pause after which an address would follow.
    await page.clock.fastForward(2000);
    expect(await pageViews(page)).toEqual([]);
  });

  test('whether a page helped is an event, once for each answer', async ({page}) => {
    await open(page, `${base}/docs/developers/operations-api/jobs`);
    const answers = async () => (await calls(page, 'event')).filter(([, name]) => name === 'page_helpful');
    expect(await answers()).toEqual([]);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect.poll(answers).toEqual([['event', 'page_helpful', {answer: 'No'}]]);
  });

  test('web vitals are reported to the tag', async ({page}) => {
    await open(page, `${base}/docs`);
    const names = async () => (await calls(page, 'event')).map(([, name]) => name);
    // The library comes after the page is interactive. A page that is hidden before has no LCP to report.
    await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
    await page.mouse.click(600, 300);
    // The last values are final when the page is hidden.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(names).toEqual(expect.arrayContaining(['LCP', 'CLS']));
    const report = (await calls(page, 'event')).find(([, name]) => name === 'TTFB');
    expect(report?.[2]).toMatchObject({
      value: expect.any(Number),
      metric_id: expect.any(String),
      metric_rating: expect.any(String),
    });
  });
});

test('what is searched for in the dialog of this site does not reach the address, which the tag would send', async ({
  page,
}) => {
  await page.clock.install();
  const modal = await SearchModal.on(page);
  const entries = await page.evaluate(() => history.length);
  await modal.search('replication');
  // Longer than the pause after which an address would follow.
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/docs');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
