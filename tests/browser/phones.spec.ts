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
  await expect(dialog.getByRole('link', {name: 'Release Notes', exact: true})).toBeInViewport();
  expect(await small()).toEqual([]);
});

test('a drawing that is wider than the phone scrolls, by keyboard as well', async ({page}) => {
  await open(page, PAGE);
  const frame = page.getByRole('group', {name: 'Drawing, scrolls'}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
