import versions from '../../versions.json';
import {styleOf} from './support/actions';
import {expect, open, test} from './support/test';
import {newestRelease} from './support/versions';

const PAGE = '/docs/developers/operations-api/jobs';

test('the link that reports a mistake names the page, also after a navigation', async ({page}) => {
  await open(page, PAGE);
  const report = page.getByRole('link', {name: 'Report an issue'});
  await expect(report).toHaveAttribute('href', new RegExp(`title=${encodeURIComponent(`Mistake on ${PAGE}`)}&`));
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Import and export (bulk)'}).click();
  await expect(report).toHaveAttribute('href', /bulk-operations&/);
});

test('a report of a mistake names the file of the version', async ({page, context}) => {
  await context.route('**/issues/new**', (route) => route.fulfill({body: 'A form.'}));
  const older = versions.at(-1)!;
  await open(page, `/docs/${older}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Report an issue'}).click();
  const {searchParams} = new URL((await opened).url());
  expect(searchParams.get('title')).toBe(`Mistake on /docs/${older}`);
  expect(searchParams.get('body')).toMatch(new RegExp(`^File: versioned_docs/version-${older}/index\\.mdx?\n`));
});

test('small print is as large as the rest of it', async ({page}) => {
  for (const [address, part] of [
    ['/docs', '.theme-announcement-bar > div'],
    [PAGE, '.theme-last-updated'],
  ] as const) {
    await open(page, address);
    await expect(page.locator(part).first()).toHaveCSS('font-size', '13px');
  }
});

test('menus and dialogs fade in, but not for readers who want no motion', async ({page}) => {
  const menu = page.getByRole('menu', {name: 'Copy page'});
  const versionList = page.getByRole('button', {name: /^Version/}).locator('+ ul');
  for (const [reducedMotion, animation] of [
    ['no-preference', 'appear'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(menu).toHaveCSS('animation-name', animation);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: /^Version/}).click();
    await expect(versionList).toHaveCSS('animation-name', animation);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCSS('animation-name', animation);
  }
});

test('the site has the name that the product had', async ({page}) => {
  const name = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__title');
  await open(page, PAGE);
  await expect(name).toHaveText('Harper Docs');
  await open(page, '/docs/4.3/developers/rest');
  await expect(name).toHaveText('HarperDB Docs');
});

test.describe('dark', () => {
  test.use({colorScheme: 'dark'});

  test('a drawing has the colors and letters of the page', async ({page}) => {
    await open(page, '/docs/developers/real-time');
    const drawing = page.locator('.drawing').first();
    expect(await styleOf(page, '.drawing [fill*="page"]', 'fill')).toBe(
      await styleOf(page, 'html', 'background-color'),
    );
    expect(await styleOf(page, '.drawing text', 'font-family')).toBe(await styleOf(page, 'body', 'font-family'));
    await expect(drawing).toHaveAttribute('role', 'img');
    await expect(drawing).toHaveAttribute('aria-label', /.+/);
  });

  test('the table of contents is not brighter than the text', async ({page}) => {
    await open(page, PAGE);
    const brightness = async (selector: string) => Number(/\d+/.exec(await styleOf(page, selector, 'color'))![0]);
    const link = '.theme-doc-toc-desktop .table-of-contents__link:not(.table-of-contents__link--active)';
    expect(await brightness(link)).toBeLessThanOrEqual(await brightness('.theme-doc-markdown > p'));
  });
});

test('the page of a release leads from the minor before, and the newest not from itself', async ({page}) => {
  const {release, address, before} = newestRelease;
  await open(page, address);
  const article = page.getByRole('article');
  await expect(article.getByRole('link', {name: /^Changes since/})).toBeVisible();
  await expect(article.getByRole('link', {name: `Upgrade from ${release}`})).toHaveCount(0);
  await article.getByRole('link', {name: /^Changes since/}).click();
  await expect(page).toHaveURL(`/release-notes/upgrade?from=${before}&to=${release}`);
  await expect(page.getByRole('heading', {level: 2, name: `From ${before} to ${release}`})).toBeVisible();
  await open(page, '/release-notes/v4-tucker/4.6.3');
  await expect(article.getByRole('link', {name: 'Upgrade from 4.6.3'})).toBeVisible();
  await article.getByRole('link', {name: 'Changes since 4.5'}).click();
  await expect(page).toHaveURL(/\/release-notes\/upgrade\?from=4\.5\.\d+&to=4\.6\.3$/);
});
