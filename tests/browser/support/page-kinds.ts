import type {Page} from '@playwright/test';
import {changeChunks} from './chunks';
import {expect, open} from './test';

/** A kind of page that readers meet, and how a test gets to see one. */
export interface PageKind {
  name: string;
  address: string;
  /** It is built like another kind, so a picture of it would show nothing new. */
  isAlike?: boolean;
  /** Errors on the console that belong to it. */
  problems?: RegExp;
  /** Waits for what comes after the page itself. */
  ready?: (page: Page) => Promise<void>;
  /** Opens it where opening the address is not enough. */
  visit?: (page: Page, address: string) => Promise<void>;
}

export const pageKinds: PageKind[] = [
  {name: 'documentation landing', address: '/docs'},
  {name: 'generated index', address: '/docs/category/developers'},
  {name: 'section landing', address: '/docs/reference', isAlike: true},
  {name: 'getting started', address: '/docs/getting-started/installation', isAlike: true},
  {name: 'guide', address: '/docs/developers/applications/defining-roles'},
  {name: 'reference with wide tables', address: '/docs/reference/data-types'},
  {name: 'operation index', address: '/docs/developers/operations-api', isAlike: true},
  {name: 'operations page', address: '/docs/developers/operations-api/jobs'},
  {name: 'release notes', address: '/release-notes'},
  {name: 'series', address: '/release-notes/v4-tucker', isAlike: true},
  {name: 'release', address: '/release-notes/v4-tucker/4.7.2'},
  {
    name: 'upgrade view',
    address: '/release-notes/upgrade?from=4.6.0&to=4.7.3',
    // The last part that comes.
    ready: (page) => expect(page.locator('#check-configuration')).toBeVisible(),
  },
  {name: 'error messages', address: '/docs/errors', isAlike: true},
  {name: 'availability', address: '/docs/availability', isAlike: true},
  {
    name: 'preferences',
    address: '/preferences',
    isAlike: true,
    ready: (page) => expect(page.getByLabel('Username')).toBeVisible(),
  },
  {name: 'Fabric landing', address: '/fabric'},
  {name: 'Fabric task', address: '/fabric/cluster-creation-management', isAlike: true},
  {
    name: 'search page',
    address: '/search?q=replication',
    ready: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'not found',
    address: '/docs/developers/operations-api/nosql-operation',
    problems: /404/,
    ready: (page) => expect(page.getByRole('heading', {name: 'Did you mean…?'})).toBeVisible(),
  },
  {
    name: 'crash',
    address: '/fabric/logging',
    problems: /default export|onRecoverableError|Minified React error/,
    visit: async (page, address) => {
      const changed = await changeChunks(page, (text) =>
        text.includes(`"permalink":"${address}"`) && text.includes('contentTitle:')
          ? text.replace(/\bdefault:/, 'other:')
          : text,
      );
      await page.goto(address);
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await changed();
    },
  },
];

/** Opens a page of a kind and waits until everything on it is there, fonts included. */
export async function visit(page: Page, kind: PageKind, expectProblem: (pattern: RegExp) => void): Promise<void> {
  if (kind.problems) expectProblem(kind.problems);
  await (kind.visit ?? open)(page, kind.address);
  await kind.ready?.(page);
  await page.evaluate(() => document.fonts.ready);
}
