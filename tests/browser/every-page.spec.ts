import {existsSync, readFileSync} from 'node:fs';
import {readVersionFolders} from '../../src/build/version-folders';
import {projectPath} from '../support';
import {pagesToOpen} from './support/pages-to-open';
import {faultsOf} from './support/page-rules';
import {expect, open, test} from './support/test';

// The sitemap of the build lists what is published. Playwright reads this file also before the build exists.
const sitemap = projectPath('build/sitemap.xml');
const published = existsSync(sitemap)
  ? [...readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
  : [];

// A page takes about a second, and versions repeat most of each other: a page of an older version is opened where it
// differs from the same page of the version after it. Every text of the site is opened once, and the latest version,
// the release notes and the Fabric guide as a whole.
const addresses = pagesToOpen(published, projectPath(''), readVersionFolders(projectPath('')));

/** Pages of older versions differ in words from those of the latest, not in how they are made. */
const isOlder = (address: string) => /^\/docs\/\d/.test(address);

const PHONE = 375;
const DESKTOP = 1280;

const SIZE = 10;
const groups = Array.from({length: Math.ceil(addresses.length / SIZE)}, (_, index) =>
  addresses.slice(index * SIZE, (index + 1) * SIZE),
);

test('the sitemap is there to read, and pages without a version are all opened', () => {
  const others = published.filter((address) => !isOlder(address));
  expect(others.length).toBeGreaterThan(280);
  expect(addresses.filter((address) => !isOlder(address))).toEqual(others);
});

for (const [index, group] of groups.entries()) {
  const name = `pages ${index * SIZE + 1} to ${index * SIZE + group.length}`;

  // React reports a page that it draws differently than the server did as an error, and any error fails the test.
  test(`${name} load without an error, fit 320 to 1440 pixels, and keep the rules of all pages`, async ({page}) => {
    test.setTimeout(120_000);
    for (const address of group) {
      await open(page, address);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
      // Pages without a sidebar have none; a group that is open is the entry of its own page.
      const entry = page.locator('.theme-doc-sidebar-container [aria-current="page"]').last();
      if ((await entry.count()) > 0) await expect(entry, address).toBeInViewport({ratio: 1});
      for (const width of isOlder(address) ? [320, PHONE, DESKTOP] : [320, PHONE, 768, DESKTOP, 1440]) {
        await page.setViewportSize({width, height: 800});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${width} pixels`).toBeLessThanOrEqual(0);
        if (width === PHONE || width === DESKTOP) {
          expect(await faultsOf(page), `${address} at ${width} pixels`).toEqual([]);
        }
      }
    }
  });
}
