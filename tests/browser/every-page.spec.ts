import {existsSync, readFileSync} from 'node:fs';
import {addressOf} from '../../scripts/content/addresses';
import {changedFiles} from '../../scripts/content/changed-files';
import {readSite} from '../../scripts/content/site';
import {projectPath} from '../support';
import {overflowOf} from './support/actions';
import {pageKinds} from './support/page-kinds';
import {faultsOf} from './support/page-rules';
import {expect, open, test} from './support/test';

// The sitemap of the build lists what is published. Playwright reads this file also before the build exists.
const sitemap = projectPath('build/sitemap.xml');
const published = existsSync(sitemap)
  ? [...readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
  : [];

// A page takes about a second. A change is proved by one page of each kind and by the pages that it touches; every
// night, all pages are opened, at all widths.
const isNightly = process.env.TEST_SCOPE === 'all';
const changed = new Set(isNightly ? [] : changedAddresses());
const kinds = new Set(pageKinds.map(({address}) => address));
const addresses = isNightly ? published : published.filter((address) => kinds.has(address) || changed.has(address));

/** Of the pages whose source differs from the branch `main`. */
function changedAddresses(): string[] {
  const {pages, versions} = readSite(projectPath(''));
  const files = new Set(changedFiles(projectPath('')));
  return pages.filter(({file}) => files.has(file)).map((page) => addressOf(page, versions[0]!));
}

const WIDTHS = isNightly ? [320, 375, 768, 1280, 1440] : [320, 1280];
/** Pages on which the rules of all pages are looked at as well. */
const RULED = new Set([375, 1280]);

const SIZE = 10;
const groups = Array.from({length: Math.ceil(addresses.length / SIZE)}, (_, index) =>
  addresses.slice(index * SIZE, (index + 1) * SIZE),
);

test('the sitemap is there to read, and each kind of page is opened', () => {
  expect(published.length).toBeGreaterThan(900);
  const expected = isNightly
    ? published
    : pageKinds.map(({address}) => address).filter((one) => published.includes(one));
  expect(expected.length).toBeGreaterThan(10);
  expect(addresses).toEqual(expect.arrayContaining(expected));
});

for (const [index, group] of groups.entries()) {
  const name = `pages ${index * SIZE + 1} to ${index * SIZE + group.length}`;

  // React reports a page that it draws differently than the server did as an error, and any error fails the test.
  test(`${name} load without an error, fit every width, and keep the rules of all pages`, async ({page}) => {
    test.setTimeout(120_000);
    for (const address of group) {
      await open(page, address);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
      // Pages without a sidebar have none; a group that is open is the entry of its own page.
      const entry = page.locator('.theme-doc-sidebar-container [aria-current="page"]').last();
      if ((await entry.count()) > 0) await expect(entry, address).toBeInViewport({ratio: 1});
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect(await overflowOf(page), `${address} at ${width} pixels`).toBeLessThanOrEqual(0);
        if (RULED.has(width)) {
          expect(await faultsOf(page), `${address} at ${width} pixels`).toEqual([]);
        }
      }
    }
  });
}
