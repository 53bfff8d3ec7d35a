import versions from '../../versions.json';
import {SearchModal} from './search/search-modal';
import {expect, open, test} from './support/test';
import {former, latest, older, releaseOf} from './support/versions';

test('the field in the middle opens the search, and has the focus again after it', async ({page}) => {
  await open(page, '/docs');
  const field = page.getByRole('button', {name: `Search ${latest}, Release Notes, Fabric`});
  await expect(field.locator('kbd')).toBeVisible();
  await field.click();
  const modal = new SearchModal(page);
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('code is at first sight, and nothing stands above the title', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByText('npm install -g harperdb')).toBeInViewport({ratio: 1});
  await expect(page.getByText('type Station @table')).toBeInViewport({ratio: 1});
  await expect(page.getByText('curl http://localhost:9926/Station/st-aneto-2')).toBeInViewport({ratio: 1});
  await expect(page.getByText('"name": "Aneto 2"')).toBeInViewport({ratio: 1});
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeHidden();
});

test('the four blocks stand in the order in which one reads, below a search as wide as they', async ({page}) => {
  await open(page, '/docs');
  const texts = ['npm install -g', 'type Station', 'harperdb dev', 'curl -X PUT'];
  const blocks = texts.map((text) => page.locator('.theme-code-block').filter({hasText: text}));
  for (const width of [1440, 1280, 768, 320]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await Promise.all(blocks.map(async (block) => (await block.boundingBox())!));
    const inReadingOrder = boxes.toSorted((a, b) => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y));
    expect(inReadingOrder, `${width} pixels`).toEqual(boxes);
    const field = (await page.getByRole('button', {name: `Search ${latest}, Release Notes, Fabric`}).boundingBox())!;
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    expect(field.x).toBeCloseTo(boxes[0]!.x, 0);
    expect(field.x + field.width, `${width} pixels`).toBeCloseTo(right, 0);
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
  await news.getByRole('link', {name: `What changes when you come from ${former}`}).click();
  await expect(page).toHaveURL(
    new RegExp(String.raw`/release-notes/upgrade\?from=${releaseOf(former)}&to=${releaseOf(older)}$`),
  );
  await expect(
    page.getByRole('heading', {level: 2, name: new RegExp(`^From ${releaseOf(former)} to ${releaseOf(older)} `)}),
  ).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 667}});

  test('the field names no key', async ({page}) => {
    await open(page, '/docs');
    const field = page.getByRole('button', {name: `Search ${latest}, Release Notes, Fabric`});
    await expect(field).toBeVisible();
    await expect(field.locator('kbd')).toBeHidden();
  });
});
