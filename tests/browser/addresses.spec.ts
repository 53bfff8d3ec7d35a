import {createServer} from 'node:http';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {closeStorage} from './support/actions';
import {builds} from './support/builds';
import {expect, hydrated, quiet, test} from './support/test';

// However an address is spelled, its page is shown at one address, and no address is loaded again and again.

const REST = '/docs/developers/rest';

/** Spellings of the address of a page. */
const SPELLINGS = [
  '//docs/developers/rest',
  '/docs//developers//rest',
  '/docs/developers/rest/',
  '/docs/developers/rest///',
  '/docs/developers/rest.html',
  '/docs/developers/rest.HTML',
  '/docs/developers/rest/index.html',
  '/docs%2Fdevelopers%2Frest',
  '/%64ocs/developers/r%65st',
  '/DOCS/Developers/REST',
  '/docs/developers/rest%20',
  '/docs/developers/rest%C2%A0',
  '/docs/developers/rest%20/',
];

/** Addresses that no page has, and what is left of them. */
const UNKNOWN = [
  ['/docs/é', '/docs/%C3%A9'],
  ['/docs/%c3%a9', '/docs/%C3%A9'],
  ['/docs/%C3%89/', '/docs/%C3%A9'],
  ['/docs/Ünïcode%2FX', '/docs/%C3%BCn%C3%AFcode/x'],
  ['/docs/日本語', '/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
  ['/docs/a%3Fb', '/docs/a%3Fb'],
  ['/docs/100%25', '/docs/100%25'],
  ['/docs/a%2541', '/docs/a%2541'],
  ['/docs/a%5B1%5D', '/docs/a%5B1%5D'],
  ["/docs/o'neil", "/docs/o'neil"],
  ['//docs/nothing', '/docs/nothing'],
  ['/docs/nothing%20', '/docs/nothing'],
  ['/fabric/%F0%9F%8C%8D', '/fabric/%F0%9F%8C%8D'],
  ['/release-notes/V4%C3%84', '/release-notes/v4%C3%A4'],
  ['/%c3%a9', '/%C3%A9'],
] as const;

/** The number of times that the browser has asked a host for a document. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    // A redirect of the host is no request of the page.
    if (request.isNavigationRequest() && !request.redirectedFrom()) count++;
  });
  return () => count;
}

/** Opens an address as it is spelled, which `page.goto` with a path would not. */
async function openSpelled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await quiet(page);
  await hydrated(page);
}

for (const host of ['published', 'plain'] as const) {
  test.describe(`on the ${host} host`, () => {
    for (const spelling of SPELLINGS) {
      test(`${spelling} is the page`, async ({page, expectProblem}) => {
        expectProblem(/\b404\b/, {mustCome: false});
        const documents = countDocuments(page);
        await openSpelled(page, `${builds[host].url}${spelling}?a=B%2f#get`);
        await expect(page).toHaveURL(`${builds[host].url}${REST}?a=B%2f#get`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(/^REST/);
        expect(documents()).toBeLessThanOrEqual(2);
      });
    }

    for (const [address, canonical] of UNKNOWN) {
      test(`${address} is not found, once`, async ({page, expectProblem}) => {
        expectProblem(/\b404\b/);
        const documents = countDocuments(page);
        await openSpelled(page, builds[host].url + address);
        await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
        await expect(
          page.getByRole('heading', {name: 'Did you mean…?'}).or(page.getByText('No similar pages')),
        ).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(canonical);
        expect(documents()).toBeLessThanOrEqual(2);
      });
    }
  });
}

/** A host that answers whatever is asked for with 404.html, and adds a slash to the address first. */
async function slashingHost(): Promise<{url: string; asked: () => number; stop: () => void}> {
  let asked = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (/\.\w+$/.test(path)) {
      const types = {js: 'text/javascript', css: 'text/css'} as Record<string, string>;
      try {
        const file = readFileSync(join(builds.published.directory, path));
        return response
          .setHeader('content-type', types[path.split('.').at(-1)!] ?? 'application/octet-stream')
          .end(file);
      } catch {
        return response.writeHead(404).end();
      }
    }
    if (!path.endsWith('/')) return response.writeHead(301, {location: `${path}/`}).end();
    asked++;
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    return response.end(readFileSync(join(builds.published.directory, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://localhost:${port}`, asked: () => asked, stop: () => server.close()};
}

for (const storage of ['with', 'without'] as const) {
  test(`${storage} storage, a host that spells addresses otherwise is asked again once`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/\b404\b|onRecoverableError|Minified React error|storage/, {mustCome: false});
    if (storage === 'without') await closeStorage(page);
    const host = await slashingHost();
    await page.goto(`${host.url}/docs/é`);
    await quiet(page);
    expect(host.asked()).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
    host.stop();
  });
}

test('a link to a page that no one has is asked for once', async ({page, expectProblem}) => {
  expectProblem(/\b404\b/);
  await page.goto(REST);
  await hydrated(page);
  const documents = countDocuments(page);
  await page
    .locator('main a[href^="/docs/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.setAttribute('href', '/docs/%c3%a9');
    });
  // As the router sees it.
  await page.evaluate(() => {
    history.pushState({key: 'a'}, '', '/docs/%C3%A9%2541');
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'a'}}));
  });
  await quiet(page);
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(1);
});
