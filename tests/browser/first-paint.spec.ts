import {watchShifts} from './support/actions';
import {pageKinds, visit} from './support/page-kinds';
import {expect, quiet, test} from './support/test';

declare global {
  /** Known to Chromium, not to TypeScript. */
  interface PerformanceEntry {
    renderBlockingStatus?: string;
  }
}

const MOST_SHIFT = 0.02;

for (const width of [1280, 375]) {
  // A crash takes the page away that was there: that is no shift to avoid.
  for (const kind of pageKinds.filter(({name}) => name !== 'crash')) {
    test(`at ${width} pixels, a page of the kind ${kind.name} stays where it is, and waits for styles only`, async ({
      page,
      expectProblem,
    }) => {
      await page.setViewportSize({width, height: 800});
      const shift = await watchShifts(page);
      await visit(page, kind, expectProblem);
      await quiet(page);
      expect(await shift()).toBeLessThan(MOST_SHIFT);

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
}
