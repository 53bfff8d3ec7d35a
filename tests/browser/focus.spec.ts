import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

// Whatever takes the focus in the navbar, the page stays where the reader is.

const PAGE = '/docs/developers/operations-api/nosql-operations';
const PLACE = 6000;

async function scrolled(page: Page): Promise<void> {
  await open(page, PAGE);
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), PLACE);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE);
}

/** The position of the page when everything that could move it is over. */
async function place(page: Page): Promise<number> {
  await page.waitForTimeout(400);
  return page.evaluate(() => window.scrollY);
}

const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');

for (const [name, act] of Object.entries({
  'the search, by slash and Escape': async (page: Page) => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
  },
  'the search, by its button and Close': async (page: Page) => {
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(search(page)).toBeFocused();
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
    await expect(search(page)).toHaveCount(0);
  },
  'the search, by Back': async (page: Page) => {
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await page.goBack();
    await expect(search(page)).toHaveCount(0);
  },
  'the version menu': async (page: Page) => {
    const button = page.locator('.navbar').getByRole('button', {name: /Version/});
    await button.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  },
  'the color mode': async (page: Page) => {
    await page
      .getByRole('button', {name: /^Switch between/})
      .first()
      .click();
  },
  'tabbing through the navbar': async (page: Page) => {
    await page.locator('.navbar__brand').focus();
    for (let step = 0; step < 7; step++) await page.keyboard.press('Tab');
  },
})) {
  test(`the page does not move: ${name}`, async ({page}) => {
    await scrolled(page);
    await act(page);
    expect(await place(page)).toBe(PLACE);
  });
}

test('the page does not move: the menu of a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await scrolled(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await place(page)).toBe(PLACE);
});

test('a section that is followed begins below the navbar, and so does what gets the focus', async ({page}) => {
  await open(page, PAGE);
  await page.locator('.table-of-contents a').nth(6).click();
  await page.waitForTimeout(300);
  const top = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
      return document.getElementById(decodeURIComponent(location.hash.slice(1)))!.getBoundingClientRect().top - bottom;
    });
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(60);
  await open(page, page.url());
  expect(await top()).toBeGreaterThanOrEqual(0);
  // A link above the window, by the keyboard.
  const hidden = await page.evaluate(() => {
    window.scrollTo({top: 4000, behavior: 'instant'});
    const link = [...document.querySelectorAll<HTMLElement>('main article a')].findLast(
      (one) => one.getBoundingClientRect().bottom < 0,
    )!;
    link.focus();
    return link.getBoundingClientRect().top - document.querySelector('.navbar')!.getBoundingClientRect().bottom;
  });
  expect(hidden).toBeGreaterThanOrEqual(0);
});
