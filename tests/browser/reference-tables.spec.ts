import {expect, open, test} from './support/test';

test('a key is copied with its whole path', async ({page}) => {
  await open(page, '/docs/deployments/configuration');
  const copied = await page.locator('#operationsapi-network-port > a').evaluate((link) => {
    window.getSelection()!.selectAllChildren(link);
    return window.getSelection()!.toString();
  });
  expect(copied).toBe('operationsApi.network.port');
});

test('a table that is too wide says at its edge that it goes on', async ({page}) => {
  await open(page, '/docs/deployments/configuration');
  const wide = page.getByRole('group', {name: 'Table, scrolls'}).first();
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveCSS('background-image', /linear-gradient.*linear-gradient/);
});
