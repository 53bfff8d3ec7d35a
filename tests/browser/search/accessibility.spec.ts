import {expect, open, test} from '../support/test';
import {violationsOn} from '../support/violations';
import {SearchModal} from './search-modal';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({colorScheme, viewport: {width, height: 800}, reducedMotion: 'reduce'});

      test('axe finds nothing in any state of the modal', async ({page}) => {
        // Five analyses in one test.
        test.slow();
        const modal = await SearchModal.on(page);
        expect(await violationsOn(page)).toEqual([]);
        await modal.search('search conditions');
        expect(await violationsOn(page)).toEqual([]);
        await page.keyboard.press('Control+Enter');
        await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await modal.field.fill('zzqqxxyy');
        await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await modal.search('sharding');
        await page.keyboard.press('Enter');
        await expect(modal.dialog).toHaveCount(0);
        await page.keyboard.press('Control+k');
        await expect(modal.dialog.getByRole('heading', {name: 'Recent'})).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      });

      test('axe finds nothing on the search page', async ({page}) => {
        await open(page, '/search?q=replication');
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await open(page, '/search?q=zzqqxxyy');
        await expect(page.getByText('Try searching for')).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      });
    });
  }
}
