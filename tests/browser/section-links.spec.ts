import type {Page} from '@playwright/test';
import {SearchModal} from './search/search-modal';
import {isSameDocument, markDocument} from './support/actions';
import {expect, open, test} from './support/test';
import {chooseVersion} from './support/version-menu';
import {older} from './support/versions';

/** Pages whose articles link to sections of others. */
const PAGES = [
  '/docs/developers/rest',
  '/docs/deployments/configuration',
  '/docs/developers/operations-api/clustering',
  '/fabric',
];
/** Links that are followed on each page: a navigation takes about a second. */
const LINKS = 4;

/** Waits until the section that the address names is where a reader looks first. */
async function expectArrival(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const id = decodeURIComponent(window.location.hash.slice(1));
        const top = id ? document.getElementById(id)?.getBoundingClientRect().top : undefined;
        if (top === undefined) return `no section "${id}"`;
        const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
        // The last sections of a page cannot come to the top.
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        return top >= navbar && (top <= navbar + 40 || (isAtEnd && top < window.innerHeight)) ? 'arrived' : `at ${top}`;
      }),
    )
    .toBe('arrived');
}

/** Addresses of the links in the article that lead to sections of other pages, as they are written. */
const sectionLinks = (page: Page) =>
  // Hidden links lead former sections to their new pages.
  page.locator('article a[href*="#"]:not([hidden])').evaluateAll((links) => {
    const targets = links.filter((link) => {
      const {pathname, origin} = new URL((link as HTMLAnchorElement).href);
      return origin === window.location.origin && pathname !== window.location.pathname;
    });
    return [...new Set(targets.map((link) => link.getAttribute('href')!))];
  });

test('a hit of the search on another page lands where one on the same page does, also with Back and Forward', async ({
  page,
}) => {
  const tops: number[] = [];
  for (const start of ['/docs/developers/operations-api/nosql-operations', '/docs']) {
    const modal = await SearchModal.on(page, start);
    await modal.search('search_by_conditions');
    await modal.hits.and(page.locator('[href$="nosql-operations#search_by_conditions"]')).first().click();
    await expect(page).toHaveURL(/nosql-operations#search_by_conditions$/);
    await expectArrival(page);
    tops.push((await page.locator('#search_by_conditions').boundingBox())!.y);
  }
  expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await page.goForward();
  await expect(page).toHaveURL(/nosql-operations#search_by_conditions$/);
  await expectArrival(page);
});

for (const address of PAGES) {
  test(`links of ${address} to sections of other pages arrive there, also with Back and Forward`, async ({page}) => {
    test.slow();
    await open(page, address);
    const links = (await sectionLinks(page)).slice(0, LINKS);
    expect(links.length).toBeGreaterThan(0);
    await markDocument(page);
    for (const link of links) {
      const left = page.locator(`article a[href="${link}"]`).first();
      await left.click();
      await expect(page).toHaveURL(link);
      await expectArrival(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(left).toBeInViewport();
      await page.goForward();
      await expect(page).toHaveURL(link);
      await expectArrival(page);
      await page.goBack();
      await expect(left).toBeInViewport();
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a link that is followed by keyboard from far down a page arrives as well', async ({page}) => {
  await open(page, PAGES[0]!);
  const [link] = (await sectionLinks(page)).slice(-1);
  const left = page.locator(`article a[href="${link}"]`).last();
  await left.focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(link!);
  await expectArrival(page);
});

test('a result of the search page that is a section arrives there', async ({page}) => {
  await open(page, '/search?q=get_job');
  await page.locator('main article').locator('a[href*="#"]').first().click();
  await expect(page).toHaveURL(/\/docs\/[^#]+#.+/);
  await expectArrival(page);
});

test('another version of the page opens at the section that the address names', async ({page}) => {
  await open(page, '/docs/developers/operations-api/jobs#search_jobs_by_start_date');
  await chooseVersion(page, older);
  await expect(page).toHaveURL(`/docs/${older}/developers/operations-api/jobs#search_jobs_by_start_date`);
  await expectArrival(page);
});

test('a section of the same page, chosen in the search, stands under the navbar and has the focus', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/deployments/configuration');
  await page.keyboard.press('Escape');
  // From a link in the text the search gives the focus back to that link.
  await page.locator('article .theme-doc-markdown a:not(.hash-link)').nth(3).focus();
  await page.keyboard.press('Control+k');
  await modal.search('mqtt.network');
  await modal.hits.and(page.locator('[href*="/deployments/configuration#"]')).first().click();
  await expect(page).toHaveURL(/configuration#.+/);
  await expectArrival(page);
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(target).toBeFocused();
  // Only as long as it is needed.
  await page.keyboard.press('Tab');
  await expect(target).not.toHaveAttribute('tabindex');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the section is marked for a moment, and a mouse leaves no ring around it, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    // It ends soon, so that it has to be noted when it begins.
    await page.addInitScript(() => {
      const animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function noted(...parameters) {
        this.setAttribute('data-was-marked', '');
        return animate.apply(this, parameters);
      };
    });
    await open(page, '/docs/developers/operations-api/jobs');
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'get_job'}).click();
    await expectArrival(page);
    const heading = page.locator('#get_job');
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
    await expect(page.locator('[data-was-marked]')).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
  });
}

test('an entry of a reference has an address of its own', async ({page}) => {
  await open(page, '/docs/deployments/configuration#mqtt-network-port');
  await expectArrival(page);
  await page.locator('.entries').getByRole('link', {name: 'http.port', exact: true}).click();
  await expect(page).toHaveURL('/docs/deployments/configuration#http-port');
  await expectArrival(page);
});
