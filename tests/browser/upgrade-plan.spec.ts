// cspell:ignore htpp logingg
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {faultyConfigurations} from '../fixtures/faulty-configurations';
import {projectPath} from '../support';
import {clipboardOf} from './support/actions';
import {expect, open, test} from './support/test';
import {expectSound} from './support/violations';

const PAGE = '/release-notes/upgrade?from=4.2.0&to=4.7.2';
const point = (page: Page, name: string) => page.getByRole('checkbox', {name});
const file = (page: Page) => page.getByRole('textbox', {name: 'harperdb-config.yaml'});
const check = (page: Page) => page.getByRole('button', {name: 'Check', exact: true});

test('the checklist can be ticked, keeps the ticks, and is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const rotation = point(page, 'logging.rotation.enabled: false became true');
  await expect(point(page, 'HDB_LEADER_CLUSTERING_HOST. Remove it: 4.7.2 no longer supports it.')).toBeVisible();
  await rotation.focus();
  await page.keyboard.press('Space');
  await expect(rotation).toBeChecked();
  await page.reload();
  await expect(rotation).toBeChecked();
  await expect(page.getByText(/^1 of \d+ done\./)).toBeVisible();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Checklist copied as Markdown', {exact: true})).toBeVisible();
  const copied = await clipboardOf(page);
  expect(copied).toContain('# Upgrade from 4.2.0 to 4.7.2');
  expect(copied).toContain('- [x] Configuration key `logging.rotation.enabled`: `false` became `true`.');
  await page.getByLabel('Upgrade to').selectOption('4.2.1');
  await expect(page.getByText('Nothing was removed, renamed, or deprecated', {exact: false})).toBeVisible();
});

test('a configuration is checked in the browser: nothing leaves it, and nothing is kept', async ({page}) => {
  await open(page, PAGE);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
  );
  const configuration = readFileSync(projectPath('tests/fixtures/harperdb-config-4.2.yaml'), 'utf8');
  await file(page).fill(`${configuration}ignoreScripts: true\nlogingg: 1\n`);
  await check(page).click();
  const findings = page.getByRole('listitem').filter({hasText: /4\.7\.2/});
  await expect(page.getByText('2 findings', {exact: true})).toBeVisible();
  await expect(findings.filter({hasText: 'ignoreScripts'})).toContainText('does not have this key');
  await expect(findings.filter({hasText: 'logingg'})).toContainText('Did you mean logging?');
  expect(sent.filter((request) => !/^GET \/(?:assets\/|docs\/api\/[^/]+\/config\.schema\.json)/.test(request))).toEqual(
    [],
  );
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(kept);
});

// Of each of them, tests/unit/features/upgrade/check-configuration.test.ts asks what is said.
test('bad YAML and one mistake in a file are found, and a file without any is said to be right', async ({page}) => {
  await open(page, PAGE.replace('4.2.0', '4.7.1'));
  await expect(check(page)).toBeDisabled();
  await file(page).fill('http:\n  port: 1\n cors: true');
  await check(page).click();
  await expect(page.getByText(/^Line 3 isn’t valid YAML: /)).toBeVisible();
  for (const {mistake, file: text, finding} of faultyConfigurations.slice(0, 4)) {
    await file(page).fill(text);
    await check(page).click();
    await expect(page.getByText('1 finding', {exact: true}), mistake).toBeVisible();
    const item = page.getByRole('status').getByRole('listitem');
    // The finding of the file before may still be there.
    const told = async () => (await item.innerText()).replaceAll(/\s+/g, ' ');
    await expect.poll(told, mistake).toContain(finding);
  }
  await file(page).fill(readFileSync(projectPath('tests/fixtures/harperdb-config-4.2.yaml'), 'utf8'));
  await check(page).click();
  await expect(page.getByText('4.7.2 accepts every key and value', {exact: false})).toBeVisible();
});

test('on a phone, checklist and check fit, and axe finds nothing', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, PAGE);
  await file(page).fill('htpp:\n  port: 1');
  await check(page).click();
  await expect(page.getByText('Did you mean http?', {exact: false})).toBeVisible();
  await expectSound(page);
});
