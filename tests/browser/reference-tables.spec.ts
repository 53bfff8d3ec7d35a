import {expect, open, test} from './support/test';

test.beforeEach(({page}) => open(page, '/docs/deployments/configuration'));

test('a key is copied with its whole path', async ({page}) => {
  const copied = await page.locator('#operationsapi-network-port > a').evaluate((link) => {
    window.getSelection()!.selectAllChildren(link);
    return window.getSelection()!.toString();
  });
  expect(copied).toBe('operationsApi.network.port');
});

test('a table that is too wide says at its edge that it goes on', async ({page}) => {
  const wide = page.getByRole('group', {name: 'Table, scrolls'}).first();
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveCSS('background-image', /linear-gradient.*linear-gradient/);
});

test.describe('the filter of configuration keys', () => {
  test('leaves the keys with all words and the headings above them, or says that no key has the words', async ({
    page,
  }) => {
    await expect(page.locator('main search').getByRole('status')).toHaveText(/^\d{3} keys$/);
    await page.getByLabel('Filter keys').fill('http timeout');
    await expect(page.locator('main search').getByRole('status')).toHaveText(/^\d{1,2} of \d{3} keys$/);
    await expect(page.locator('#http-keepalivetimeout')).toBeVisible();
    await expect(page.locator('#http-timeout')).toBeVisible();
    await expect(page.locator('#http-port')).toBeHidden();
    await expect(page.locator('#storage')).toBeHidden();
    await expect(page.getByText('You can set a value in four ways.')).toBeHidden();
    await page.getByLabel('Filter keys').fill('zebra');
    await expect(page.locator('main search').getByRole('status')).toHaveText(/^0 of \d{3} keys$/);
    await page.getByLabel('Filter keys').fill('');
    await expect(page.locator('#http-port')).toBeVisible();
    await expect(page.getByText('You can set a value in four ways.')).toBeVisible();
  });

  test('ends where a link leads to a key or a section', async ({page}) => {
    await page.getByLabel('Filter keys').fill('keepAliveTimeout');
    await page.locator('#http-keepalivetimeout > a').click();
    await expect(page.locator('#http-port')).toBeVisible();
    await expect(page.getByLabel('Filter keys')).toHaveValue('');
    await expect(page.locator('#http-keepalivetimeout')).toBeInViewport();
  });
});
