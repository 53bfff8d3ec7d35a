import {expect, open, test} from './support/test';
import {expectPageVersion, versionMenu} from './support/version-menu';

const PAGE = '/docs/developers/real-time';

test.use({viewport: {width: 375, height: 667}});

test('the title stands before what is on the page', async ({page}) => {
  await open(page, PAGE);
  const [title, contents] = await Promise.all([
    page.getByRole('heading', {level: 1}).boundingBox(),
    page.getByRole('button', {name: 'On this page'}).boundingBox(),
  ]);
  expect(title!.y).toBeLessThan(contents!.y);
});

test('the version is switched in two taps', async ({page}) => {
  await open(page, PAGE);
  await versionMenu(page).button.click();
  await versionMenu(page).link('4.6').click();
  await expectPageVersion(page, '4.6');
});

test('every entry of the menu is as high as a finger', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const dialog = page.getByRole('dialog', {name: 'Navigation'});
  await expect(dialog.locator('.menu__link').first()).toBeVisible();
  const heights = await dialog
    .locator('.menu__link:visible')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter((height) => height < 40)).toEqual([]);
});

for (const address of [PAGE, '/docs/foundations/harper-architecture', '/docs/developers/replication']) {
  test(`the letters of drawings on ${address} can be read`, async ({page}) => {
    await open(page, address);
    const drawings = page.locator('.markdown p > img[src*="svg"]');
    expect(await drawings.count()).toBeGreaterThan(0);
    // Drawn with letters of 14 pixels; 11 have to be left.
    const scales = await drawings.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => image.clientWidth / Number(image.getAttribute('width'))),
    );
    expect(Math.min(...scales)).toBeGreaterThan(11 / 14);
    const frame = page.getByRole('group', {name: 'Drawing, scrolls'}).first();
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}
