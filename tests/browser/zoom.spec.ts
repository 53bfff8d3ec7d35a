import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {versionMenu} from './support/version-menu';

const PAGE = '/docs/developers/operations-api/jobs';

/** Returns true if a pointer in the middle of a control hits it, and all of it is on the screen. */
const isReachable = (control: Locator) =>
  control.evaluate((element) => {
    const {left, right, top, bottom, width, height} = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return isInside && element.contains(hit) && Math.min(width, height) >= 24;
  });

const controls = (page: Page): Record<string, Locator> => ({
  'menu button': page.getByRole('button', {name: 'Toggle navigation bar'}),
  brand: page.locator('.navbar__inner .navbar__brand'),
  search: page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}),
});

// The narrowest screen that has to do, and 1280 pixels at 400 and at 200 percent.
for (const [width, height] of [
  [320, 568],
  [320, 256],
  [640, 400],
] as const) {
  test(`at ${width} × ${height} pixels, every control of the navbar, and everything in the menu, can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    for (const [name, control] of Object.entries(controls(page))) {
      await expect.poll(() => isReachable(control), name).toBe(true);
    }
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const dialog = page.getByRole('dialog', {name: 'Navigation'});
    for (const name of ['Close navigation bar', /dark and light mode/]) {
      await expect.poll(() => isReachable(dialog.getByRole('button', {name})), String(name)).toBe(true);
    }
    await dialog.getByRole('button', {name: /Back to main menu/}).click();
    await versionMenu(dialog).button.click();
    for (const link of await dialog.locator('.navbar-sidebar__item:not([inert])').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ratio: 0.95});
    }
  });
}
