import {expect, open, test} from './support/test';

const INDEX = '/docs/developers/operations-api';

test('the operation index is what the page opens with, and narrows to words and to a page', async ({page}) => {
  await open(page, INDEX);
  await expect(page.getByLabel('Find an operation')).toBeInViewport({ratio: 1});
  const rows = page.getByRole('table').filter({hasText: 'What it does'}).locator('tbody tr');
  await expect(rows.first()).toBeInViewport();
  const total = await rows.count();
  expect(total).toBeGreaterThan(100);
  await expect(page.getByText(`${total} operations`, {exact: true})).toBeVisible();

  await page.getByLabel('Page', {exact: true}).selectOption('Jobs');
  await expect(rows.getByRole('link', {name: 'get_job', exact: true})).toBeVisible();
  await expect(rows.getByRole('link', {name: 'insert', exact: true})).toHaveCount(0);
  const ofPage = await rows.count();
  expect(ofPage).toBeLessThan(total);
  await page.getByLabel('Find an operation').fill('xyz');
  await expect(page.getByText('No matching operation.')).toBeVisible();
  await page.getByLabel('Find an operation').fill('');
  await expect(rows).toHaveCount(ofPage);

  await page.getByLabel('Page', {exact: true}).selectOption('');
  await page.getByLabel('Find an operation').fill('search by cond');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(`1 of ${total} operations`)).toBeVisible();
  await rows.getByRole('link', {name: 'search_by_conditions'}).click();
  await expect(page).toHaveURL(/nosql-operations#search_by_conditions$/);
});

test('on a phone, operations are entries, and nothing is beyond the edge', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, INDEX);
  const table = page.locator('main table').filter({hasText: 'What it does'});
  const {beyond, permission} = await table.evaluate((element) => {
    const cell = element.querySelector('tbody td:nth-child(3)')!;
    return {
      beyond: element.parentElement!.scrollWidth - element.parentElement!.clientWidth,
      permission: Math.round(cell.getBoundingClientRect().right),
    };
  });
  expect(beyond).toBeLessThanOrEqual(0);
  expect(permission).toBeLessThanOrEqual(375);
});
