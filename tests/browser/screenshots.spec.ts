import {hasPinnedBrowser} from '../../scripts/pinned-browser';
import {announcement} from '../../src/config/announcement';
import {openWithFonts} from './support/actions';
import {pageKinds, visit} from './support/page-kinds';
import {expect, test} from './support/test';

// Runs in a browser of its own, with fonts of its own: see scripts/pinned-browser.ts.
const sizes = {1280: 720, 375: 667};

test.beforeEach(async ({page}) => {
  // Each version has an announcement of its own, which may take another number of lines: announcement.spec.ts tests the bar.
  await page.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcement?.id ?? '');
  if (hasPinnedBrowser) return;
  const reason = 'The browser that the pictures are taken with runs on Linux, on x64, only.';
  // Somewhere they have to be compared.
  if (process.env.GITHUB_ACTIONS) throw new Error(reason);
  test.skip(true, reason);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    for (const kind of pageKinds.filter(({isAlike}) => !isAlike)) {
      test(`a page of the kind ${kind.name} looks as it did`, async ({page, expectProblem}) => {
        await openWithFonts(page, () => visit(page, kind, expectProblem));
        // Each commit to a page changes its date.
        for (const date of await page.locator('time[itemprop=dateModified]').all()) {
          await date.evaluate((time) => time.replaceChildren('Jan 1, 2026'));
        }
        for (const [width, height] of Object.entries(sizes)) {
          await page.setViewportSize({width: Number(width), height});
          const name = kind.name.toLowerCase().replaceAll(' ', '-');
          await expect(page).toHaveScreenshot(`${name}-${colorScheme}-${width}.png`, {fullPage: true});
        }
      });
    }
  });
}
