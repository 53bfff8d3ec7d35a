import {expect, interceptFromStart, open, quiet, test} from './support/test';
import {violationsOn} from './support/violations';

const PAGE = '/docs/developers/operations-api/jobs';

test('a reader says whether a page helped, and can put a sentence into an issue', async ({page, context}) => {
  await open(page, PAGE);
  const stored = () => page.evaluate(() => [JSON.stringify([localStorage, sessionStorage]), document.cookie]);
  const before = await stored();
  const question = page.getByRole('group', {name: 'Was this page helpful?'});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await question.getByRole('button', {name: 'No'}).click();
  await expect(question.getByRole('status')).toHaveText('Thanks for your feedback.');
  await question.getByLabel('What could be better? (optional)').fill('The states & "ids" of jobs?');
  await context.route('**/issues/new**', (route) => route.fulfill({body: 'A form.'}));
  const opened = context.waitForEvent('page');
  await question.getByRole('link', {name: 'Report an issue'}).click();
  const issue = new URL((await opened).url());
  expect(issue.href).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/issues\/new\?/);
  expect(issue.searchParams.get('title')).toBe(`Not helpful: ${PAGE}`);
  expect(issue.searchParams.get('body')).toMatch(
    /^File: versioned_docs\/version-\d\.\d\/developers\/operations-api\/jobs\.md\n\nThe states & "ids" of jobs\?$/,
  );
  // Without analytics, the answer goes nowhere and stays nowhere.
  expect(await stored()).toEqual(before);
  expect(new Set(requests)).toEqual(new Set([new URL(page.url()).origin]));
});

test('the answer can be changed, and axe finds nothing', async ({page}) => {
  await open(page, '/fabric');
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(page.getByLabel('What helped you? (optional)')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expect(page.getByLabel('What could be better? (optional)')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Yes', exact: true})).toHaveAttribute('aria-pressed', 'false');
});

test('paper has no question', async ({page}) => {
  await open(page, PAGE);
  const question = page.getByText('Was this page helpful?');
  await expect(question).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(question).toBeHidden();
});

test('what cannot be loaded says so, and can be tried again', async ({page, expectProblem}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/ChunkLoadError/);
  await interceptFromStart(page);
  await open(page, PAGE);
  await quiet(page);
  await page.route('**/assets/js/**', (route) => route.abort('failed'));
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
});
