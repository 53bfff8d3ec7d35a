import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBuilds} from '../../scripts/builds';
import {requireBuild} from '../../scripts/help.mjs';
import {portOf} from '../browser/support/builds';
import {startNginx, type RunningServer} from '../hosts/support/nginx';
import {keys, type Engine} from './support/engine';
import {startFirefox} from './support/firefox';
import {startWebkit} from './support/webkit';

// The first actions of readers, and the places where other sites have failed, in the Firefox and the WebKit of Debian,
// on nginx. The browser tests ask the same of Chromium. What is built is read from `build`.

const SITE = `http://127.0.0.1:${portOf(62)}`;
const JOBS = '/docs/developers/operations-api/jobs';
const LONG_PAGE = '/docs/developers/operations-api/nosql-operations';
const IS_OPEN = "document.querySelector('dialog[open]') !== null";
const TITLE = "document.querySelector('h1')?.textContent ?? ''";
const PATH = 'location.pathname + location.hash';
const OPTIONS = "[...document.querySelectorAll('dialog[open] [role=option]')]";

const SOON = {timeout: 20_000, interval: 100};

let server: RunningServer;
beforeAll(async () => {
  requireBuild(testBuilds.published.directory);
  server = await startNginx({directory: testBuilds.published.directory, baseUrl: '/', port: portOf(62)});
});
afterAll(() => server?.stop());

const engines: Record<string, () => Promise<Engine>> = {
  // Its service worker would answer in the place of the host.
  Firefox: () => startFirefox(SITE, {'dom.serviceWorkers.enabled': false}),
  WebKit: () => startWebkit(SITE, portOf(63)),
};

describe.each(Object.entries(engines))('%s', (_, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  /** For `expect.poll`: asks for the value of an expression until it is what is expected. */
  const value = (expression: string) => () => engine.read(expression);

  /** Clicks the first element that a selector finds. */
  const click = async (selector: string) => {
    await expect.poll(value(`document.querySelector(${JSON.stringify(selector)}) !== null`), SOON).toBe(true);
    await engine.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
  };

  const type = async (text: string) => {
    for (const key of text) await engine.press(key);
  };

  const scrollTo = (top: number) => engine.read(`scrollTo({top: ${top}, behavior: 'instant'})`);

  async function search(text: string): Promise<void> {
    await engine.press('/');
    await expect.poll(value("document.activeElement.matches('dialog[open] input')"), SOON).toBe(true);
    // It has the words of the last search.
    await engine.read('document.activeElement.select()');
    await type(text);
    await expect.poll(value(`${OPTIONS}.length > 1`), SOON).toBe(true);
  }

  test('the first page has its letters and its links', async () => {
    await engine.open('/docs');
    await expect
      .poll(
        value(`[...document.fonts].some(({family, status}) => family.includes('Geist') && status === 'loaded')`),
        SOON,
      )
      .toBe(true);
    await click('main a[href="/docs/getting-started/quickstart"]');
    await expect.poll(value(PATH), SOON).toBe('/docs/getting-started/quickstart');
  });

  test('contents lead below the navbar, and a form of code is chosen for good', async () => {
    await engine.open(JOBS);
    await click('.table-of-contents a[href="#get_job"]');
    await expect.poll(value(PATH), SOON).toBe(`${JOBS}#get_job`);
    await expect
      .poll(
        value(`(() => {
      const {top} = document.querySelector('#get_job').getBoundingClientRect();
      return top >= document.querySelector('nav.navbar').offsetHeight && top < innerHeight / 2;
    })()`),
        SOON,
      )
      .toBe(true);
    const chosen = `document.querySelector('[role=tab][aria-selected=true]')?.textContent`;
    await engine.read(
      `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Python').click()`,
    );
    await expect.poll(value(chosen), SOON).toBe('Python');
    await engine.open('/docs/developers/operations-api/users-and-roles');
    await expect.poll(value(chosen), SOON).toBe('Python');
    await engine.read('localStorage.clear()');
  });

  test('links lead from page to page in one document, and back', async () => {
    await engine.open(JOBS);
    await engine.read('(window.mark = true)');
    await click('.navbar a[href="/release-notes"]');
    await expect.poll(value(TITLE), SOON).toBe('Release notes');
    await click('.pagination-nav__link--next, main .card a, main a[href^="/release-notes/"]');
    await expect.poll(value(TITLE), SOON).not.toBe('Release notes');
    await engine.back();
    await expect.poll(value(TITLE), SOON).toBe('Release notes');
    await engine.back();
    await expect.poll(value(TITLE), SOON).toBe('Jobs');
    expect(await engine.read('window.mark === true')).toBe(true);
  });

  test('the search opens by keyboard and leads to a section', async () => {
    await engine.open('/docs');
    await engine.press(keys.control, 'k');
    await expect.poll(value("document.activeElement.matches('dialog[open] input')"), SOON).toBe(true);
    await type('search_by_conditions');
    await expect
      .poll(
        value(`${OPTIONS}.find((option) => option.matches('a'))?.textContent.includes('search_by_conditions')`),
        SOON,
      )
      .toBe(true);
    await engine.press(keys.enter);
    await expect.poll(value(PATH), SOON).toBe(`${LONG_PAGE}#search_by_conditions`);
    expect(await engine.read(IS_OPEN)).toBe(false);
  });

  test('the color mode changes by its button, and is kept', async () => {
    const mode =
      '`${document.documentElement.dataset.theme} ${getComputedStyle(document.documentElement).colorScheme}`';
    await engine.open('/docs');
    // From the system's mode to light and dark.
    await click('.navbar [class*=colorModeToggle] button');
    await click('.navbar [class*=colorModeToggle] button');
    await expect.poll(value(mode), SOON).toBe('dark dark');
    await engine.open(JOBS);
    expect(await engine.read(mode)).toBe('dark dark');
    await engine.read('localStorage.clear()');
  });

  test('a question is answered with quotations, and Escape leads back', async () => {
    await engine.open('/docs');
    await search('How do I clone a node?');
    await engine.press(keys.control, keys.enter);
    await expect.poll(value("document.querySelector('dialog[open] figure a') !== null"), SOON).toBe(true);
    await engine.press(keys.escape);
    await expect.poll(value("document.activeElement.matches('dialog[open] input[role=combobox]')"), SOON).toBe(true);
    await engine.press(keys.escape);
    await expect.poll(value(IS_OPEN), SOON).toBe(false);
  });

  test('an address without a page leads to similar ones', async () => {
    await engine.open('/docs/3.9/developers/operations-api/nosql-operation');
    await click(`main ul a[href="${LONG_PAGE}"]`);
    await expect.poll(value(TITLE), SOON).toBe('NoSQL operations');
  });

  test('on a narrow window the menu opens, and Escape leads back', async () => {
    await engine.open(JOBS);
    await engine.setWidth(375);
    expect(await engine.read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await scrollTo(1500);
    await click('.navbar__toggle');
    await expect
      .poll(value("document.querySelector('.navbar-sidebar').contains(document.activeElement)"), SOON)
      .toBe(true);
    await engine.press(keys.escape);
    await expect.poll(value("document.activeElement.matches('.navbar__toggle')"), SOON).toBe(true);
    expect(await engine.read('scrollY')).toBe(1500);
    await engine.setWidth(1280);
  });

  test.each([
    ['/docs/%C3%A9', '/docs/%C3%A9', 'Page not found'],
    [
      '/docs/developers/operations-api/nosql-operation',
      '/docs/developers/operations-api/nosql-operation',
      'Page not found',
    ],
    ['//docs', '/docs', 'Harper documentation'],
    ['/docs//developers//rest', '/docs/developers/rest', 'REST'],
    ['/docs/developers/rest%20', '/docs/developers/rest', 'REST'],
  ])('%s is loaded once', async (asked, arrived, title) => {
    const before = server.pages();
    await engine.open(asked);
    expect(await engine.read('location.pathname')).toBe(arrived);
    expect(await engine.read(TITLE)).toContain(title);
    expect(server.pages() - before).toBe(1);
  });

  test('the search goes on when a translator wraps its texts', async () => {
    await engine.open('/docs');
    await search('sql');
    await engine.read(`(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement.closest('script, style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    })()`);
    await type(' create table');
    await expect.poll(value(`${OPTIONS}.some((option) => /create/i.test(option.textContent))`), SOON).toBe(true);
    expect(await engine.read(TITLE)).toBe('Harper documentation');
  });

  test('the search leaves the page where it is, and Back closes it', async () => {
    await engine.open(LONG_PAGE);
    await scrollTo(6000);
    await search('table');
    await engine.press(keys.escape);
    await expect.poll(value(IS_OPEN), SOON).toBe(false);
    expect(await engine.read('scrollY')).toBe(6000);
    await search('table');
    await engine.back();
    await expect.poll(value(IS_OPEN), SOON).toBe(false);
    expect(await engine.read('`${location.pathname} ${scrollY}`')).toBe(`${LONG_PAGE} 6000`);
  });

  test('the Enter of an input method opens no result', async () => {
    await engine.open('/docs');
    await search('table');
    await engine.read(
      `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true}))`,
    );
    expect(await engine.read(`location.pathname + ' ' + (${IS_OPEN})`)).toBe('/docs true');
  });

  test('a reload returns to the place in results that come late', async () => {
    await engine.open('/search?q=table');
    await expect.poll(value('document.documentElement.scrollHeight > 3500'), SOON).toBe(true);
    await scrollTo(2400);
    // The place is stored once scrolling has ended.
    await expect.poll(value('scrollY'), SOON).toBe(2400);
    await engine.read('new Promise((resolve) => setTimeout(resolve, 500))');
    await engine.reload();
    await expect.poll(value('scrollY'), SOON).toBe(2400);
  });
});

test('where Firefox blocks storage, a page reports no error of its service worker', async () => {
  const blocked = await startFirefox(SITE, {'network.cookie.cookieBehavior': 2});
  try {
    await blocked.open('/docs/developers/rest');
    // The worker is registered three seconds after the page has loaded.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(blocked.takeErrors()).toEqual([]);
  } finally {
    await blocked.close();
  }
});
