import {blockingBudget, budgets, pageKinds, scriptsAndStylesBudget} from '../../scripts/bench/budgets';
import {loadedFiles, observeTimings, readTimings, sumBytes} from '../../scripts/bench/measure-page';
import {blockingTime} from '../../scripts/bench/measure-tasks';
import {expect, open, test} from './support/test';

// Measures time, so nothing runs beside it: see the projects in playwright.config.ts.
const RUNS = 5;
// A trace of Playwright reads where every element of the page is scrolled to, which lays out what waits for its turn.
test.use({trace: 'off'});

for (const [kind, address] of Object.entries(pageKinds)) {
  test.describe(`the first visit to a page of the kind "${kind}"`, () => {
    // Those of Brotli alone: the build writes it for every host, and every browser that the site is made for asks for it. gzip
    // grows along with it (`main` has 106.5 kB where Brotli has 90.7), so a second list of limits would say nothing else.
    test('stays within its bytes', async ({page}) => {
      const files = await loadedFiles(page, address);
      const bytes = sumBytes(files);
      const list = files.map(({path, type, bytes: size}) => `${size} ${type} ${path}`).join('\n');
      test.info().annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
      const limits = {...budgets, scriptsAndStyles: scriptsAndStylesBudget(kind)};
      for (const name of ['main', 'runtime', 'styles', 'scriptsAndStyles', 'html'] as const) {
        expect(bytes[name], name).toBeGreaterThan(0);
        expect(bytes[name], `${name} of ${address}:\n${list}`).toBeLessThanOrEqual(limits[name]);
      }
    });

    test('asks for nothing that the page does not use', async ({page}) => {
      const files = await loadedFiles(page, address);
      const used = await page.evaluate(() => {
        const isShown = (element: Element) => element.checkVisibility();
        const {webpackChunkharper_documentation: chunks} = window as unknown as {
          webpackChunkharper_documentation: [string[]][];
        };
        return {
          chunks: chunks.flatMap(([names]) => names),
          images: [...document.images].filter(isShown).map(({currentSrc}) => new URL(currentSrc).pathname),
        };
      });
      const unused = files.filter(({path, type}) => {
        const chunk = /\/assets\/js\/(.+)\.[0-9a-f]+\.js$/.exec(path)?.[1];
        if (chunk) return chunk !== 'runtime~main' && !used.chunks.includes(chunk);
        if (type === 'image') return !used.images.includes(path);
        // The browser asks for icons as "other".
        return !['document', 'stylesheet', 'script', 'font', 'manifest', 'other'].includes(type);
      });
      expect(unused.map(({path}) => path)).toEqual([]);
    });

    // Each takes 8 ms the first time, for every reader.
    test('does not ask for the rules of a language', async ({page}) => {
      await page.addInitScript(() => {
        const asked: string[] = [];
        Object.assign(window, {asked});
        const watch = (owner: object, name: string) => {
          const own = (owner as Record<string, () => unknown>)[name]!;
          const note = (): void => void asked.push(name);
          const apply = (target: () => unknown, self: unknown, args: unknown[]): unknown => {
            note();
            return Reflect.apply(target, self, args);
          };
          const construct = (target: () => unknown, args: unknown[]): object => {
            note();
            return Reflect.construct(target, args) as object;
          };
          Object.assign(owner, {[name]: new Proxy(own, {apply, construct})});
        };
        watch(String.prototype, 'localeCompare');
        for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat']) watch(Intl, name);
      });
      await open(page, address);
      expect(await page.evaluate(() => (window as unknown as {asked: string[]}).asked)).toEqual([]);
    });

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
