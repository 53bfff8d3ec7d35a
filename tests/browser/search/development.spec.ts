import {builds} from '../support/builds';
import {expect, open, test} from '../support/test';
import {SearchModal} from './search-modal';

test.describe('under npm start', () => {
  test.use({baseURL: builds.development.url});
  // The first request compiles the page, and the first search makes the index.
  test.describe.configure({timeout: 120_000});

  test('keyword search, a question and the search page work', async ({page}) => {
    const modal = await SearchModal.on(page);
    await modal.field.fill('search_by_conditions');
    await expect(modal.status).toHaveText(/result/, {timeout: 60_000});
    await expect(modal.hits.first()).toHaveAttribute('href', /nosql-operations/);
    await page.keyboard.press('Control+Enter');
    await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
    await open(page, '/search?q=sharding');
    await expect(page.getByRole('article').first()).toContainText('Sharding');
  });
});
