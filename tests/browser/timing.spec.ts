import {blockingBudget, budgets, pageKinds} from '../../scripts/bench/budgets';
import {observeTimings, readTimings} from '../../scripts/bench/measure-page';
import {blockingTime} from '../../scripts/bench/measure-tasks';
import {expect, test} from './support/test';

// Measures time, so nothing runs beside it: see the projects in playwright.config.ts.
const RUNS = 5;
// A trace of Playwright reads where every element of the page is scrolled to, which lays out what waits for its turn.
test.use({trace: 'off'});

for (const [kind, address] of Object.entries(pageKinds)) {
  test.describe(`the first visit to a page of the kind "${kind}"`, () => {
    test('does not move what is on the screen', async ({page}) => {
      await observeTimings(page);
      await page.goto(address);
      const {layoutShift} = await readTimings(page);
      expect(layoutShift).toBeLessThanOrEqual(budgets.layoutShift);
    });

    test('leaves the processor to the reader', async ({browser, baseURL}) => {
      test.slow();
      const time = await blockingTime(browser, `${baseURL}${address}`, RUNS);
      test.info().annotations.push({type: 'milliseconds', description: time.toFixed(0)});
      expect(time).toBeLessThanOrEqual(blockingBudget(kind));
    });
  });
}
