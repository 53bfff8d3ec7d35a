import sidebars from '../../fabric-sidebars';
import {releaseSeries} from '../../src/features/releases/data/release-series';
import {expect, open, test} from './support/test';
import {latest} from './support/versions';

const PAGE = '/docs/developers/operations-api/jobs';

test('the first stop of the Tab key leads past the navigation', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  const focusedInNavbar = await page.evaluate(() => document.activeElement?.closest('.navbar') !== null);
  expect(focusedInNavbar).toBe(false);
});

test('the navbar has the areas on the left, and the versions, the repository and the color mode on the right', async ({
  page,
}) => {
  await open(page, PAGE);
  const [left, right] = [page.locator('.navbar__items').first(), page.locator('.navbar__items--right')];
  await expect(left.locator('.navbar__item')).toHaveText(['Documentation', 'Release notes', 'Fabric']);
  await expect(right.locator('.navbar__item')).toHaveText([new RegExp(latest), /\w/]);
  await expect(left.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/docs');
  await expect(left.getByRole('link', {name: 'Release notes'})).toHaveAttribute('href', '/release-notes');
  await expect(left.getByRole('link', {name: 'Fabric'})).toHaveAttribute('href', '/fabric');
  await expect(right.getByRole('button', {name: /Switch between dark and light mode/})).toBeVisible();
  // Both say what they are to who points at them.
  await expect(right.getByRole('link', {name: 'Source repository'})).toHaveAttribute('title', /repository/);
  await expect(right.getByRole('button', {name: /^Version \d/})).toHaveAttribute('title', /version$/);
  const [first, items] = await Promise.all([left.getByRole('link').nth(1).boundingBox(), right.boundingBox()]);
  expect(1280 - (items!.x + items!.width)).toBeLessThan(32);
  expect(items!.x - first!.x).toBeGreaterThan(400);
});

test('a page says where it is, of which version, and what is on it', async ({page}) => {
  await open(page, PAGE);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.locator('li')).toHaveText([
    'Documentation',
    'Developers',
    'Operations API',
    'Job operations',
  ]);
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', latest);
  await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  const linked = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1)))?.tagName,
      ),
    );
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.every((tag) => tag === 'H2' || tag === 'H3')).toBe(true);
});

test('the sidebar of each area is its own, and the footer carries the copyright of 2025', async ({page}) => {
  await open(page, '/fabric');
  await expect(page.locator('.theme-doc-sidebar-menu > li')).toHaveCount(sidebars.fabric.length);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await open(page, '/release-notes');
  await expect(page.locator('.theme-doc-sidebar-menu > li')).toHaveText([
    'Overview',
    'Plan an upgrade',
    ...releaseSeries.map(({major, name}) => `Version ${major}: ${name}`),
  ]);
});

test.describe('at 996 pixels and less', () => {
  test.use({viewport: {width: 996, height: 800}});

  const menu = '.navbar-sidebar';

  test('focus moves in, stays in, and Escape brings it back', async ({page}) => {
    await open(page, PAGE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate((selector) => {
        const focused = document.activeElement;
        return focused !== null && focused !== document.body && focused.closest(selector) === null;
      }, menu);
      expect(outside, `after Tab ${i + 1}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
  });

  test('it closes on the switch to desktop width', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.locator(menu)).toHaveCount(0);
    // Nothing stays out of reach.
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('link', {name: 'Fabric', exact: true}).first().click();
    await expect(page).toHaveURL('/fabric');
  });
});
