import type {Browser} from '@playwright/test';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {projectPath} from '../support';
import {pageKinds, visit} from './support/page-kinds';
import {expect, test} from './support/test';

/**
 * What the pictures were taken with. Another browser or other fonts of the system draw letters another way, so comparing
 * would tell nothing about the site.
 */
const NOTE = projectPath('tests/browser/screenshots/browser.txt');
const noted = existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : 'none';
const sizes = {1280: 720, 375: 667};

/** The browser, and a digest of how it draws letters of the fonts that the site leaves to the system. */
async function describeBrowser(browser: Browser): Promise<string> {
  const [major] = browser.version().split('.');
  const page = await browser.newPage({viewport: {width: 400, height: 200}, colorScheme: 'light'});
  await page.setContent(
    ['sans-serif', 'system-ui', 'monospace', 'ui-monospace']
      .map((family) => `<p style="font: 20px ${family}">Rg 1→✓ ⌘</p>`)
      .join(''),
  );
  const letters = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8);
  await page.close();
  return `Chromium ${major} on ${process.platform}, letters ${letters}`;
}

test.beforeEach(async ({browser}, {config}) => {
  const running = await describeBrowser(browser);
  if (config.updateSnapshots === 'all') {
    mkdirSync(dirname(NOTE), {recursive: true});
    writeFileSync(NOTE, `${running}\n`);
    return;
  }
  test.skip(
    running !== noted,
    `The pictures are of ${noted}, this is ${running}: run "npm run screenshots:update" and look at what changed.`,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    for (const kind of pageKinds.filter(({isAlike}) => !isAlike)) {
      test(`a page of the kind ${kind.name} looks as it did`, async ({page, expectProblem}) => {
        await visit(page, kind, expectProblem);
        for (const [width, height] of Object.entries(sizes)) {
          await page.setViewportSize({width: Number(width), height});
          const name = kind.name.toLowerCase().replaceAll(' ', '-');
          await expect(page).toHaveScreenshot(`${name}-${colorScheme}-${width}.png`);
        }
      });
    }
  });
}
