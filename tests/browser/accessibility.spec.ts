import type {Page} from '@playwright/test';
import {pageKinds, visit} from './support/page-kinds';
import {expect, open, test} from './support/test';
import {versionMenu} from './support/version-menu';
import {expectSound} from './support/violations';

// Every night, the width of a tablet as well.
const WIDTHS = process.env.TEST_SCOPE === 'all' ? [1280, 768, 375] : [1280, 375];
const PAGE = '/docs/developers/operations-api/jobs';

/** The elements that a reader can open over a page, and the widths at which they are there. */
const states: {name: string; widths: number[]; show: (page: Page) => Promise<void>}[] = [
  {
    name: 'version menu',
    widths: [1280],
    show: async (page) => {
      await versionMenu(page).button.click();
      await expect(versionMenu(page).list).toBeVisible();
    },
  },
  {name: 'mobile menu of the page', widths: WIDTHS.slice(1), show: openMenu},
  {
    name: 'main mobile menu with its versions',
    widths: WIDTHS.slice(1),
    show: async (page) => {
      await openMenu(page);
      const dialog = page.getByRole('dialog', {name: 'Navigation'});
      await dialog.getByRole('button', {name: /Back to main menu/}).click();
      await versionMenu(dialog).button.click();
      await expect(versionMenu(dialog).link('All releases')).toBeInViewport();
    },
  },
];

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible();
}

test.use({viewport: {width: 1280, height: 900}});

for (const kind of pageKinds) {
  test(`axe finds nothing on a page of the kind ${kind.name}`, async ({page, expectProblem}) => {
    test.setTimeout(300_000);
    await visit(page, kind, expectProblem);
    await expectSound(page, {widths: WIDTHS});
  });
}

for (const {name, widths, show} of states) {
  for (const width of widths) {
    test(`axe finds nothing with the ${name} open at ${width} pixels`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await open(page, PAGE);
      await show(page);
      await expectSound(page);
    });
  }
}
