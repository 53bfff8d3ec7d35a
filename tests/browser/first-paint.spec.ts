import {hasFonts, hold, openWithFonts, watchShifts} from './support/actions';
import {pageKinds, visit} from './support/page-kinds';
import {expect, hydrated, interceptFromStart, quiet, test} from './support/test';

declare global {
  /** Known to Chromium, not to TypeScript. */
  interface PerformanceEntry {
    renderBlockingStatus?: string;
  }
}

/** Less than moving one button of a page: zero, but for how browsers round. */
const MOST_SHIFT = 0.001;
/** The last part of its table comes when there is time for it. */
const MOST_SHIFT_OF_AVAILABILITY = 0.01;
/** Every night, on a slow processor as well, which paints a page in the middle of what a fast one does at once. */
const SLOWDOWNS = process.env.TEST_SCOPE === 'all' ? [1, 6] : [1];

for (const width of [1280, 375]) {
  // A crash takes the page away that was there: that is no shift to avoid.
  for (const kind of pageKinds.filter(({name}) => name !== 'crash')) {
    for (const slowdown of SLOWDOWNS) {
      const pace = slowdown > 1 ? `, ${slowdown} times slower` : '';
      test(`at ${width} pixels, a page of the kind ${kind.name} stays where it is, and waits for styles only${pace}`, async ({
        page,
        expectProblem,
      }) => {
        test.slow(slowdown > 1);
        await page.setViewportSize({width, height: 800});
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
        const shift = await watchShifts(page);
        await visit(page, kind, expectProblem);
        await quiet(page);
        const most = kind.name === 'availability' ? MOST_SHIFT_OF_AVAILABILITY : MOST_SHIFT;
        expect(await shift()).toBeLessThan(most);

        const blocking = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry.renderBlockingStatus === 'blocking')
            .map(({name}) => new URL(name).pathname),
        );
        const [shared, ...own] = blocking.toSorted((a, b) => a.length - b.length);
        expect(shared).toMatch(/^\/assets\/css\/styles\.[0-9a-f]+\.css$/);
        // Chunks that only few pages have come beside it, at the same time.
        expect(own.length, own.join()).toBeLessThanOrEqual(kind.name === 'search page' ? 2 : 1);
        expect(own.filter((path) => !/^\/assets\/css\/[\w-]+\.[0-9a-f]+\.css$/.test(path))).toEqual([]);
      });
    }
  }
}

test('fonts that come after the first paint wait for the next load, so that no line breaks elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  const shift = await watchShifts(page);
  await interceptFromStart(page);
  const release = await hold(page, '**/*.woff2');
  await page.goto('/docs/reference', {waitUntil: 'commit'});
  await hydrated(page);
  // The rest of the page waits until all of it is loaded, with its fonts.
  release();
  await page.waitForLoadState();
  await quiet(page);
  expect(await hasFonts(page)).toBe(false);
  expect(await shift()).toBeLessThan(MOST_SHIFT);
  // Interception disables the browser's cache.
  await page.unrouteAll();
  await page.context().unrouteAll();
  await openWithFonts(page, async () => {
    await page.reload();
    await hydrated(page);
  });
});
