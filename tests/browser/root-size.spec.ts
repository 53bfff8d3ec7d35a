import {chromium, type Browser, type Page} from '@playwright/test';
import {builds} from './support/builds';
import {expect, test} from './support/test';

// The size of letters that a reader has chosen in the browser: sizes of the site follow it, so its layout has to, too.

const PAGES = [
  '/docs',
  '/docs/developers/operations-api/jobs',
  '/docs/deployments/configuration',
  '/docs/getting-started/quickstart',
  '/release-notes',
  '/fabric',
  '/search?q=table',
];

/**
 * The elements that are wider than the window, except those that scroll by themselves, and the parts of the navbar that
 * cover another.
 */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} pixels wide, the window ${clientWidth}`);
    const parts = [...document.querySelectorAll<HTMLElement>('.navbar__inner :is(a, button)')]
      .map((element) => ({name: element.textContent || element.ariaLabel, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0);
    for (const [index, {name, box}] of parts.entries()) {
      if (box.right > clientWidth + 1 || box.left < -1) faults.push(`${name} is outside of the window`);
      const other = parts
        .slice(index + 1)
        .find((next) => next.box.left < box.right - 1 && next.box.right > box.left + 1);
      if (other) faults.push(`${name} covers ${other.name}`);
    }
    const contents = document.querySelector('.theme-doc-toc-desktop')?.getBoundingClientRect();
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (contents && contents.width > 0 && contents.width < 8 * letter) faults.push('the contents are too narrow');
    const text = document.querySelector('article')?.getBoundingClientRect();
    if (text && text.width < Math.min(18 * letter, clientWidth - 3 * letter)) faults.push('the text is too narrow');
    return faults;
  });

for (const size of [12, 16, 20, 24, 32]) {
  test.describe(`with letters of ${size} pixels`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      const {launchOptions = {}} = test.info().project.use;
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      browser = await chromium.launch({...launchOptions, args});
    });
    test.afterAll(() => browser.close());

    for (const width of [1280, 1000, 768, 375]) {
      test(`nothing overflows or overlaps at ${width} pixels`, async () => {
        const page = await browser.newPage({baseURL: builds.published.url, viewport: {width, height: 800}});
        await page.goto(PAGES[0]!);
        const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(root).toBe(`${size}px`);
        for (const address of PAGES) {
          await page.goto(address);
          await page.locator('html[data-has-hydrated=true]').waitFor();
          await expect.poll(() => faultsOf(page), address).toEqual([]);
        }
        await page.close();
      });
    }

    test('the menu has the sidebar where the page has the layout of a phone', async () => {
      const page = await browser.newPage({baseURL: builds.published.url, viewport: {width: 1100, height: 800}});
      await page.goto('/docs/developers/operations-api/jobs');
      await page.locator('html[data-has-hydrated=true]').waitFor();
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      const sidebar = page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Job operations'});
      const isNarrow = 1100 / size < 62.3;
      await expect(toggle).toBeVisible({visible: isNarrow});
      await expect(sidebar).toBeVisible({visible: !isNarrow});
      if (isNarrow) {
        await toggle.click();
        await expect(page.getByRole('dialog').getByRole('link', {name: 'Job operations'})).toBeVisible();
      }
      await page.close();
    });
  });
}
