import type {Locator, Page} from '@playwright/test';
import {store, watchShifts} from './support/actions';
import {expect, open, quiet, test} from './support/test';
import {violationsOn} from './support/violations';

const PAGE = '/docs/developers/operations-api/databases-and-tables';

/** The parts of an operation: what it does, its requests and responses, and its parameters with the rest. */
function partsOf(page: Page, name: string): {section: Locator; text: Locator; examples: Locator; rest: Locator} {
  const section = page.locator(`h2#${name} + .operation`);
  const parts = section.locator('> div');
  return {section, text: parts.first(), examples: section.locator('.operation-examples'), rest: parts.last()};
}

/** Pages with the widest requests, with requests in curl. */
const PAGES = ['databases-and-tables', 'nosql-operations', 'components', 'users-and-roles'].map(
  (name) => `/docs/developers/operations-api/${name}`,
);
const chooseCurl = (page: Page) => store(page, {'request-form': 'curl'});

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    return {top, bottom, left, right};
  });

const WIDE = [1440, 1600];

for (const width of WIDE) {
  test(`at ${width} pixels, request and response stay in sight beside the parameters while these are read`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
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
  });
}

test('code has room: nothing is cut, every language is in sight, and the contents fold away', async ({page}) => {
  test.slow();
  await chooseCurl(page);
  for (const address of PAGES) {
    await open(page, address);
    await expect(page.getByRole('tab', {name: 'curl', selected: true}).first()).toBeVisible();
    for (const width of WIDE) {
      await page.setViewportSize({width, height: 800});
      const found = await page.locator('.operation-examples').evaluateAll((all) => ({
        narrow: all.filter(({clientWidth}) => clientWidth < 480).length,
        cut: all
          .flatMap((one) => [...one.querySelectorAll('pre, [role=tablist]')])
          .filter((box) => box.scrollWidth > box.clientWidth).length,
        blocks: all.flatMap((one) => [...one.querySelectorAll('pre')]).length,
      }));
      expect(found.blocks, address).toBeGreaterThan(10);
      expect(found, `${address}, ${width} pixels`).toMatchObject({narrow: 0, cut: 0});
      await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    }
  }
  const names = page.getByRole('navigation', {name: 'Operations on this page'});
  await names.getByRole('link', {name: 'alter_role'}).click();
  await expect(page).toHaveURL(/#alter_role$/);
});

test('at 1720 pixels, the contents stand beside both columns', async ({page}) => {
  await page.setViewportSize({width: 1720, height: 800});
  await open(page, PAGE);
  const contents = await edges(page.locator('.theme-doc-toc-desktop'));
  const examples = await edges(partsOf(page, 'create_table').examples);
  expect(contents.left).toBeGreaterThan(examples.right);
  expect(contents.right).toBeLessThanOrEqual(1720);
  expect(examples.right - examples.left).toBeGreaterThanOrEqual(480);
});

test.describe('1440 pixels', () => {
  test.use({viewport: {width: 1440, height: 800}});

  test('nothing moves when the page becomes interactive, or when another form of the request is chosen', async ({
    page,
  }) => {
    const shift = await watchShifts(page);
    await open(page, PAGE);
    await quiet(page);
    expect(await shift()).toBeLessThanOrEqual(0.02);
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
    const {text, examples, rest} = partsOf(page, 'create_table');
    expect((await edges(examples)).top).toBeGreaterThanOrEqual((await edges(text)).bottom);
    expect((await edges(rest)).top).toBeGreaterThanOrEqual((await edges(examples)).bottom);
  });
});

test('where there is no room beside, the request follows the description, and the parameters the request', async ({
  page,
}) => {
  test.slow();
  for (const address of PAGES) {
    await open(page, address);
    for (const width of [1366, 1280, 375]) {
      await page.setViewportSize({width, height: 800});
      const distances = await page.locator('.operation').evaluateAll((all) =>
        all.map((one) => {
          const heading = one.previousElementSibling!;
          const code = one.querySelector('.operation-examples pre')!;
          return {name: heading.id, far: code.getBoundingClientRect().top - heading.getBoundingClientRect().top};
        }),
      );
      expect(distances.length).toBeGreaterThan(5);
      expect(
        distances.filter(({far}) => far > 300),
        `${width} pixels`,
      ).toEqual([]);
      if (address !== PAGE) continue;
      const {examples, rest} = partsOf(page, 'create_table');
      expect((await edges(rest)).top).toBeGreaterThanOrEqual((await edges(examples)).bottom);
      await expect(rest.getByText('Parameters', {exact: true})).toBeVisible();
    }
  }
});

test('the parts of a parameter are indented below it, each under its own name', async ({page}) => {
  await open(page, '/docs/developers/operations-api/nosql-operations#search_by_conditions');
  const whole = page.locator('#search_by_conditions-sort');
  const part = page.locator('#search_by_conditions-sort-attribute');
  expect((await edges(part)).left - (await edges(whole)).left).toBeGreaterThanOrEqual(10);
  await expect(part.locator('code')).toHaveText('sort.attribute');
  await expect(part.locator('code i')).toHaveCSS('font-size', '0px');
});

test('on a phone, languages fade where they go on, and each can be reached', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, PAGE);
  const tabs = page.getByRole('tablist').first();
  const last = tabs.getByRole('tab').last();
  expect(await tabs.evaluate((list) => getComputedStyle(list).maskImage)).toContain('linear-gradient');
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ratio: 1});
});
