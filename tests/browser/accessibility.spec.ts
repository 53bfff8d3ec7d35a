import {AxeBuilder} from '@axe-core/playwright';
import {expect, open, test} from './support/test';

const pageKinds = {
  'documentation landing': '/docs',
  'getting started': '/docs/getting-started/quickstart',
  'generated index': '/docs/category/developers',
  'operations page': '/docs/developers/operations-api/nosql-operations',
  'operation index': '/docs/developers/operations-api',
  'release notes': '/release-notes',
  series: '/release-notes/v4-tucker',
  release: '/release-notes/v4-tucker/4.7.2',
  fabric: '/fabric',
  'fabric task': '/fabric/cluster-creation-management',
  'not found': '/no/such/page',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      for (const [kind, address] of Object.entries(pageKinds)) {
        test(`axe finds nothing on the ${kind} page`, async ({page, expectProblem}) => {
          if (kind === 'not found') expectProblem(/404/);
          await open(page, address);
          const {violations} = await new AxeBuilder({page})
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
          ).toEqual([]);
        });
      }
    });
  }
}

test('axe finds nothing in the open mobile menu', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/docs/developers/operations-api/jobs');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible();
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)).toEqual([]);
});
