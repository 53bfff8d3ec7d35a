import {nextFrame} from './support/actions';
import {builds} from './support/builds';
import {expect, hydrated, open, test} from './support/test';

test('a host that cleans addresses leads to the plain path', async ({page}) => {
  for (const [from, to] of [
    ['/docs/getting-started/quickstart.html', '/docs/getting-started/quickstart'],
    ['/docs/getting-started/quickstart/index.html', '/docs/getting-started/quickstart'],
    ['/release-notes/v4-tucker/4.7.3.html', '/release-notes/v4-tucker/4.7.3'],
  ] as const) {
    await open(page, from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  }
});

test.describe('on a host that redirects nothing', () => {
  test.use({baseURL: builds.plain.url});

  for (const ending of ['.html', '/index.html', '/']) {
    test(`an address with ${ending} becomes the plain one, query and fragment kept`, async ({page, expectProblem}) => {
      // It answers the others like the plain one.
      if (ending === '/index.html') expectProblem(/404/);
      await page.goto(`/docs/getting-started/quickstart${ending}?a=1#see-also`);
      await expect(page).toHaveURL('/docs/getting-started/quickstart?a=1#see-also');
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Build your first application');
    });
  }

  test('a pathname that cannot be decoded is named as such', async ({page, expectProblem}) => {
    expectProblem(/404/);
    await page.goto('/docs/%E0%A4%A');
    await expect(page.getByRole('alert')).toContainText(
      /Pathname "\/docs\/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding./i,
    );
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  });

  test('a query and a fragment that cannot be decoded do no harm, also when it is typed later', async ({page}) => {
    await open(page, '/docs/getting-started/quickstart?q=%E0%A4#%E0%A4');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Build your first application');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('hashchange', resolve);
          window.location.hash = '#%E0%A4%A';
        }),
    );
    await nextFrame(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Build your first application');
  });
});

test.describe('under another path than it was built for', () => {
  for (const [from, to] of [
    ['/docs/getting-started/quickstart', '/docs/getting-started/quickstart'],
    ['/?a=1', '/docs?a=1'],
  ] as const) {
    test(`a banner at ${from} suggests the base URL that would work`, async ({page, expectProblem}) => {
      expectProblem(/404|MIME|net::/);
      await page.goto(builds.misplaced.url + from);
      await expect(page).toHaveURL(builds.misplaced.url + to);
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('This site didn’t load properly.');
      await expect(banner).toContainText('built for the base URL /');
      await expect(banner.locator('strong')).toHaveText('/manual/');
    });
  }
});

test('files that are for hosts are not served, however their address is written', async ({request}) => {
  const paths = ['/_headers', '/_headers'.replace('_', '%5F'), '/_redirects/', '/_hosting/redirects.json'];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});

test('a page whose scripts cannot be loaded says that, without a wrong guess', async ({page, expectProblem}) => {
  expectProblem(/net::ERR_FAILED/);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/docs');
  await expect(page.getByRole('alert')).toContainText('Check your network connection');
  await expect(page.getByRole('alert').locator('strong')).toHaveCount(0);
});
