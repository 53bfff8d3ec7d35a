import {latest, older} from '../browser/support/versions';
import {test} from './support/test';

const JOBS = '/docs/developers/operations-api/jobs';
const SEARCH = 'button[aria-label="Search"]';
const FIELD = 'dialog[open] [role=combobox]';
const MODE = 'button[aria-label^="Switch between dark and light mode"]';
const MENU = 'button[aria-label="Toggle navigation bar"]';

/** The menu of versions, wherever it stands. */
const VERSIONS = 'ul[aria-label="Versions"]';

test('the landing page has its title, its letters and its links', async ({reader}) => {
  await reader.open('/');
  await reader.isAt('/docs');
  await reader.sees('h1');
  // Not by `document.fonts.check`, which is true of a family that no style sheet declares. Firefox keeps the quotes.
  await reader.until(
    'the letters are there',
    `[...document.fonts].some(({family, status}) => /^"?Geist"?$/.test(family) && status === 'loaded')`,
  );
  await reader.clicks('main a[href="/docs/getting-started/quickstart"]');
  await reader.isAt('/docs/getting-started/quickstart');
});

test('a page has contents, code in several forms, and a link to each heading', async ({reader}) => {
  await reader.open(JOBS);
  await reader.sees('h1', 'Jobs');
  await reader.clicks('.table-of-contents a', 'get_job');
  await reader.isAt(`${JOBS}#get_job`);
  await reader.until(
    'the heading is below the navbar',
    `(({top}) => top >= document.querySelector('nav.navbar').offsetHeight && top < innerHeight / 2)(document.querySelector('#get_job').getBoundingClientRect())`,
  );
  await reader.clicks('[role=tab]', 'curl');
  await reader.sees('[role=tab][aria-selected=true]', 'curl');
  await reader.sees('[role=tabpanel]', 'curl ');
  // Elsewhere too, and for good.
  await reader.open('/docs/developers/operations-api/users-and-roles');
  await reader.sees('[role=tab][aria-selected=true]', 'curl');
});

test('links lead from page to page without loading the site anew, and back', async ({reader}) => {
  await reader.open(JOBS);
  await reader.until('a mark is set', '(window.mark = 1)');
  await reader.clicks('.navbar a', 'Release Notes');
  await reader.isAt('/release-notes');
  await reader.sees('h1', 'Release notes');
  await reader.clicks('.navbar a', 'Fabric');
  await reader.isAt('/fabric');
  await reader.goesBack();
  await reader.isAt('/release-notes');
  await reader.goesBack();
  await reader.isAt(JOBS);
  await reader.sees('h1', 'Jobs');
  await reader.clicks('.pagination-nav__link--next');
  await reader.seesNo('h1', 'Jobs');
  await reader.until('the site was loaded once', 'window.mark === 1');
});

test('the search opens by keyboard and leads to a heading', async ({reader}) => {
  await reader.open('/docs');
  await reader.presses('/');
  await reader.isOn(FIELD);
  await reader.presses('Escape');
  await reader.seesNo(FIELD);
  await reader.presses('k', 'Control');
  await reader.isOn(FIELD);
  await reader.types('search_by_conditions');
  await reader.sees('dialog [role=status]', 'result');
  await reader.sees('dialog [role=option][aria-selected=true]', 'search_by_conditions');
  await reader.presses('Enter');
  await reader.isAt('/docs/developers/operations-api/nosql-operations#search_by_conditions');
  await reader.seesNo('dialog');
});

test('the page of the search finds what its address asks for', async ({reader}) => {
  await reader.open('/search?q=replication');
  await reader.sees('main a[href*="replication"]');
});

test('Ask AI answers with quotations, and Escape leads back', async ({reader}) => {
  await reader.open('/docs');
  await reader.clicks(SEARCH);
  await reader.isOn(FIELD);
  await reader.types('How do I clone a node?');
  await reader.presses('Enter', 'Control');
  await reader.sees('dialog h2', 'How do I clone a node?');
  await reader.sees('dialog figure a', '');
  await reader.presses('Escape');
  await reader.isOn(FIELD);
  await reader.presses('Escape');
  await reader.seesNo('dialog');
  await reader.isOn(SEARCH);
});

test('the version menu keeps the page', async ({reader}) => {
  await reader.open(JOBS);
  await reader.seesNo(VERSIONS);
  await reader.clicks('.navbar button[aria-controls]', `Version ${latest}`);
  await reader.sees(VERSIONS);
  await reader.presses('ArrowDown');
  await reader.isOn(`${VERSIONS} a`, latest);
  await reader.presses('ArrowDown');
  await reader.isOn(`${VERSIONS} a[href="/docs/${older}/developers/operations-api/jobs"]`);
  await reader.presses('Enter');
  await reader.isAt(`/docs/${older}/developers/operations-api/jobs`);
  await reader.sees('.theme-doc-version-badge', `Version ${older}`);
  await reader.seesNo(VERSIONS);
});

test('the color mode changes the colors and is kept', async ({reader}) => {
  await reader.open('/docs');
  const background = `getComputedStyle(document.documentElement).backgroundColor`;
  await reader.clicks(MODE);
  await reader.until('the page is light', `document.documentElement.dataset.theme === 'light'`);
  const light = await reader.until<string>('it has a color', background);
  await reader.clicks(MODE);
  await reader.until('the page is dark', `document.documentElement.dataset.theme === 'dark'`);
  await reader.until('the color is another', `${background} !== ${JSON.stringify(light)}`);
  await reader.open(JOBS);
  await reader.until('the next page is dark', `document.documentElement.dataset.theme === 'dark'`);
});

test.describe('on a phone', () => {
  test('the menu slides out, leads on, and Escape brings back', async ({reader}) => {
    // WebKit's own browser does not get narrower than 447 pixels.
    await reader.resizes(480, 800);
    await reader.open(JOBS);
    await reader.until(
      'nothing is wider than the screen',
      'document.documentElement.scrollWidth <= innerWidth && innerWidth === 480',
    );
    await reader.clicks(MENU);
    await reader.sees('[role=dialog] a', 'Jobs');
    await reader.presses('Escape');
    await reader.seesNo('[role=dialog]');
    await reader.isOn(MENU);
    await reader.clicks(MENU);
    await reader.clicks('[role=dialog] button', 'Back to main menu');
    await reader.clicks('[role=dialog] a', 'Release Notes');
    await reader.isAt('/release-notes');
    await reader.seesNo('[role=dialog]');
  });
});

test('an address without a page leads to similar ones', async ({reader}) => {
  await reader.open('/docs/3.9/developers/operations-api/nosql-operation');
  await reader.sees('h1', 'Page Not Found');
  await reader.clicks('main ul a[href="/docs/developers/operations-api/nosql-operations"]');
  await reader.isAt('/docs/developers/operations-api/nosql-operations');
});
