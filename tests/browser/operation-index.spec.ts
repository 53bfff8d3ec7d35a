import {expect, open, test} from './support/test';

const INDEX = '/docs/developers/operations-api';

test.describe('the operation index', () => {
  test('is what the page opens with', async ({page}) => {
    await open(page, INDEX);
    await expect(page.getByLabel('Find an operation')).toBeInViewport({ratio: 1});
    await expect(page.getByRole('table').locator('tbody tr').first()).toBeInViewport();
  });

  test('narrows to the words that are typed', async ({page}) => {
    await open(page, INDEX);
    const rows = page.getByRole('table').filter({hasText: 'What it does'}).locator('tbody tr');
    const total = await rows.count();
    expect(total).toBeGreaterThan(100);
    await expect(page.getByText(`${total} operations`, {exact: true})).toBeVisible();

    await page.getByLabel('Find an operation').fill('search by cond');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(`1 of ${total} operations`)).toBeVisible();
    await rows.getByRole('link', {name: 'search_by_conditions'}).click();
    await expect(page).toHaveURL(/nosql-operations#search_by_conditions$/);
  });

  test('narrows to a page, and says when nothing is left', async ({page}) => {
    await open(page, INDEX);
    const rows = page.getByRole('table').filter({hasText: 'What it does'}).locator('tbody tr');
    await page.getByLabel('Page', {exact: true}).selectOption('Jobs');
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Find an operation').fill('xyz');
    await expect(page.getByText('No operation has all of these words.')).toBeVisible();
    await page.getByLabel('Find an operation').fill('');
    await expect(rows).toHaveCount(2);
  });

  test('links the files for tools', async ({page, request}) => {
    await open(page, INDEX);
    for (const name of ['openapi.json', 'operations.json']) {
      const address = await page.getByRole('link', {name, exact: true}).getAttribute('href');
      const response = await request.get(address!);
      expect(response.headers()['content-type']).toContain('application/json');
      expect(await response.json()).toBeTruthy();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the operation index is whole and shows no dead field', async ({page}) => {
    await page.goto(INDEX);
    await expect(page.getByRole('link', {name: 'upsert', exact: true}).first()).toBeVisible();
    await expect(page.getByLabel('Find an operation')).toBeHidden();
  });
});
