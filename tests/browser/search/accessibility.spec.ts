import {expect, open, test} from '../support/test';
import {expectSound} from '../support/violations';
import {SearchModal} from './search-modal';

for (const width of [1280, 375]) {
  test.describe(`${width} pixels`, () => {
    test.use({viewport: {width, height: 800}, reducedMotion: 'reduce'});

    test('axe finds nothing in any state of the modal', async ({page}) => {
      // Ten analyses in one test.
      test.slow();
      const modal = await SearchModal.on(page);
      await expectSound(page);
      await modal.search('search conditions');
      await expectSound(page);
      await page.keyboard.press('Control+Enter');
      await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await modal.field.fill('zzqqxxyy');
      await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
      await expectSound(page);
      await modal.search('sharding');
      await page.keyboard.press('Enter');
      await expect(modal.dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(modal.dialog.getByRole('heading', {name: 'Recent'})).toBeVisible();
      await expectSound(page);
    });

    test('axe finds nothing on the search page', async ({page}) => {
      await open(page, '/search?q=replication');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectSound(page);
      await open(page, '/search?q=zzqqxxyy');
      await expect(page.getByText('Try searching for')).toBeVisible();
      await expectSound(page);
    });
  });
}
