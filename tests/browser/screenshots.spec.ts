import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {projectPath} from '../support';
import {pageKinds, visit} from './support/page-kinds';
import {expect, test} from './support/test';

/** Which browser the pictures are of: another one draws letters another way, so comparing would tell nothing. */
const NOTE = projectPath('tests/browser/screenshots/browser.txt');
const noted = existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : 'none';
const sizes = {1280: 720, 375: 667};

test.beforeEach(({browser}, {config}) => {
  const [major] = browser.version().split('.');
  const running = `Chromium ${major} on ${process.platform}`;
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
