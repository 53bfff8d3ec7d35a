import {hold, nextFrame} from '../support/actions';
import {expect, interceptFromStart, open, quiet, test} from '../support/test';
import {latest} from '../support/versions';
import {SearchModal} from './search-modal';

const OPERATION = '/docs/developers/operations-api/nosql-operations#search_by_conditions';

test('Ctrl+K, Meta+K, and / open the search with the field in focus, also while a button has it', async ({page}) => {
  await open(page, '/docs');
  const modal = new SearchModal(page);
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(shortcut);
    await expect(modal.field).toBeFocused();
    await expect(modal.field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  }
  await page.getByRole('button', {name: 'Search', exact: true}).focus();
  await page.keyboard.press('/');
  await expect(modal.field).toBeFocused();
});

test('where the reader types, / is a letter, and Ctrl+K opens the search', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(new SearchModal(page).field).toBeFocused();
});

test('what the reader types before the search is there is not lost', async ({page}) => {
  await interceptFromStart(page);
  await open(page, '/docs');
  const release = await hold(page, /\/assets\/js\//);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('jobx');
  await page.keyboard.press('Backspace');
  release();
  const modal = new SearchModal(page);
  await expect(modal.field).toHaveValue('job');
  await page.keyboard.type('s');
  await expect(modal.field).toHaveValue('jobs');
});

test('a key in the very moment when the search is there goes into its field', async ({page}) => {
  await open(page, '/docs');
  const pressed = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const field = document.querySelector('dialog input');
          if (!field) return;
          observer.disconnect();
          const key = new KeyboardEvent('keydown', {key: 's', bubbles: true, cancelable: true});
          document.activeElement!.dispatchEvent(key);
          resolve({isInField: document.activeElement === field, isTaken: key.defaultPrevented});
        }).observe(document.body, {childList: true, subtree: true});
      }),
  );
  await page.keyboard.press('Control+k');
  expect(await pressed).toEqual({isInField: true, isTaken: false});
});

test('nothing of the search is loaded until the reader reaches for it', async ({page}) => {
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(new URL(response.url()).pathname));
  await open(page, '/docs');
  await quiet(page);
  expect(loaded.filter((path) => path.includes('search'))).toEqual([]);
  const before = loaded.length;
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await expect.poll(() => loaded.filter((path) => path.startsWith('/search-index/')).length).toBe(3);
  expect(loaded.length).toBeGreaterThan(before + 3);
});

test('Enter opens the first hit, at its heading', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(OPERATION);
  await expect(modal.dialog).toHaveCount(0);
});

test('Up and Down choose, and the field says what is chosen', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('jobs');
  await page.keyboard.press('ArrowDown');
  const second = modal.options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(modal.field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(modal.options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(modal.dialog.getByRole('option', {selected: true})).toHaveCount(1);
  await expect(modal.options.last()).toContainText('Ask the docs: “jobs”');
});

test('focus stays inside and returns to where it was', async ({page}) => {
  await open(page, '/docs');
  const link = page.getByRole('link', {name: 'Release notes'}).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  const modal = new SearchModal(page);
  await modal.search('replication');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press(key);
      expect(await modal.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a press beside the search closes it, and so does the button', async ({page}) => {
  const modal = await SearchModal.on(page);
  await page.mouse.click(10, 400);
  await expect(modal.element).toHaveCount(0);
  await page.keyboard.press('/');
  await modal.dialog.getByRole('button', {name: 'Close'}).click();
  await expect(modal.dialog).toHaveCount(0);
});

test('a search opened at once after it was closed stays open, and Back closes it', async ({page}) => {
  const modal = await SearchModal.on(page);
  const {address, entries} = await page.evaluate(() => ({address: location.href, entries: history.length}));
  for (let time = 0; time < 5; time++) {
    // Right after the dialog asks for the step back, before the browser takes it.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // It is called with the history that it belongs to.
          // oxlint-disable-next-line typescript/unbound-method
          const {back} = history;
          history.back = () => {
            history.back = back;
            back.call(history);
            queueMicrotask(() => {
              document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', code: 'Slash', bubbles: true}));
              resolve();
            });
          };
          document.querySelector<HTMLElement>('dialog[open] button[aria-label="Close"]')!.click();
        }),
    );
    await expect(modal.dialog).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(modal.dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('the number of results is announced and belongs to the query alone', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('grafana');
  const first = await modal.status.textContent();
  expect(first).toMatch(/^\d+\+? results? on \d+ pages?$/);
  await modal.search('install');
  await expect(modal.status).not.toHaveText(first!);
  await modal.search('grafana');
  await expect(modal.status).toHaveText(first!);
});

test('results tell their page and section, and one page never fills the list', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  const hit = modal.dialog.locator(`a[href="${OPERATION}"]`);
  await expect(hit).toContainText('search_by_conditions');
  const addresses = await modal.hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(new Set(addresses).size).toBe(addresses.length);
  const pages = addresses.map((address) => address.split('#')[0]);
  const most = Math.max(...pages.map((path) => pages.filter((other) => other === path).length));
  expect(most).toBeLessThanOrEqual(3);
  await expect(modal.dialog.getByText(`Searching ${latest}, Release notes, Fabric`)).toBeVisible();
});

test('opened results are kept as recent, can be favorites, and can be forgotten', async ({page}) => {
  let modal = await SearchModal.on(page);
  await modal.search('compact database');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  await page.reload();
  modal = await SearchModal.on(page, page.url());
  await expect(modal.dialog.getByRole('heading', {name: 'Recent'})).toBeVisible();
  await modal.dialog.getByRole('button', {name: /^Add to favorites/}).click();
  await expect(modal.dialog.getByRole('heading', {name: 'Favorites'})).toBeVisible();
  await expect(modal.dialog.getByRole('heading', {name: 'Recent'})).toHaveCount(0);
  await modal.dialog.getByRole('button', {name: /^Remove from recent/}).click();
  await expect(modal.dialog.getByRole('heading', {name: 'Favorites'})).toHaveCount(0);
});

test('what others wrote into the storage is no link and no markup', async ({page}) => {
  await page.addInitScript(() => {
    const hits = [
      {url: 'https://elsewhere.invalid/', title: 'elsewhere', label: 'x'},
      {url: '//elsewhere.invalid/', title: 'elsewhere', label: 'x'},
      {url: '/docs', title: '<img src=x onerror="window.injected=1">', label: 'x'},
    ];
    localStorage.setItem('search-recent', JSON.stringify(hits));
    localStorage.setItem('search-favorites', '{broken');
  });
  const modal = await SearchModal.on(page);
  const recent = modal.dialog.locator('section').filter({has: page.getByRole('heading', {name: 'Recent'})});
  await expect(recent.getByRole('link')).toHaveCount(1);
  await expect(recent.getByRole('link')).toContainText('<img src=x');
  await expect(modal.dialog.getByRole('link', {name: 'elsewhere'})).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('nothing found: suggestions, and a prefilled issue', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('zzqqxxyy <qqvv>wwkkjj</qqvv>');
  await expect(modal.dialog.getByText('No results found for "zzqqxxyy <qqvv>wwkkjj</qqvv>"')).toBeVisible();
  await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
  await expect(modal.dialog.getByText('Believe this query should return results? Let us know.')).toBeVisible();
  const issue = new URL((await modal.dialog.getByRole('link', {name: 'Let us know.'}).getAttribute('href'))!);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('zzqqxxyy');
  await expect(modal.status).toHaveText('No results');
  await modal.dialog.getByRole('list').getByRole('button').first().click();
  await expect(modal.status).toHaveText(/\d+\+? results?( on|$)/);
});

test('what nothing is about is said to be missing, and what comes nearest is marked', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('rust');
  await expect(modal.dialog.getByText('No exact match for “rust”.')).toBeVisible();
  await expect(modal.status).toHaveText('No results');
  await expect(modal.dialog.getByRole('link', {name: 'See all results'})).toHaveCount(0);
  await modal.search('sharding');
  await expect(modal.dialog.getByText('No exact match')).toHaveCount(0);
});

test('the name of a setting leads to its entry', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('http.corsAccessList');
  await expect(modal.hits.first()).toHaveAttribute('href', '/docs/deployments/configuration#http-corsaccesslist');
  await expect(modal.hits.first().locator('code').first()).toHaveText('http.corsAccessList');
});

test('before a query there are the sections of the page, and where most go', async ({page}) => {
  const modal = await SearchModal.on(page, '/docs/developers/replication');
  await expect(modal.dialog.getByRole('heading', {name: 'On this page'})).toBeVisible();
  const elsewhere = modal.dialog.locator('section').filter({has: page.getByRole('heading', {name: 'Go to'})});
  for (const name of [`What changed in ${latest}`, 'Settings']) {
    await expect(elsewhere.getByRole('link', {name})).toHaveAttribute('href', /^\/(?:docs|release-notes)\//);
  }
  const first = modal.dialog.getByRole('link').first();
  const id = (await first.getAttribute('href'))!.slice(1);
  await first.click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('an index that cannot be fetched is an error, not an empty result, and can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/search-index|ERR_FAILED|ERR_INTERNET/);
  await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
  const modal = await SearchModal.on(page);
  await modal.field.fill('replication');
  await expect(modal.dialog.getByRole('alert')).toContainText('Couldn’t load results');
  await expect(modal.dialog.getByRole('alert')).toContainText('Check your connection, then try again.');
  await expect(modal.dialog.getByText('No results found')).toHaveCount(0);
  await page.unroute('**/search-index/**');
  await modal.dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(modal.status).toHaveText(/\d+\+? results/);
});

test('a damaged index is an error', async ({page}) => {
  await page.route('**/search-index/docs-default*/index.json', (route) => route.fulfill({json: {format: 0}}));
  const modal = await SearchModal.on(page);
  await modal.field.fill('replication');
  await expect(modal.dialog.getByRole('alert')).toContainText('Couldn’t load results');
});

test('code of the search that cannot be loaded is reported', async ({page, expectProblem}) => {
  expectProblem(/Loading|chunk|ERR_FAILED|assets\/js/);
  await interceptFromStart(page);
  await open(page, '/docs');
  await quiet(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load results');
  // It has the focus, and Escape closes it.
  await expect(page.getByRole('button', {name: 'Try again'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeFocused();
  await page.unroute('**/assets/js/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(new SearchModal(page).field).toBeFocused();
});

test('on a phone the search fills the screen', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const modal = new SearchModal(page);
  await expect(modal.field).toBeFocused();
  await expect.poll(() => modal.dialog.boundingBox()).toEqual({x: 0, y: 0, width: 375, height: 740});
  await modal.search('search_by_conditions');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const overflow = await modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
});

test('letters that a method of input is still composing start nothing', async ({page}) => {
  // Opened once, so that the dialog needs no time to be loaded.
  const modal = await SearchModal.on(page);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  const press = async (isComposing: boolean) => {
    await page.evaluate((composing) => {
      window.dispatchEvent(new KeyboardEvent('keydown', {key: '/', isComposing: composing, bubbles: true}));
    }, isComposing);
    await nextFrame(page);
  };
  await press(true);
  expect(await modal.dialog.count()).toBe(0);
  // The same key opens it otherwise.
  await press(false);
  await expect(modal.dialog).toHaveCount(1);
});

test('headings and text with markup are shown as text', async ({page}) => {
  const evil = '<img src=x onerror="window.injected=1"><script>window.injected=1</script>';
  await page.route('**/search-index/docs-default*/index.json', async (route) => {
    const response = await route.fetch();
    const shard = (await response.json()) as {
      pages: {title: string; trail: string[]}[];
      sections: {headings: string};
    };
    for (const entry of shard.pages) Object.assign(entry, {title: `${evil} ${entry.title}`, trail: [evil]});
    shard.sections.headings = shard.sections.headings.replaceAll(/^(?=.)/gm, evil);
    await route.fulfill({response, json: shard});
  });
  await page.route(/\/search-index\/docs-default[^/]*\/\d+\.json/, async (route) => {
    const response = await route.fetch();
    const text = (await response.json()) as {text?: string}[][];
    const spoil = (block: {text?: string}) => (block.text ? {...block, text: `${evil} ${block.text}`} : block);
    await route.fulfill({response, json: text.map((blocks) => blocks.map(spoil))});
  });
  const modal = await SearchModal.on(page);
  await modal.search('replication');
  await expect(modal.options.first()).toContainText('<img src=x');
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.locator('blockquote').first()).toContainText('<script>');
  await open(page, '/search?q=replication');
  await expect(page.getByRole('article').first()).toContainText('<img src=x');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect(page.locator('main img, dialog img')).toHaveCount(0);
});

test('two releases lead to the upgrade view with both filled in', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('upgrade from 4.5.3 to 4.7.2');
  await expect(modal.hits.first()).toContainText('Upgrade from 4.5.3 to 4.7.2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/release-notes/upgrade?from=4.5.3&to=4.7.2');
});

test('what was typed is still there when the search was closed by mistake, and gone after a result', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('sharding');
  await page.keyboard.press('Escape');
  await expect(modal.element).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toHaveValue('sharding');
  await expect(modal.status).toHaveText(/result/);
  await page.keyboard.press('Enter');
  await expect(modal.element).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toHaveValue('');
});

test('each result is read out with its place, and shows sentences, never cells between pipes', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('operationsApi.network.port');
  const places = await modal.options.evaluateAll((options) =>
    options.map((option) => `${option.ariaPosInSet} of ${option.ariaSetSize}`),
  );
  expect(places).toEqual(places.map((_, index) => `${index + 1} of ${places.length}`));
  await expect(modal.hits.first()).toContainText(/operationsApi\.network\.port\s*Port for plain HTTP/);
  expect(await modal.dialog.getByRole('listbox').textContent()).not.toContain(' | ');
});

test('a text that is late leaves the results in their places', async ({page}) => {
  const release = await hold(page, /\/search-index\/[^/]+\/\d+\.json/);
  const modal = await SearchModal.on(page);
  await modal.search('sharding');
  await page.keyboard.press('ArrowDown');
  const second = await modal.options.nth(1).getAttribute('id');
  release();
  await expect(modal.hits.first().locator('mark')).not.toHaveCount(0);
  // The option that the reader chose meanwhile stays chosen.
  await expect(modal.field).toHaveAttribute('aria-activedescendant', second!);
});

test('forced colors show which result is chosen, and reduced motion stops the pulse', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await interceptFromStart(page);
  const modal = await SearchModal.on(page);
  await modal.search('sharding');
  const outlineOf = (position: number) =>
    modal.options.nth(position).evaluate((option) => getComputedStyle(option).outlineStyle);
  expect(await outlineOf(0)).toBe('solid');
  expect(await outlineOf(1)).toBe('none');
  await page.route('**/search-index/**', () => undefined);
  await modal.dialog.getByRole('checkbox', {name: 'All versions'}).check();
  await modal.field.fill('shards');
  // Transitions last a hundredth of a millisecond then, and one may be on its way.
  const animations = await modal.dialog.evaluate((dialog) =>
    dialog.getAnimations({subtree: true}).filter((one) => one instanceof CSSAnimation),
  );
  expect(animations).toEqual([]);
});

test('enlarged four times, and 320 pixels wide, nothing is cut', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  await expect(modal.field).toBeInViewport();
  await expect(modal.options.first()).toBeInViewport();
  const overflow = () => modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(await overflow()).toBe(0);
  const cut = await modal.dialog
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().right > 320).length);
  expect(cut).toBe(0);
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
  expect(await overflow()).toBe(0);
});
