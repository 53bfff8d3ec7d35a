import type {Page} from '@playwright/test';
import {colorSwitch, store} from './support/actions';
import {expect, open, test} from './support/test';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const expectMode = (page: Page, mode: string, choice: string) =>
  Promise.all([
    expect(page.locator('html')).toHaveAttribute('data-theme', mode),
    expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice),
  ]);

test.use({colorScheme: 'light'});

test('the switch cycles system, light, dark, and back to system', async ({page}) => {
  await open(page, '/docs');
  await expectMode(page, 'light', 'system');
  expect(await stored(page)).toBeNull();
  await colorSwitch(page).click();
  await expectMode(page, 'light', 'light');
  expect(await stored(page)).toBe('light');
  await colorSwitch(page).click();
  await expectMode(page, 'dark', 'dark');
  expect(await stored(page)).toBe('dark');
  await colorSwitch(page).click();
  await expectMode(page, 'light', 'system');
  expect(await stored(page)).toBe('system');
});

test('without a choice, and with the choice of the system, the page follows the system live', async ({page}) => {
  await open(page, '/docs');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark', 'system');
  for (let i = 0; i < 3; i++) await colorSwitch(page).click();
  expect(await stored(page)).toBe('system');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light', 'system');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.reload();
  await expectMode(page, 'dark', 'system');
});

test('an explicit choice goes before the system and survives a reload without a flash', async ({page}) => {
  await open(page, '/docs');
  await colorSwitch(page).click();
  await colorSwitch(page).click();
  await page.goto('/fabric', {waitUntil: 'commit'});
  await expectMode(page, 'dark', 'dark');
});

test('a stored value that is none of ours counts as no choice', async ({page}) => {
  await store(page, {theme: 'purple'});
  await open(page, '/docs');
  await expectMode(page, 'light', 'system');
  await colorSwitch(page).click();
  await expectMode(page, 'light', 'light');
});

test('two tabs show the same choice, and "system" stays written down', async ({context}) => {
  // Tabs hear of what another stores in the order in which it was stored.
  await context.addInitScript(() =>
    addEventListener('storage', ({key}) => key === 'ping' && localStorage.setItem('pong', '')),
  );
  const first = await context.newPage();
  const second = await context.newPage();
  await open(first, '/docs');
  await open(second, '/fabric');
  await colorSwitch(first).click();
  await colorSwitch(first).click();
  await expectMode(second, 'dark', 'dark');
  await colorSwitch(second).click();
  await expectMode(first, 'light', 'system');
  // Tabs that answered each other would have done so before this comes back.
  await first.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('storage', ({key}) => key === 'pong' && resolve());
        localStorage.setItem('ping', '');
      }),
  );
  expect(await stored(first)).toBe('system');
  expect(await stored(second)).toBe('system');
  await colorSwitch(first).click();
  await expectMode(second, 'light', 'light');
});
