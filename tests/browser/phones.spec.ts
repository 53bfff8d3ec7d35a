import {announcement} from '../../src/config/announcement';
import {store} from './support/actions';
import {expect, open, test} from './support/test';
import {expectPageVersion, versionMenu} from './support/version-menu';
import {docsOf, former, older} from './support/versions';

const PAGE = '/docs/developers/real-time';

test.use({viewport: {width: 375, height: 667}});

test('the title stands before what is on the page, which opens below and moves no control', async ({page}) => {
  await open(page, PAGE);
  const button = page.getByRole('button', {name: 'On this page'});
  const [title, contents] = await Promise.all([
    page.getByRole('heading', {level: 1}).boundingBox(),
    button.boundingBox(),
  ]);
  expect(title!.y).toBeLessThan(contents!.y);

  const menu = page.getByRole('button', {name: 'Copy page'});
  const menuBefore = await menu.boundingBox();
  await button.click();
  const first = page.locator('.theme-doc-toc-mobile').getByRole('link').first();
  await expect(first).toBeVisible();
  expect(await button.boundingBox()).toEqual(contents);
  expect(await menu.boundingBox()).toEqual(menuBefore);
  const {y} = (await first.boundingBox())!;
  expect(y).toBeGreaterThan(contents!.y + contents!.height);
  const list = (await page.locator('.theme-doc-toc-mobile > div').boundingBox())!;
  expect(list.width).toBeGreaterThan(320);
  await page.locator('.theme-doc-toc-mobile').getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
});

test('the text of a page begins on the first third of the screen', async ({page}) => {
  test.slow();
  // A reader who has closed the news.
  await store(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': announcement!.id});
  for (const address of [
    PAGE,
    '/docs',
    '/docs/developers/security/certificate-verification',
    `${docsOf(former)}/developers/clustering/certificate-management`,
    `${docsOf(older)}/developers/rest`,
    '/release-notes/v4-tucker/4.7.2',
    '/fabric/cluster-creation-management',
  ]) {
    await open(page, address);
    // A sentence, the facts of a release, or a note.
    const lead = page.locator('.theme-doc-markdown > header + *');
    expect((await lead.boundingBox())!.y, address).toBeLessThan(275);
  }
});

test('the cross that closes the menu stands in the middle of its button', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeInViewport({ratio: 1});
  // In one moment, since the menu slides in.
  const aside = await close.evaluate((button) => {
    const [outer, inner] = [button, button.querySelector('svg')!].map((element) => element.getBoundingClientRect());
    const middle = ({x, y, width, height}: DOMRect) => [x + width / 2, y + height / 2] as const;
    const [one, other] = [middle(outer!), middle(inner!)];
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  });
  expect(aside).toBeLessThan(1.4);
});

test('the version is switched in two taps', async ({page}) => {
  await open(page, PAGE);
  await versionMenu(page).button.click();
  await versionMenu(page).link('4.6').click();
  await expectPageVersion(page, '4.6');
});

test('every link and button of the menu is as large as a finger', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const dialog = page.getByRole('dialog', {name: 'Navigation'});
  await expect(dialog.locator('.menu__link').first()).toBeVisible();
  const small = () =>
    dialog.locator(':is(a, button):visible').evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().right > 0 && !target.closest('[inert]'))
        .flatMap((target) => {
          const {width, height} = target.getBoundingClientRect();
          return width < 40 || height < 40 ? [`${target.textContent || target.ariaLabel}: ${width} x ${height}`] : [];
        }),
    );
  expect(await small()).toEqual([]);
  await dialog.getByRole('button', {name: /back to main menu/i}).click();
  await expect(dialog.getByRole('link', {name: 'Release notes', exact: true})).toBeInViewport();
  expect(await small()).toEqual([]);
});

test('a drawing that is wider than the phone scrolls, by keyboard as well', async ({page}) => {
  // Drawings fit a phone of 375 pixels.
  await page.setViewportSize({width: 320, height: 568});
  await open(page, PAGE);
  const frame = page.getByRole('group', {name: 'Drawing, scrolls'}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
