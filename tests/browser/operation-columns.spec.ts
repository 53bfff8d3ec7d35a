import type {Locator, Page} from '@playwright/test';
import {violationsOn} from './support/violations';
import {expect, open, test} from './support/test';

const PAGE = '/docs/developers/operations-api/databases-and-tables';

/** The parts of an operation: what explains it, and its requests and responses. */
function partsOf(page: Page, name: string): {section: Locator; text: Locator; examples: Locator} {
  const section = page.locator(`h2#${name} + .operation`);
  return {section, text: section.locator('> div').first(), examples: section.locator('.operation-examples')};
}

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    return {top, bottom, left, right};
  });

for (const width of [1440, 1600]) {
  test.describe(`${width} pixels`, () => {
    test.use({viewport: {width, height: 800}});

    test('request and response stand beside the parameters, and stay in sight while these are read', async ({page}) => {
      await open(page, `${PAGE}#describe_table`);
      const {section, text, examples} = partsOf(page, 'describe_table');
      const [textAt, examplesAt] = [await edges(text), await edges(examples)];
      expect(examplesAt.left).toBeGreaterThan(textAt.right);
      expect(Math.abs(examplesAt.top - textAt.top)).toBeLessThan(2);
      expect(textAt.right - textAt.left).toBeGreaterThan(400);
      // The middle of the section comes under the navbar.
      await section.evaluate((element) => {
        const {top, height} = element.getBoundingClientRect();
        window.scrollBy(0, top + height / 2 - 300);
      });
      const blocks = examples.locator('> :last-child .theme-code-block');
      await expect(blocks).toHaveCount(2);
      for (const block of await blocks.all()) await expect(block).toBeInViewport({ratio: 1});
      const contents = await edges(page.locator('.theme-doc-toc-desktop'));
      expect(contents.left).toBeGreaterThan(examplesAt.right);
      expect(contents.right).toBeLessThanOrEqual(width);
    });
  });
}

test.describe('1440 pixels', () => {
  test.use({viewport: {width: 1440, height: 800}});

  test('nothing moves when the page becomes interactive, or when another form of the request is chosen', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {shift: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, hadRecentInput} = entry as unknown as {value: number; hadRecentInput: boolean};
          if (!hadRecentInput) Object.assign(window, {shift: (window as unknown as {shift: number}).shift + value});
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, PAGE);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThanOrEqual(0.02);
    const {examples} = partsOf(page, 'create_table');
    const tab = examples.getByRole('tab', {name: 'JavaScript'}).first();
    await tab.click();
    await expect(tab).toBeInViewport();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('axe finds nothing', async ({page}) => {
    await open(page, '/docs/developers/operations-api/jobs');
    expect(await violationsOn(page)).toEqual([]);
  });

  test('code that is higher than its place scrolls by keyboard', async ({page}) => {
    await open(page, `${PAGE}#describe_table`);
    const code = partsOf(page, 'describe_table').examples.getByRole('group', {name: 'Code, scrolls'}).last();
    await code.focus();
    await page.keyboard.press('End');
    await expect.poll(() => code.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });

  test('paper has one column', async ({page}) => {
    await open(page, PAGE);
    await page.emulateMedia({media: 'print'});
    const {text, examples} = partsOf(page, 'create_table');
    expect((await edges(examples)).top).toBeGreaterThanOrEqual((await edges(text)).bottom);
  });
});

test('where there is no room, requests follow the parameters', async ({page}) => {
  await open(page, PAGE);
  const {text, examples} = partsOf(page, 'create_table');
  expect((await edges(examples)).top).toBeGreaterThanOrEqual((await edges(text)).bottom);
});
