import type {Locator, Page} from '@playwright/test';
import versions from '../../versions.json';
import {store} from './support/actions';
import {expect, interceptFromStart, open, quiet, test} from './support/test';
import {versionMenu} from './support/version-menu';
import {docsOf, lacking} from './support/versions';
import {expectSound} from './support/violations';

// The changes of these pages since the version before theirs: they stay the same when another version is the latest.
const PAGE = `${docsOf('4.7')}/deployments/configuration`;
const REWORDED = `${docsOf('4.7')}/developers/rest`;
const BEFORE = '4.6';
const NEW_PAGE = `${docsOf(lacking.since)}/${lacking.page}`;
const NAME = 'What changed on this page';
const menuButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menuItem = (page: Page) => page.getByRole('menuitem', {name: NAME});
const dialog = (page: Page) => page.getByRole('dialog', {name: NAME});
const anyDifference = (page: Page) =>
  dialog(page)
    .getByRole('button', {name: /^Show diff of /})
    .first();
const choice = (page: Page) => page.getByLabel('Changed since', {exact: true});

/** Opens what changed from the menu of the page. */
async function showChanges(page: Page): Promise<void> {
  await menuButton(page).click();
  await menuItem(page).click();
}

/** Collects the requests for what the control shows. */
function watch(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.changes.json')) loads.push(request.url());
  });
  return loads;
}

test('a page tells what changed since an older version, and leads to it', async ({page}) => {
  const loads = watch(page);
  await open(page, PAGE);
  await quiet(page);
  expect(loads).toEqual([]);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(choice(page)).toHaveValue(BEFORE);
  expect(loads).toHaveLength(1);
  const change = dialog(page).getByRole('listitem').filter({hasText: 'Key http.mtls.certificateVerification'});
  await expect(change).toHaveText(/^Key http\.mtls\.certificateVerification.* added$/);
  await change.getByRole('link').click();
  await expect(page).toHaveURL(/#http-mtls-certificateverification$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#http-mtls-certificateverification')).toBeInViewport();
});

test('the remembered version is the preset', async ({page}) => {
  const oldest = versions.at(-1)!;
  await store(page, {'docs-preferred-version-default': oldest});
  await open(page, PAGE);
  await showChanges(page);
  await expect(choice(page)).toHaveValue(oldest);
  await expect(dialog(page).getByRole('listitem').filter({hasText: 'Key ignoreScripts'})).toHaveText(
    'Key ignoreScripts removed',
  );
});

test('the choice has the focus, and the button that closes stays in sight', async ({page}) => {
  await store(page, {'docs-preferred-version-default': versions.at(-1)!});
  await open(page, PAGE);
  await showChanges(page);
  await expect(choice(page)).toBeFocused();
  await dialog(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  expect(await dialog(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  const close = dialog(page).getByRole('button', {name: 'Close'});
  await expect(close).toBeInViewport();
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
});

test('text is compared word by word when asked for', async ({page}) => {
  await open(page, REWORDED);
  await showChanges(page);
  await anyDifference(page).click();
  await expect(dialog(page).locator('ins, del').first()).toBeVisible();
  await dialog(page)
    .getByRole('button', {name: /^Hide diff of /})
    .click();
  await expect(dialog(page).locator('ins, del')).toHaveCount(0);
});

test('a page that is new says so', async ({page}) => {
  await open(page, NEW_PAGE);
  await showChanges(page);
  await expect(dialog(page).getByRole('status')).toHaveText(`This page is new in ${lacking.since}.`);
});

test('the version menu opens it as well, and the oldest docs, which have nothing to compare with, offer it nowhere', async ({
  page,
}) => {
  await open(page, PAGE);
  await versionMenu(page).button.click();
  await versionMenu(page).list.getByRole('button', {name: NAME}).click();
  await expect(choice(page)).toHaveValue(BEFORE);
  await page.keyboard.press('Escape');
  await expect(versionMenu(page).button).toBeFocused();

  await open(page, `${docsOf(versions.at(-1)!)}/reference`);
  await menuButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await versionMenu(page).button.click();
  await expect(versionMenu(page).list.getByRole('button')).toHaveCount(0);
});

test('what does not arrive can be asked for again: the code, the list of changes, the code of a difference', async ({
  page,
  expectProblem,
}) => {
  // The request, React's report of it, and what the report says of each.
  expectProblem(/ERR_FAILED/);
  expectProblem(/ChunkLoadError/);
  expectProblem(/Failed to fetch/);
  await interceptFromStart(page);
  await open(page, '/docs/developers/rest');
  await quiet(page);
  const again = dialog(page).getByRole('button', {name: 'Try again'});
  const failWithout = async (files: string, asked: Locator) => {
    let failed = 0;
    await page.route(files, (route) => {
      failed += 1;
      return route.abort('failed');
    });
    await asked.click();
    await expect.poll(() => failed).toBeGreaterThan(0);
    await expect(again).toBeVisible();
    await page.unrouteAll();
  };
  await menuButton(page).click();
  // The code of the menu has to arrive before that of the dialog is cut off.
  await expect(menuItem(page)).toBeVisible();
  await page.route('**/assets/js/**', (route) => route.abort('failed'));
  await menuItem(page).click();
  await expect(page.locator('.said')).toHaveText('Couldn’t load. Check your connection.');
  await page.unrouteAll();
  // Pressed while the menu is still closing, the button would close it.
  await expect(menuItem(page)).toBeHidden();
  await menuButton(page).click();
  await failWithout('**/*.changes.json', menuItem(page));
  await again.click();
  await expect(choice(page)).toBeVisible();
  await failWithout('**/assets/js/**', anyDifference(page));
  await again.click();
  await expect(dialog(page).locator('ins, del').first()).toBeVisible();
});

test('the version menu tells of each version whether the page is the same there', async ({page}) => {
  await open(page, PAGE);
  const {button, list, link} = versionMenu(page);
  await button.click();
  await expect(link(BEFORE)).toHaveText(/^\S+ \d+ changes$/);
  // Of the version that is open there is nothing to say.
  await expect(list.locator('[aria-current]')).toHaveText(/^\S+(?: latest)?$/);
  await page.goto(NEW_PAGE);
  await button.click();
  await expect(link(lacking.version)).toHaveText(`${lacking.version} not in ${lacking.version}`);
});

test('what changed fits on a phone, and axe finds nothing', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, PAGE);
  await showChanges(page);
  await expect(choice(page)).toBeVisible();
  await expectSound(page, {within: 'dialog'});
  expect(await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});
