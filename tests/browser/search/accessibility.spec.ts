import {expect, open, test} from '../support/test';
import {expectSound} from '../support/violations';
import {SearchModal} from './search-modal';

// Every night, the width of a tablet as well. What is found on the search page is a kind of page in ../accessibility.spec.ts.
for (const width of process.env.TEST_SCOPE === 'all' ? [1280, 768, 375] : [1280, 375]) {
  test(`axe finds nothing in any state of the search at ${width} pixels`, async ({page}) => {
    // Twelve analyses in one test.
    test.slow();
    await page.setViewportSize({width, height: 800});
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
    await open(page, '/search?q=zzqqxxyy');
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expectSound(page);
  });
}
