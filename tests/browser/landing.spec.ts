import versions from '../../versions.json';
import {SearchModal} from './search/search-modal';
import {expect, open, test} from './support/test';
import {former, latest, older, releaseOf} from './support/versions';

test('the field in the middle opens the search, and has the focus again after it', async ({page}) => {
  await open(page, '/docs');
  const field = page.getByRole('button', {name: 'Search the docs…'});
  await field.click();
  const modal = new SearchModal(page);
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('what it is, what to do first, and where to start are at first sight, and code follows', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs');
  const main = page.locator('main');
  for (const name of ['Get started', 'Operations API']) {
    await expect(main.getByRole('link', {name}).first()).toBeInViewport({ratio: 1});
  }
  await expect(main.getByRole('heading', {name: 'Start here'})).toBeInViewport({ratio: 1});
  const ways = main.getByRole('list').filter({hasText: 'Fix a problem'}).getByRole('link');
  await expect(ways).toHaveText([
    'Build an application',
    'Run it in production',
    'Evaluate Harper',
    'Migrate to Harper',
    'Fix a problem',
    'Use Harper Fabric',
  ]);
  await expect(ways.last()).toBeInViewport({ratio: 1});
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeHidden();
});

test('the four steps are in one frame, in the order in which one reads, and none is cut', async ({page}) => {
  await open(page, '/docs');
  const texts = ['npm install -g', 'type Station', 'harperdb dev', 'curl -X PUT'];
  const blocks = texts.map((text) => page.locator('.theme-code-block').filter({hasText: text}));
  for (const width of [1440, 1280, 1024, 768, 320]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await Promise.all(blocks.map(async (block) => (await block.boundingBox())!));
    const inReadingOrder = boxes.toSorted((a, b) => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y));
    expect(inReadingOrder, `${width} pixels`).toEqual(boxes);
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    if (width > 700) expect(cut, `${width} pixels`).toBe(0);
  }
  // Nothing of a block is needed before an earlier one: PUT comes before the GET of what it wrote.
  await expect(blocks[3]!).toContainText(/PUT[^]*curl http:\/\/localhost:9926\/Station/);
});

test('each of the four things that Harper is has a link', async ({page}) => {
  await open(page, '/docs');
  const parts = page.getByRole('list').filter({hasText: 'Messaging'}).first().getByRole('link');
  await expect(parts).toHaveText(['Database', 'Applications', 'Cache', 'Messaging']);
  await parts.last().click();
  await expect(page).toHaveURL('/docs/developers/real-time');
});

test('every version is named with its newest release', async ({page}) => {
  await open(page, '/docs');
  const list = page.getByRole('list').filter({hasText: 'latest'}).last();
  await expect(list.getByRole('listitem')).toHaveCount(versions.length);
  await expect(list.getByRole('listitem').first()).toHaveText(
    new RegExp(String.raw`^${latest}latest${releaseOf(latest)}, \w{3} \d+, 20\d\d$`),
  );
  await list.getByRole('link', {name: older}).click();
  await expect(page).toHaveURL(`/docs/${older}`);
});

test('news are those of the version that is read, and lead to the changes since the one before', async ({page}) => {
  await open(page, `/docs/${older}`);
  const news = page.locator('main dl');
  await expect(news.getByRole('link').first()).toHaveText(new RegExp(String.raw`^${releaseOf(older)}$`));
  await news.getByRole('link', {name: `What’s changed since ${former}`}).click();
  await expect(page).toHaveURL(
    new RegExp(String.raw`/release-notes/upgrade\?from=${releaseOf(former)}&to=${releaseOf(older)}$`),
  );
  await expect(
    page.getByRole('heading', {level: 2, name: new RegExp(`^From ${releaseOf(former)} to ${releaseOf(older)} `)}),
  ).toBeVisible();
});
