import {expect, test} from '../support/test';
import {SearchModal} from './search-modal';

test('a question is answered with quotations that say where they are from', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('How do I clone a node?');
  await modal.dialog.getByRole('button', {name: 'Ask the docs', exact: true}).click();
  await expect(modal.dialog.getByText('Answers are quoted directly from the docs')).toBeVisible();
  const first = modal.dialog.getByRole('figure').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/docs\/administration\/cloning/);

  const quoted = await first.locator('blockquote').locator('p, li, td').first().textContent();
  await first.getByRole('link').click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/cloning/);
  // Word for word: the page has the very sentence.
  await expect(page.locator('main')).toContainText(quoted!);
});

test('further questions join the first', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.dialog.getByRole('button', {name: 'Ask the docs', exact: true}).click();
  const field = modal.dialog.getByRole('textbox', {name: 'Ask a question'});
  await expect(field).toBeFocused();
  await expect(modal.dialog.getByText('Answers are quoted directly from the docs')).toBeVisible();
  for (const question of ['How do I upgrade?', 'What is a resource?']) {
    await field.fill(question);
    await page.keyboard.press('Enter');
    await expect(modal.dialog.getByRole('heading', {name: question})).toBeVisible();
    // While an answer comes, there is nothing to ask with.
    await expect(modal.dialog.getByRole('button', {name: 'Stop'})).toHaveCount(0);
  }
  await expect(modal.dialog.getByRole('article')).toHaveCount(2);
  await expect(modal.dialog.getByRole('article').nth(1).getByRole('figure').first()).toBeVisible();
});

test('a question without an answer in the docs is told so', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('zzqqxxyy wwkkvv?');
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByText('These docs don’t answer that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await modal.field.fill('Is there a Terraform provider for Harper?');
  await page.keyboard.press('Control+Enter');
  const answer = modal.dialog.getByRole('article').last();
  await expect(answer.getByText('These docs don’t answer that. The nearest sections are:')).toBeVisible();
  await expect(answer.getByRole('link')).toHaveCount(3);
  await expect(answer.getByRole('figure')).toHaveCount(0);
});

test('a question that cannot be looked up says why, and can be asked again', async ({page, expectProblem}) => {
  expectProblem(/search-index|ERR_FAILED|ERR_INTERNET/);
  await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
  const modal = await SearchModal.on(page);
  await modal.field.fill('How do I clone a node?');
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByRole('alert')).toContainText('Couldn’t load results');
  await page.unroute('**/search-index/**');
  await modal.dialog.getByRole('button', {name: 'Ask again'}).click();
  await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
});

test('the question just asked stands at the top, with its answer below and its code to copy', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.dialog.getByRole('button', {name: 'Ask the docs', exact: true}).click();
  const field = modal.dialog.getByRole('textbox', {name: 'Ask a question'});
  for (const question of ['How do I clone a node?', 'How do I run Harper in Docker?', 'zzqqxxyy?']) {
    await field.fill(question);
    await page.keyboard.press('Enter');
    await expect(modal.dialog.getByRole('button', {name: 'Stop'})).toHaveCount(0);
    const heading = modal.dialog.getByRole('heading', {name: question});
    await expect(heading).toBeInViewport();
    const below = async () => (await heading.boundingBox())!.y - (await field.boundingBox())!.y;
    await expect.poll(below).toBeLessThan(110);
    await expect(field).toBeFocused();
  }
  const docker = modal.dialog.getByRole('article').nth(1);
  await expect(docker.locator('pre').first()).toContainText('docker');
  await expect(docker.getByRole('button', {name: 'Copy code'}).first()).toBeAttached();
});

test('Escape leaves Ask AI first and then closes, and coming back loses nothing', async ({page}) => {
  const modal = await SearchModal.on(page);
  await modal.field.fill('How do I clone a node?');
  await page.keyboard.press('Control+Enter');
  const field = modal.dialog.getByRole('textbox', {name: 'Ask a question'});
  await expect(field).toBeFocused();
  await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
  await field.fill('And then');
  await page.keyboard.press('Escape');
  await expect(modal.field).toBeFocused();
  await expect(modal.field).toHaveValue('How do I clone a node?');
  await page.keyboard.press('Control+Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('And then');
  await expect(modal.dialog.getByRole('article')).toHaveCount(1);
  await modal.dialog.getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
});
