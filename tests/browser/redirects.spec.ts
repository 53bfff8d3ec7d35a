import {expect, hydrated, open, test} from './support/test';
import {docsOf, latest} from './support/versions';

const REDIRECTS = [
  ['/', '/docs'],
  ['/?utm_source=mail#news', '/docs?utm_source=mail#news'],
  [`/docs/${latest}`, '/docs'],
  [`/docs/${latest}/developers/operations-api/jobs?a=1#get_job`, '/docs/developers/operations-api/jobs?a=1#get_job'],
  ['/docs/operations-api', '/docs/developers/operations-api'],
  ['/docs/operations-api/jobs?x=%20y#get_job', '/docs/developers/operations-api/jobs?x=%20y#get_job'],
  ['/docs/getting-started/install-harper', '/docs/getting-started/installation'],
  ['/docs/technical-details/release-notes/4.tucker/4.7.3', '/release-notes/v4-tucker/4.7.3'],
  ['/docs/4.2/technical-details/release-notes/v3-monkey/3.1.0', '/release-notes/v3-monkey/3.1.0'],
] as const;

test('old addresses lead to the pages of now', async ({page}) => {
  test.slow();
  for (const [from, to] of REDIRECTS) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1}), from).not.toHaveText('Page not found');
  }
});

test('a permalink with the version number can be clicked inside the site', async ({page}) => {
  await open(page, '/release-notes/v4-tucker/4.7.2');
  await page.getByRole('link', {name: 'read_log'}).click();
  await expect(page).toHaveURL(`${docsOf('4.7')}/developers/operations-api/logs#read_log`);
});
