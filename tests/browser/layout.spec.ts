import type {Page} from '@playwright/test';
import {openWithFonts, styleOf} from './support/actions';
import {expect, open, test} from './support/test';
import {docsOf, latest, older} from './support/versions';

const GUIDE = '/docs/developers/applications/caching';

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {left, right} = element.getBoundingClientRect();
        return {left: Math.round(left), right: Math.round(right)};
      }),
  );

for (const width of [1280, 1440, 1600, 1920]) {
  test(`at ${width} pixels, text, code and tables share one left edge and one right edge`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, GUIDE);
    const sidebar = (await edgesOf(page, '.theme-doc-sidebar-container'))[0]!.right;
    const blocks = await edgesOf(
      page,
      '.theme-doc-markdown > :is(header, p:not(:has(.drawing)), ul, ol, dl, h2, h3, .admonition, .theme-code-block, div:has(> table):not(.wide))',
    );
    expect(blocks.length).toBeGreaterThan(25);
    const lefts = [...new Set(blocks.map(({left}) => left))];
    expect(lefts).toHaveLength(1);
    expect([...new Set(blocks.map(({right}) => right))]).toEqual([lefts[0]! + 40.5 * 16]);
    // Code in a step ends where all other code does.
    const inSteps = await edgesOf(page, '.theme-doc-markdown > ol > li > .theme-code-block');
    expect(inSteps.filter(({right}) => right !== lefts[0]! + 40.5 * 16)).toEqual([]);
    if (width <= 1440) {
      expect(lefts[0]! - sidebar).toBe(40);
    } else {
      // On a wide window, the article and its contents are in the middle.
      const contents = (await edgesOf(page, '.theme-doc-toc-desktop'))[0]!;
      const [before, after] = [lefts[0]! - sidebar, width - contents.right];
      expect(before).toBeGreaterThan(80);
      expect(Math.abs(before - after)).toBeLessThan(48);
    }
  });
}

test('wide tables extend clearly beyond the text, or not at all', async ({page}) => {
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/reference/data-types');
    const text = (await edgesOf(page, '.theme-doc-markdown > p'))[0]!.right;
    const tables = await edgesOf(page, '.theme-doc-markdown > .wide');
    expect(tables.length).toBeGreaterThan(0);
    const beyond = tables.map(({right}) => right - text);
    expect(
      beyond.filter((pixels) => pixels !== 0 && pixels < 80),
      `at ${width} pixels`,
    ).toEqual([]);
    expect(beyond.some((pixels) => pixels > 0)).toBe(width >= 1440);
  }
});

test('a line of text has 75 to 85 characters', async ({page}) => {
  await openWithFonts(page, () => open(page, GUIDE));
  const lengths = await page.locator('.theme-doc-markdown > p').evaluateAll((paragraphs) => {
    const range = document.createRange();
    return paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom / 10);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      // The last line ends where the text does.
      return [...lines.values()].slice(0, -1);
    });
  });
  const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  expect(lengths.length).toBeGreaterThan(10);
  expect(median).toBeGreaterThanOrEqual(75);
  expect(median).toBeLessThanOrEqual(85);
});

test('tools stand beside the sidebar, at the left edge of articles', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  const lefts: Record<string, number | undefined> = {};
  for (const address of [GUIDE, '/preferences', '/docs/availability', '/search?q=jobs']) {
    await open(page, address);
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Introduction'})).toBeVisible();
    lefts[address] = (await edgesOf(page, 'main h1'))[0]?.left;
  }
  expect([...new Set(Object.values(lefts))], JSON.stringify(lefts)).toEqual([320]);
});

test('the form of the preferences ends where text does', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, '/preferences');
  await expect(page.getByRole('button', {name: 'Save', exact: true})).toBeVisible();
  const blocks = await edgesOf(page, 'main :is(form, form input)');
  expect(blocks.length).toBe(4);
  expect([...new Set(blocks.map(({right}) => right))]).toEqual([320 + 40.5 * 16]);
});

test('the sidebar of each version lists its tools, and stays as it is when they open', async ({page}) => {
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await page.setViewportSize({width: 1280, height: 800});
  for (const root of ['/docs', docsOf(older)]) {
    await open(page, `${root}/reference/data-types`);
    await sidebar.evaluate((menu) => menu.setAttribute('data-seen', ''));
    await sidebar.getByRole('link', {name: 'Availability by version'}).click();
    await expect(page).toHaveURL('/docs/availability');
    await expect(sidebar.getByRole('link', {name: 'Availability by version'})).toHaveAttribute('aria-current', 'page');
    if (root === '/docs') await expect(sidebar).toHaveAttribute('data-seen');
  }
});

test('versions of the availability of all kinds are below each other', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, '/docs/availability');
  const lefts = await page
    .locator('main thead th:nth-child(5)')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(1);
});

test('buttons have one size', async ({page}) => {
  const heights: Record<string, number[]> = {};
  for (const address of [GUIDE, '/docs/developers/operations-api/jobs', '/preferences', '/search?q=replication']) {
    await open(page, address);
    await expect(page.locator('main .button').first()).toBeVisible();
    await expect(page.locator('main .spinner')).toHaveCount(0);
    heights[address] = await page
      .locator('main :is(.button, .theme-code-block button:not([role=tab]))')
      .evaluateAll((all) => [
        ...new Set(
          all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().height)),
        ),
      ]);
  }
  expect(heights).toEqual(Object.fromEntries(Object.keys(heights).map((address) => [address, [36]])));
});

test('the note of an older version and the button that takes back have the colors of the site', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, `${docsOf(older)}/developers/rest`);
    expect(await styleOf(page, '.theme-doc-version-badge', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    await open(page, '/preferences');
    const reset = page.getByRole('button', {name: 'Reset'});
    await expect(reset).toBeVisible();
    await expect(reset).toHaveCSS('color', await styleOf(page, 'main', 'color'));
    await expect(reset).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('labels of the sidebar are there as a whole', async ({page}) => {
  await open(page, '/docs/developers/operations-api/clustering-nats');
  const labels = page.locator('.theme-doc-sidebar-menu .menu__link > span');
  await expect(labels.filter({hasText: 'Clustering operations with NATS'}).first()).toBeVisible();
  const cut = await labels.evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.checkVisibility() && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1),
      )
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test('links in text are underlined, those that stand for themselves are not', async ({page}) => {
  const line = (selector: string) => styleOf(page, selector, 'text-decoration-line');
  await open(page, '/docs/availability');
  expect(await line('.tool-page > p a')).toBe('underline');
  await open(page, GUIDE);
  expect(await line('.theme-doc-markdown > p a:not(.hash-link)')).toBe('underline');
  expect(await line('.theme-doc-sidebar-menu a')).toBe('none');
  expect(await line('.pagination-nav a')).toBe('none');
});

test('paper says which version it shows, and has nothing of what only a screen can do', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1000});
  await page.emulateMedia({media: 'print'});
  for (const [address, version] of [
    [GUIDE, latest],
    [`${docsOf(older)}/developers/rest`, older],
  ] as const) {
    await open(page, address);
    await expect(page.locator('.navbar__brand').first()).toBeVisible();
    const shown = page.locator('.navbar__inner [aria-controls]');
    await expect(shown).toHaveText(`Version ${version}`);
    await expect(shown).toBeVisible();
    for (const tool of ['.page-actions', '.theme-doc-toc-mobile', '.navbar__toggle', 'footer.footer'])
      await expect(page.locator(tool).first(), tool).toBeHidden();
  }
  await open(page, '/fabric');
  await expect(page.locator('.navbar')).toBeHidden();
});
