import type {Locator, Page} from '@playwright/test';
import {formNames, requestForms, type RequestForm} from '../../src/features/code/request-forms';
import {SearchModal} from './search/search-modal';
import {clipboardOf, closeStorage, hold, store, styleOf, watchShifts} from './support/actions';
import {expect, hydrated, open, test} from './support/test';
import {expectSound} from './support/violations';

const OPERATIONS = '/docs/developers/operations-api/nosql-operations';
/** Has requests, and no tables, which find their own size after hydration. */
const EXAMPLES = '/docs/developers/operations-api/quickstart-examples';
const QUICKSTART = '/docs/getting-started/quickstart';
const APPLICATIONS = '/docs/developers/applications';

const block = (page: Page, text: string | RegExp) => page.locator('.theme-code-block', {hasText: text}).first();
const requests = (page: Page) => page.locator('.theme-code-block:has([role=tablist])');
/** The element for messages to screen readers: one for all blocks. */
const said = (page: Page) => page.getByRole('status').and(page.locator('.said'));
const tab = (of: Locator, name: string) => of.getByRole('tab', {name});

/** Text, number of tokens and color of the first one, for each block of the page. */
async function blocksOf(page: Page): Promise<{text: string; tokens: number; color: string}[]> {
  return page.locator('.theme-code-block code').evaluateAll((all) =>
    all.map((code) => {
      const tokens = code.querySelectorAll('span[class]');
      return {text: code.textContent, tokens: tokens.length, color: tokens[0] ? getComputedStyle(tokens[0]).color : ''};
    }),
  );
}

/** The blocks of a page as the server wrote them. */
async function servedBlocks(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return page.evaluate((source) => {
    const served = new DOMParser().parseFromString(source, 'text/html');
    return [...served.querySelectorAll('.theme-code-block code')].map(({textContent}) => textContent);
  }, html);
}

test('the tab that a reader chooses stays where it is, while the blocks above change their height', async ({page}) => {
  await open(page, EXAMPLES);
  const chosen = tab(requests(page).nth(4), 'curl');
  await chosen.scrollIntoViewIfNeeded();
  const top = async () => (await chosen.boundingBox())!.y;
  const above = () =>
    requests(page)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  const [before, height] = [await top(), await above()];
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(await above()).not.toBe(height);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
});

test.describe('highlighted code', () => {
  test('is still there after hydration, a change of the mode, and navigation', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, OPERATIONS);
    const light = await blocksOf(page);
    expect(light.length).toBeGreaterThan(15);
    expect(light.map(({text}) => text)).toEqual(await servedBlocks(page, OPERATIONS));
    expect(light.filter(({text, tokens}) => text.includes('"') && tokens < 2)).toEqual([]);

    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await blocksOf(page);
    expect(dark.map(({text, tokens}) => ({text, tokens}))).toEqual(light.map(({text, tokens}) => ({text, tokens})));
    expect(dark.filter(({color}, at) => color === light[at]!.color && color !== '')).toEqual([]);

    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Job operations'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Jobs'})).toBeVisible();
    const jobs = await blocksOf(page);
    expect(jobs.map(({text}) => text)).toEqual(await servedBlocks(page, page.url()));
    expect(jobs.filter(({text, tokens}) => text.includes('"') && tokens < 2)).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(OPERATIONS);
    await expect.poll(() => blocksOf(page)).toEqual(dark);
    await page.goForward();
    await expect.poll(() => blocksOf(page)).toEqual(jobs);
  });

  test('is not written anew when a reader works with the page', async ({page}) => {
    await open(page, OPERATIONS);
    // One with a line that is wider than a narrow window.
    const longest = await requests(page).evaluateAll((all) => {
      const lengths = all.map((element) =>
        Math.max(...(element.querySelector('code')?.textContent ?? '').split('\n').map((line) => line.length)),
      );
      return lengths.indexOf(Math.max(...lengths));
    });
    const request = requests(page).nth(longest);
    const token = request.locator('code span').first();
    await token.evaluate((element) => element.setAttribute('data-kept', ''));
    await page.emulateMedia({colorScheme: 'dark'});
    await request.hover();
    await page.setViewportSize({width: 300, height: 700});
    // The block has been rendered again.
    await expect(request.getByRole('group', {name: 'Code, scrolls'})).toBeVisible();
    await expect(token).toHaveAttribute('data-kept');
  });

  test('has titles and marked lines', async ({page}) => {
    await open(page, QUICKSTART);
    const schema = page.locator('.theme-code-block', {has: page.locator('.marked')}).first();
    await expect(schema.getByText('schema.graphql', {exact: true})).toBeVisible();
    const line = schema.locator('.marked').first();
    const [marked, all] = await Promise.all([line.boundingBox(), schema.locator('pre').boundingBox()]);
    expect(marked!.width).toBeCloseTo(all!.width, 0);
    expect(await line.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await schema.locator('code').textContent()).not.toMatch(/\n\n\n|highlight-/);
  });
});

test.describe('buttons of a block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copy what is shown, and say so', async ({page}) => {
    await open(page, OPERATIONS);
    const request = requests(page).first();
    const parts: Record<RequestForm, string> = {
      json: '"operation"',
      curl: 'curl --request',
      javascript: 'await fetch',
      python: 'import requests',
      go: 'package main',
      php: 'curl_init',
    };
    for (const form of requestForms) {
      await tab(request, formNames[form]).click();
      await expect(request.locator('code')).toContainText(parts[form]);
      await request.getByRole('button', {name: 'Copy code'}).click();
      await expect(said(page)).toHaveText('Copied');
      // A message stays for a moment, so it can be of the form before.
      await expect.poll(() => clipboardOf(page)).toBe(await request.locator('code').textContent());
    }
    await expect(said(page)).toHaveText('');
    // However many blocks there are.
    await requests(page).last().getByRole('button', {name: 'Copy code'}).click();
    await expect(said(page)).toHaveText('Copied');
    await expect(page.locator('.theme-code-block').getByRole('status')).toHaveCount(0);
  });

  test('say so in a dialog as well, where the rest of the page is silent', async ({page}) => {
    const {dialog, field} = await SearchModal.on(page, OPERATIONS);
    await field.fill('How do I run Harper in Docker?');
    await page.keyboard.press('Control+Enter');
    await dialog.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(dialog.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  });

  test('copy without the clipboard, and where nothing can be copied, say so and leave the code selected', async ({
    page,
  }) => {
    await open(page, QUICKSTART);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    });
    const file = block(page, 'package.json');
    await file.getByRole('button', {name: 'Copy package.json'}).click();
    await expect(said(page)).toHaveText('Copied');
    const code = await file.locator('code').textContent();
    expect(await clipboardOf(page)).toBe(code);

    await page.evaluate(() => (document.execCommand = () => false));
    await file.getByRole('button', {name: 'Copy package.json'}).click();
    await expect(said(page)).toContainText('Couldn’t copy');
    expect(await page.evaluate(() => String(getSelection()))).toBe(code);
  });

  test('long lines scroll, or wrap by the preference of the reader', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    await store(page, {'request-form': 'curl'});
    await open(page, OPERATIONS);
    const request = requests(page).first();
    const region = request.getByRole('group', {name: 'Code, scrolls'});
    await expect(region).toHaveAttribute('tabindex', '0');

    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);

    await open(page, '/preferences');
    await page.getByLabel('Wrap long lines').check();
    await open(page, OPERATIONS);
    await expect(request.locator('code')).toContainText('curl');
    await expect(region).toHaveCount(0);
    const overflow = await request.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(overflow).toBe(0);
    await open(page, '/preferences');
    await page.getByLabel('Wrap long lines').uncheck();
    await open(page, OPERATIONS);
    await expect(region).toHaveCount(1);
  });

  test('a single line wraps, since nothing below it has to line up', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    await open(page, QUICKSTART);
    const line = block(page, 'git clone');
    await expect(line.locator('pre')).toBeVisible();
    const [scrollWidth, clientWidth] = await line
      .locator('pre')
      .evaluate((pre) => [pre.scrollWidth, pre.clientWidth] as const);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('are few enough that a reader by keyboard gets on', async ({page}) => {
    await open(page, QUICKSTART);
    const buttons = page.locator('main button:visible');
    expect(await buttons.count()).toBeGreaterThan(20);
    expect(await buttons.count()).toBeLessThanOrEqual(40);
  });

  test('are quiet until a reader points at the block or focuses one, and are always there for a finger', async ({
    page,
    browser,
  }) => {
    await open(page, QUICKSTART);
    const copy = page.getByRole('button', {name: 'Copy package.json'});
    const opacity = () => copy.evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(0, 0);
    const quiet = Number(await opacity());
    expect(quiet).toBe(0);
    await copy.focus();
    await expect.poll(opacity).toBe('1');
    await copy.blur();
    await expect.poll(async () => Number(await opacity())).toBe(quiet);
    await block(page, 'package.json').hover();
    await expect.poll(opacity).toBe('1');

    const touch = await browser.newContext({hasTouch: true, isMobile: true, viewport: {width: 375, height: 700}});
    const phone = await touch.newPage();
    await open(phone, QUICKSTART);
    const buttons = phone.locator('.theme-code-block button');
    expect(await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).opacity))).not.toContain(
      '0',
    );
    const sizes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(({width, height}) => width < 24 || height < 24)).toEqual([]);
    await touch.close();
  });

  test('are left out of print, where all code is wrapped and dark on white', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    await open(page, OPERATIONS);
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
    expect(await styleOf(page, '.theme-code-block code', 'white-space')).toBe('pre-wrap');
    await expect(requests(page).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('can be seen when colors are forced', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, QUICKSTART);
    const copy = page.getByRole('button', {name: 'Copy package.json'});
    const [icon, canvas] = await copy.evaluate((element) => [
      getComputedStyle(element.querySelector('svg')!).stroke,
      getComputedStyle(element.closest('.theme-code-block')!).backgroundColor,
    ]);
    expect(icon).not.toBe(canvas);
  });
});

test.describe('a request to the operations API', () => {
  test("is shown in the form of the reader's choice, by keyboard", async ({page}) => {
    await open(page, OPERATIONS);
    const request = requests(page).first();
    const code = request.getByRole('tabpanel').locator('code');
    const last = request.getByRole('tab').last();
    await expect(request.getByRole('tab', {selected: true})).toHaveText('JSON');
    await tab(request, 'JSON').focus();

    await page.keyboard.press('ArrowRight');
    await expect(tab(request, 'curl')).toBeFocused();
    await expect(tab(request, 'curl')).toHaveAttribute('aria-selected', 'true');
    await expect(code).toContainText(
      /^# First, .*\ncurl --request POST http:\/\/localhost:9925\/ \\\n {2}--user "maya:\$\{HARPER_PASSWORD:\?\}" \\/,
    );
    await page.keyboard.press('ArrowRight');
    await expect(code).toContainText("const response = await fetch('http://localhost:9925/', {");
    await page.keyboard.press('End');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab(request, 'JSON')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(last).toBeFocused();
    await page.keyboard.press('Home');
    await expect(code).toContainText(/^\{/);
    // Faster than the forms follow.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(request, 'Python')).toBeFocused();
    await expect(tab(request, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(code).toContainText('auth=("maya", os.environ["HARPER_PASSWORD"]),');
    await expect(code.locator('span').first()).toHaveClass('c');

    // One stop for all tabs.
    const tabs = request.getByRole('tab');
    expect(await tabs.evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length)).toBe(1);
    await expect(tab(request, 'Python')).toHaveAttribute('tabindex', '0');
    const named = await request.getByRole('tabpanel').getAttribute('aria-labelledby');
    expect(await tab(request, 'Python').getAttribute('id')).toBe(named);
  });

  test('changes on the whole page, without moving from the pointer', async ({page}) => {
    await open(page, OPERATIONS);
    const request = requests(page).nth(4);
    await request.scrollIntoViewIfNeeded();
    const before = await request.boundingBox();
    await tab(request, 'JavaScript').click();
    await expect(request.locator('code')).toContainText('await fetch');
    expect(Math.abs((await request.boundingBox())!.y - before!.y)).toBeLessThan(2);
    const shown = await requests(page).locator('code').allTextContents();
    expect(shown.filter((text) => !text.includes('const response'))).toEqual([]);
  });

  test('follows the choice on other pages and in other tabs', async ({page, context}) => {
    await open(page, OPERATIONS);
    const other = await context.newPage();
    await open(other, '/docs/developers/operations-api/jobs');
    await tab(requests(page).first(), 'curl').click();
    await expect(requests(other).first().locator('code')).toContainText('curl --request');
    await other.close();

    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Job operations'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Jobs'})).toBeVisible();
    await expect(requests(page).first().locator('code')).toContainText('curl --request');
    await page.reload();
    await expect(requests(page).first().locator('code')).toContainText('curl --request');
  });

  // The shortest and the longest.
  for (const form of ['curl', 'go']) {
    for (const width of [1280, 375]) {
      test(`has its room before ${form} is there, at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await store(page, {'request-form': form});
        const shift = await watchShifts(page);
        // The page is painted, and its height known, before the scripts arrive.
        const release = await hold(page, /\/assets\/js\//);
        await page.goto(EXAMPLES, {waitUntil: 'commit'});
        const served = page.locator('.theme-code-block', {hasText: '"operation": "create_table"'}).first();
        await served.scrollIntoViewIfNeeded();
        // The page has arrived to its end.
        await page.locator('footer.footer').waitFor();
        // Nothing of a long page waits for its turn.
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await page.evaluate(() => document.fonts.ready);
        const height = () =>
          page.evaluate(() => document.querySelector('.theme-doc-markdown')!.getBoundingClientRect().height);
        const before = await height();
        release();
        await hydrated(page);
        await expect(requests(page).first().locator('code')).not.toContainText(/^\{/);
        expect(Math.abs((await height()) - before)).toBeLessThan(8);
        expect(await shift()).toBeLessThan(0.02);
      });
    }
  }

  test('says so when its form cannot be loaded, and shows it later', async ({page, context, expectProblem}) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Samples cannot be made/);
    await open(page, OPERATIONS);
    const request = requests(page).first();
    await context.setOffline(true);
    await tab(request, 'Go').click();
    await expect(said(page)).toContainText('Couldn’t load');
    await expect(request.locator('code')).toContainText(/^\{/);
    await context.setOffline(false);
    await tab(request, 'Go').click();
    await expect(request.locator('code')).toContainText('package main');
  });

  test('has all its tabs on a phone, in a bar that keeps its height', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    await open(page, OPERATIONS);
    const request = requests(page).first();
    const bar = request.locator('[role=tablist]').locator('..');
    const {height} = (await bar.boundingBox())!;
    expect(height).toBeLessThanOrEqual(40);
    await tab(request, 'JSON').focus();
    await page.keyboard.press('End');
    const last = request.getByRole('tab').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport({ratio: 1});
    expect((await bar.boundingBox())!.height).toBe(height);
  });

  test('is JSON for a stored choice that does not exist', async ({page}) => {
    await store(page, {'request-form': 'cobol"><b>'});
    await open(page, OPERATIONS);
    await expect(requests(page).first().getByRole('tab', {selected: true})).toHaveText('JSON');
    await expect(requests(page).first().locator('code')).toContainText(/^\{/);
  });

  test('can be switched when nothing can be stored', async ({page, expectProblem}) => {
    // A failing storage is logged, by Docusaurus as well, and nothing else happens.
    expectProblem(/storage/i);
    await closeStorage(page);
    await open(page, OPERATIONS);
    await expect(requests(page).first().locator('code')).toContainText(/^\{/);
    await tab(requests(page).nth(1), 'curl').click();
    await expect(requests(page).first().locator('code')).toContainText('curl --request');
  });
});

test('axe finds nothing in blocks', async ({page}) => {
  // Two long pages, of which axe looks at every token.
  test.slow();
  await page.setViewportSize({width: 375, height: 800});
  await store(page, {'request-form': 'curl'});
  for (const address of [OPERATIONS, APPLICATIONS]) {
    await open(page, address);
    await page.locator('.theme-code-block').first().hover();
    await expectSound(page, {within: '.theme-code-block'});
  }
});

test('the search of the browser finds a request in every language, and shows it', async ({page}) => {
  await open(page, EXAMPLES);
  const others = page.locator('[hidden=until-found]');
  await expect(others).toHaveCount(0);
  await page.keyboard.press('Control+f');
  await expect(others).toHaveCount(5 * (await requests(page).count()));
  const curl = others.filter({hasText: 'curl '}).first();
  await expect(curl).toHaveText(/curl .*"operation"/s);
  // The browser does the same for a match of its search as for the fragment of an address.
  const box = await curl.elementHandle();
  await curl.locator('pre').evaluate((code) => (code.id = 'found'));
  await page.evaluate(() => (window.location.hash = 'found'));
  await expect.poll(() => box.evaluate((element) => element.hasAttribute('hidden'))).toBe(false);
  await expect(page.locator('#found')).toBeInViewport();
  // A form that the reader chooses is in its tab, not below.
  await tab(requests(page).first(), 'Python').click();
  await expect(others.filter({hasText: 'import requests'})).toHaveCount(0);
});
