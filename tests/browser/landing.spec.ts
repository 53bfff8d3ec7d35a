import versions from '../../versions.json';
import {SearchModal} from './search/search-modal';
import {expect, open, test} from './support/test';

test('the field in the middle opens the search, and has the focus again after it', async ({page}) => {
  await open(page, '/docs');
  const field = page.getByRole('button', {name: /^Search 4\.7, Release Notes, Fabric/});
  await field.click();
  const modal = new SearchModal(page);
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('every version is named with its newest release', async ({page}) => {
  await open(page, '/docs');
  const list = page.getByRole('list').filter({hasText: 'latest'}).last();
  await expect(list.getByRole('listitem')).toHaveCount(versions.length);
  await expect(list.getByRole('listitem').first()).toHaveText(/^4\.7latest4\.7\.\d+, \w{3} \d+, 20\d\d$/);
  await list.getByRole('link', {name: '4.6'}).click();
  await expect(page).toHaveURL('/docs/4.6');
});

test('news are those of the version that is read, and lead to the changes since the one before', async ({page}) => {
  await open(page, '/docs/4.6');
  const news = page.locator('main dl');
  await expect(news.getByRole('link').first()).toHaveText(/^4\.6\.\d+$/);
  await news.getByRole('link', {name: 'What changes when you come from 4.5'}).click();
  await expect(page).toHaveURL(/\/release-notes\/upgrade\?from=4\.5\.\d+&to=4\.6\.\d+$/);
  await expect(page.getByRole('heading', {level: 2, name: /^From 4\.5\.\d+ to 4\.6\.\d+ /})).toBeVisible();
});
