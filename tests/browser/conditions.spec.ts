// cspell:ignore blockedbyclient Fexample Cexample
import {isSameDocument, markDocument, saveData} from './support/actions';
import {builds} from './support/builds';
import {isPageChunk} from './support/chunks';
import {expect, hydrated, interceptFromStart, open, test} from './support/test';
import {latest} from './support/versions';
import {SearchModal} from './search/search-modal';

// Conditions in which readers of other documentation sites have met faults, and this site has none.

const PAGE = '/docs/developers/operations-api/jobs';

test('no page asks to be told when it is left for good, so that Back shows it at once', async ({page}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, {asked});
    // It is called with the target that it belongs to.
    // oxlint-disable-next-line typescript/unbound-method
    const {addEventListener} = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function note(this: EventTarget, ...given) {
      if (given[0] === 'unload' || given[0] === 'beforeunload') asked.push(given[0]);
      return addEventListener.apply(this, given);
    };
  });
  for (const address of ['/docs', PAGE, '/search?q=table']) {
    const answer = await page.goto(address);
    await hydrated(page);
    expect(answer!.headers()['cache-control'] ?? '').not.toContain('no-store');
    expect(await page.evaluate(() => [...(window as unknown as {asked: string[]}).asked])).toEqual([]);
  }
});

test('the search of the browser stays the browser’s', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() =>
    addEventListener('keydown', (event) => Object.assign(window, {isTaken: event.defaultPrevented})),
  );
  for (const key of ['Control+f', 'Control+g', 'F3', 'Control+p']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => 'isTaken' in window && window.isTaken), key).toBe(false);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page works where a blocker stops what is called like an advertisement or a count', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_(?:FAILED|BLOCKED)|Failed to load/, {mustCome: false});
  await page.route(/vitals|analytics|gtag|feedback|banner|announce|social|track|share/, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort('blockedbyclient'),
  );
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  await expect(modal.options.first()).toContainText('search_by_conditions');
});

test('an address that names a text leads there, and stays there', async ({page}) => {
  await page.goto(`${PAGE}#:~:text=delete_records_before`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Jobs');
  await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
});

for (const width of [280, 3840]) {
  test(`no page is wider than a window of ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const address of ['/docs', PAGE, '/docs/deployments/configuration', '/release-notes', '/fabric']) {
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}

test('a very long address has an answer', async ({page, expectProblem}) => {
  expectProblem(/404/);
  await open(page, `/docs/${'long-'.repeat(1200)}`);
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await open(page, `/search?q=${'long%20'.repeat(500)}`);
  await expect(page.locator('main')).toContainText('long');
});

const BLOCKED: Record<string, () => void> = {
  'the storage refuses to be asked for': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'there is no storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {value: null});
  },
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'the storage cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'there are no caches and no database': () => {
    for (const name of ['caches', 'indexedDB']) Object.defineProperty(window, name, {value: undefined});
  },
  'cookies refuse to be asked for': () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      set() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

for (const [name, block] of Object.entries(BLOCKED)) {
  test(`a page and its search work where ${name}`, async ({page, expectProblem}) => {
    expectProblem(/storage|insecure|Full/i, {mustCome: false});
    await page.addInitScript(block);
    const modal = await SearchModal.on(page);
    await modal.search('search_by_conditions');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#search_by_conditions$/);
  });
}

test('a page and its search work without what the last years brought', async ({page}) => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference']],
      [URL, ['canParse', 'parse']],
      [window, ['scheduler', 'navigation', 'Highlight']],
      [document, ['startViewTransition']],
      [AbortSignal, ['any']],
      [RegExp, ['escape']],
    ] as const) {
      for (const each of names) Reflect.deleteProperty(owner, each);
    }
  });
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#search_by_conditions$/);
});

test('when a host answers with a page where a script should be, the next page is loaded anew', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/MIME type|Loading chunk|Unexpected token '<'/);
  await saveData(page);
  await interceptFromStart(page);
  await open(page, '/fabric');
  await markDocument(page);
  await page.route(
    (url) => isPageChunk(url.href),
    (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>'}),
    {times: 1},
  );
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Grafana integration'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Grafana integration');
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('the arrow keys of an input method choose among its words, not among the results', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  const chosen = () => modal.field.getAttribute('aria-activedescendant');
  const before = await chosen();
  for (const how of [{isComposing: true}, {keyCode: 229}]) {
    const isTaken = await modal.field.evaluate((element, init) => {
      const event = new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true, ...init});
      element.dispatchEvent(event);
      return event.defaultPrevented;
    }, how);
    expect(isTaken).toBe(false);
  }
  expect(await chosen()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(before);
});

test('in forced colors, what is active and what can be pressed is there to see', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, `${PAGE}#get_job`);
  for (const part of ['.menu__link--active:not(.menu__link--sublist)', '.table-of-contents__link--active']) {
    await expect(page.locator(part).first(), part).toHaveCSS('text-decoration-line', 'underline');
  }
  const faint = await page
    .locator(':is(button, summary, [role=tab], .menu__caret):visible')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').map((one) => one.outerHTML));
  expect(faint).toEqual([]);
});

for (const host of ['published', 'plain'] as const) {
  test(`no address leads to another site on the ${host} host`, async ({page, expectProblem}) => {
    expectProblem(/404/, {mustCome: false});
    for (const path of [
      '//example.com/docs',
      `//example.com/docs/${latest}`,
      '/%2F%2Fexample.com/docs',
      '/%5C%5Cexample.com/docs/',
      '/docs//example.com/',
      '/?to=//example.com',
      '/docs/availability?find=https://example.com',
    ]) {
      await page.goto(builds[host].url + path);
      await hydrated(page);
      expect(new URL(page.url()).origin, path).toBe(builds[host].url);
    }
  });
}
