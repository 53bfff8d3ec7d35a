import type {Page, Route} from '@playwright/test';
import {builds} from '../support/builds';
import {expect, open, test} from '../support/test';
import {latest} from '../support/versions';
import {SearchModal} from './search-modal';

test.use({baseURL: builds.algolia.url});

const SEARCH = /demo0000-dsn\.algolia\.net/i;
const AGENT = /demo0000\.algolia\.net\/agent-studio/i;

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/developers/rest#query',
  anchor: 'query',
  type: 'lvl2',
  docusaurus_tag: `docs-default-${latest}`,
  hierarchy: {
    lvl0: 'Developers',
    lvl1: 'Only Algolia knows',
    lvl2: 'A <img src=x onerror="window.injected=1"> heading',
  },
  _snippetResult: {content: {value: 'found \uE000there\uE001'}},
};

/** Answers in the place of Algolia, and keeps what was asked. */
async function stub(page: Page, address: RegExp, answer: (route: Route) => Promise<void>) {
  const bodies: string[] = [];
  await page.route(address, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await answer(route);
  });
  return bodies;
}

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const eventStream = (...parts: object[]) => parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');

test('Algolia answers, and its words are shown as text', async ({page}) => {
  const bodies = await stub(page, SEARCH, (route) =>
    route.fulfill({headers: cors, json: {results: [{hits: [hit], nbHits: 1}]}}),
  );
  const shards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) shards.push(request.url());
  });
  const modal = await SearchModal.on(page);
  await modal.search('query');
  await expect(modal.hits).toHaveCount(1);
  await expect(modal.hits.first()).toHaveAttribute('href', '/docs/developers/rest#query');
  await expect(modal.hits.first()).toContainText('<img src=x');
  await expect(modal.hits.locator('mark')).toHaveText('there');
  expect(JSON.parse(bodies.at(-1)!)).toMatchObject({
    requests: [{indexName: 'harper-docs', query: 'query', facetFilters: ['language:en', expect.any(Array)]}],
  });
  expect(shards).toEqual([]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

for (const [fault, answer] of Object.entries({
  'a refusal': (route: Route) => route.fulfill({status: 403, headers: cors, json: {message: 'Invalid key'}}),
  'a malformed answer': (route: Route) => route.fulfill({headers: cors, body: '<html>'}),
  'no connection': (route: Route) => route.abort('internetdisconnected'),
  silence: () => Promise.resolve(),
})) {
  test(`after ${fault} the index of the site answers`, async ({page, expectProblem}) => {
    // The browser itself reports the others.
    if (fault === 'a refusal' || fault === 'no connection') expectProblem(/403|algolia|ERR_INTERNET/);
    await stub(page, SEARCH, answer);
    await open(page, '/search?q=search_by_conditions');
    await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/developers/operations-api/nosql-operations',
    );
    await expect(page.getByRole('status').first()).toContainText('(from the index on this site)');
  });
}

test('when nobody answers, it is an error', async ({page, expectProblem}) => {
  expectProblem(/algolia|search-index|ERR_INTERNET/);
  await stub(page, SEARCH, (route) => route.abort('internetdisconnected'));
  await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
  await open(page, '/search?q=replication');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
});

test('the agent answers in Markdown, which cannot act on the page', async ({page}) => {
  const text = [
    'Use **`get_job`**, see [jobs](/docs/developers/operations-api/jobs).\n\n',
    '<img src=x onerror="window.injected=1"> [bad](javascript:window.injected=1)\n\n```js\nlet x = 1 < 2;\n```\n\n1. one\n2. two\n',
  ];
  const bodies = await stub(page, AGENT, (route) =>
    route.fulfill({
      headers: {...cors, 'content-type': 'text/event-stream'},
      body: eventStream(
        {type: 'start'},
        {
          type: 'tool-output-available',
          output: {hits: [{url: '/docs/developers/operations-api/jobs', hierarchy: {lvl0: 'D', lvl1: 'Jobs'}}]},
        },
        ...text.map((delta) => ({type: 'text-delta', delta})),
        {type: 'finish'},
      ),
    }),
  );
  await stub(page, SEARCH, (route) => route.fulfill({headers: cors, json: {results: [{hits: [], nbHits: 0}]}}));
  const modal = await SearchModal.on(page);
  await modal.field.fill('Is my job done?');
  await page.keyboard.press('Control+Enter');
  const answer = modal.dialog.getByRole('article');
  await expect(answer.getByText('Written by an AI model. It can be wrong: check the pages it draws on.')).toBeVisible();
  await expect(answer.getByRole('link', {name: 'jobs', exact: true})).toHaveAttribute('href', /operations-api\/jobs/);
  await expect(answer.getByRole('link', {name: 'bad'})).toHaveCount(0);
  await expect(answer.locator('strong code')).toHaveText('get_job');
  await expect(answer.locator('pre')).toHaveText('let x = 1 < 2;');
  await expect(answer.getByRole('listitem')).toHaveCount(3);
  await expect(answer.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(JSON.parse(bodies.at(-1)!)).toMatchObject({
    messages: [{role: 'user', parts: [{type: 'text', text: 'Is my job done?'}]}],
  });
});

test('when the agent refuses, the docs are quoted, and labelled so', async ({page, expectProblem}) => {
  expectProblem(/403/);
  await stub(page, AGENT, (route) => route.fulfill({status: 403, headers: cors, json: {}}));
  await stub(page, SEARCH, (route) => route.fulfill({headers: cors, json: {results: [{hits: [], nbHits: 0}]}}));
  const modal = await SearchModal.on(page);
  await modal.field.fill('How do I clone a node?');
  await page.keyboard.press('Control+Enter');
  await expect(modal.dialog.getByText('Quotations from these docs. No AI model is used.')).toBeVisible();
  await expect(modal.dialog.getByRole('figure').first()).toBeVisible();
});
