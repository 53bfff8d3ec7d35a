import {expect, open, quiet, test} from '../support/test';
import {SearchModal} from './search-modal';

// Keyboards, input methods and letters of the world.

test('Ctrl+K and the slash are keys of other alphabets as well', async ({page}) => {
  await open(page, '/docs');
  const modal = new SearchModal(page);
  for (const init of [
    {key: 'л', code: 'KeyK', ctrlKey: true},
    {key: 'ն', code: 'KeyK', metaKey: true},
    {key: 'ق', code: 'Slash'},
  ]) {
    await page.evaluate(
      (event) => document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...event})),
      init,
    );
    await expect(modal.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  }
  // A Latin letter on the key of K, as on Dvorak, is that letter.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, key: 't', code: 'KeyK', ctrlKey: true})),
  );
  await page.waitForTimeout(200);
  await expect(modal.dialog).toHaveCount(0);
});

test('the Enter that ends a composition opens nothing, in Safari either', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('search_by_conditions');
  for (const init of [
    {key: 'Enter', keyCode: 229},
    {key: 'Escape', keyCode: 229},
    {key: 'Enter', isComposing: true},
  ]) {
    await modal.field.evaluate((element, event) => {
      element.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...event}));
    }, init);
  }
  await page.waitForTimeout(300);
  await expect(modal.field).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('full-width letters and accents find what plain letters do', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.search('create table');
  // The first answer comes from the indexes that are there.
  await quiet(page);
  const addresses = () => modal.hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')));
  const plain = await addresses();
  await modal.field.fill('');
  await expect(modal.hits).toHaveCount(0);
  await modal.search('ＣＲＥＡＴＥ　ＴＡＢＬＥ');
  await expect.poll(addresses).toEqual(plain);
  await modal.search('réplicàtion');
  await expect(modal.hits.first()).toContainText(/replication/i);
});
