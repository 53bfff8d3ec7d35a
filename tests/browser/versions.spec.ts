import {dirname} from 'node:path';
import type {Page} from '@playwright/test';
import {store} from './support/actions';
import {answerAnalyticsTag} from './support/analytics-tag';
import {builds} from './support/builds';
import {expect, open, test} from './support/test';
import {chooseVersion, expectPageVersion, expectShownVersion, versionMenu} from './support/version-menu';
import {lacking, latest, older} from './support/versions';

const KEY = 'docs-preferred-version-default';

/** The message of a page that stands in for another; other parts of a page have a status of their own. */
const noteOn = (page: Page) => page.getByRole('status').filter({hasText: 'Showing the closest page'});

test('the dropdown keeps the page, the query and the fragment', async ({page}) => {
  await open(page, '/docs/developers/operations-api/jobs?from=mail#get_job');
  await chooseVersion(page, older);
  await expect(page).toHaveURL(`/docs/${older}/developers/operations-api/jobs?from=mail#get_job`);
  await expectPageVersion(page, older);
  await expect(noteOn(page)).toHaveCount(0);
  await chooseVersion(page, latest);
  await expect(page).toHaveURL('/docs/developers/operations-api/jobs?from=mail#get_job');
  await expectPageVersion(page, latest);
});

test.describe('where a version does not have the page', () => {
  const {version} = lacking;
  const wanted = `/docs/${lacking.page}`;
  const nearest = `/docs/${version}/${dirname(lacking.page)}`;

  test('the nearest one opens, says so, and leads back', async ({page}) => {
    await open(page, `${wanted}?from=mail#see-also`);
    await chooseVersion(page, version);
    await expect(page).toHaveURL(`${nearest}?instead-of=${wanted}`);
    const note = noteOn(page);
    await expect(note).toContainText(
      `“Certificate verification” was added in ${lacking.since}. Showing the closest page.`,
    );
    // One way to the newer page, and not two with different targets.
    await expect(page.locator('.theme-doc-version-badge').getByRole('link')).toHaveCount(0);
    await expectShownVersion(page, version);
    await note.getByRole('link', {name: `Back to ${latest}`}).click();
    await expect(page).toHaveURL(wanted);
    await expect(note).toHaveCount(0);

    // The other way back is the menu.
    await chooseVersion(page, version);
    await expect(note).toBeVisible();
    await chooseVersion(page, latest);
    await expect(page).toHaveURL(wanted);
  });

  test('the list stays open when its button is pressed just as a page opens', async ({page}) => {
    await open(page, wanted);
    // Docusaurus moves the focus after the page has been painted.
    await page.evaluate(() => {
      const press = (_: unknown, observer: MutationObserver) => {
        if (!document.querySelector('main [role=status]')?.textContent.includes('closest page')) return;
        observer.disconnect();
        const button = document.querySelector<HTMLElement>('[title="Documentation version"]')!;
        button.focus();
        button.click();
        button.addEventListener('blur', () => (button.dataset.left = 'true'));
      };
      new MutationObserver(press).observe(document.body, {childList: true, subtree: true});
    });
    await chooseVersion(page, version);
    await expect(page.locator('[data-left]')).toBeVisible();
    await expect(versionMenu(page).list).toBeVisible();
  });

  test('the note is gone on the next page, and there after a reload', async ({page}) => {
    await open(page, `${nearest}?instead-of=${wanted}`);
    await expect(noteOn(page)).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/instead-of/);
    await expect(noteOn(page)).toHaveCount(0);
  });

  test('a generated index gives way to the landing page of the version', async ({page}) => {
    await open(page, '/docs/category/developers');
    await chooseVersion(page, version);
    await expect(page).toHaveURL(`/docs/${version}?instead-of=/docs/category/developers`);
    await expect(noteOn(page)).toContainText('has no page at /docs/category/developers');
    await chooseVersion(page, latest);
    await expect(page).toHaveURL('/docs/category/developers');
  });

  test('an address that names no page gets no note', async ({page}) => {
    await open(page, `${nearest}?instead-of=https://example.com/`);
    await expectPageVersion(page, version);
    await expect(noteOn(page)).toHaveCount(0);
  });
});

test('the dropdown also leads to all releases', async ({page}) => {
  await open(page, '/docs');
  await chooseVersion(page, 'All releases');
  await expect(page).toHaveURL('/release-notes');
});

test('the chosen version is remembered outside the docs and on the next visit', async ({page}) => {
  await open(page, '/docs');
  await chooseVersion(page, older);
  await expect(page).toHaveURL(`/docs/${older}`);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(older);
  await open(page, '/release-notes');
  await expectShownVersion(page, older);
});

test('the version of the page that is open goes before the remembered one', async ({page}) => {
  await store(page, {[KEY]: older});
  await open(page, '/docs/getting-started/installation');
  await expectShownVersion(page, latest);
});

test('a remembered version that no longer exists is forgotten', async ({page}) => {
  await store(page, {[KEY]: '3.9'});
  await open(page, '/release-notes');
  await expectShownVersion(page, latest);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

// `DOCS_VERSIONS=all` adds the working copy; the build with all settings has it.
test.describe('the working copy', () => {
  const base = builds.settings.url;

  test.beforeEach(({context}) => answerAnalyticsTag(context));

  test('is the version Next, beside the released ones', async ({page}) => {
    await open(page, `${base}/docs/developers/operations-api/jobs?from=mail#get_job`);
    await chooseVersion(page, 'Next');
    await expect(page).toHaveURL(`${base}/docs/next/developers/operations-api/jobs?from=mail#get_job`);
    await expectPageVersion(page, 'Next');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current');
    await chooseVersion(page, older);
    await expect(page).toHaveURL(`${base}/docs/${older}/developers/operations-api/jobs?from=mail#get_job`);
  });
});
