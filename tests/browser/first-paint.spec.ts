import {pageKinds, visit} from './support/page-kinds';
import {expect, test} from './support/test';

/** Known to Chromium, not to TypeScript. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface PerformanceEntry {
    renderBlockingStatus?: string;
  }
  interface Window {
    layoutShift: number;
  }
}

const MOST_SHIFT = 0.02;

for (const width of [1280, 375]) {
  test.describe(`${width} pixels`, () => {
    test.use({viewport: {width, height: 800}});

    // A crash takes the page away that was there: that is no shift to avoid.
    for (const kind of pageKinds.filter(({name}) => name !== 'crash')) {
      test(`a page of the kind ${kind.name} stays where it is, and waits for styles only`, async ({
        page,
        expectProblem,
      }) => {
        await page.addInitScript(() => {
          window.layoutShift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as LayoutShift[])
              if (!entry.hadRecentInput) window.layoutShift += entry.value;
          }).observe({type: 'layout-shift', buffered: true});
        });
        await visit(page, kind, expectProblem);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(MOST_SHIFT);

        const blocking = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry.renderBlockingStatus === 'blocking')
            .map(({name}) => new URL(name).pathname),
        );
        const [shared, ...own] = blocking.toSorted((a, b) => a.length - b.length);
        expect(shared).toMatch(/^\/assets\/css\/styles\.[0-9a-f]+\.css$/);
        // What few pages have comes beside it, at the same time.
        expect(own.length, own.join()).toBeLessThanOrEqual(kind.name === 'search page' ? 2 : 1);
        expect(own.filter((path) => !/^\/assets\/css\/[\w-]+\.[0-9a-f]+\.css$/.test(path))).toEqual([]);
      });
    }
  });
}
