import {answerAnalyticsTag} from '../support/analytics-tag';
import {changeChunks} from '../support/chunks';
import {expect, hydrated, open, test} from '../support/test';
import {latest} from '../support/versions';
import {AGENT, base, basePath, DocSearch, find, record, refuse, say, SEARCH, streamOf, stub} from './docsearch';

test.beforeEach(({context}) => answerAnalyticsTag(context));

test('Algolia answers for the version of the reader', async ({page}) => {
  const bodies = await stub(page, SEARCH, find(record));
  const shards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) shards.push(request.url());
  });
  const docSearch = await DocSearch.on(page);
  await docSearch.field.fill('query');
  await expect(docSearch.links).toHaveCount(1);
  await expect(docSearch.links).toHaveAttribute('href', `${basePath}/docs/developers/rest#query`);
  await expect(docSearch.links).toContainText('A <b> heading');
  await expect(docSearch.links.locator('mark')).toHaveText('heading');
  await expect(docSearch.dialog.getByRole('status')).toHaveText('1 result');
  expect(JSON.parse(bodies.at(-1)!)).toMatchObject({
    requests: [
      {
        indexName: 'harper-docs',
        query: 'query',
        facetFilters: expect.arrayContaining([
          'language:en',
          expect.arrayContaining([`docusaurus_tag:docs-default-${latest}`, 'docusaurus_tag:docs-fabric-current']),
        ]),
      },
    ],
  });
  await expect(docSearch.dialog.getByRole('link', {name: 'See all results'})).toHaveAttribute(
    'href',
    `${basePath}/search?q=query`,
  );
  expect(shards).toEqual([]);
});

test('a result opens at its heading, and is there again as a recent one and a favorite', async ({page}) => {
  await stub(page, SEARCH, find({...record, hierarchy: {...record.hierarchy, lvl2: 'Query'}}));
  const docSearch = await DocSearch.on(page);
  await docSearch.field.fill('query');
  await expect(docSearch.links).toHaveCount(1);
  // The first line asks.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(docSearch.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${base}/docs/developers/rest#query`);

  await page.keyboard.press('/');
  await expect(docSearch.field).toHaveValue('');
  await expect(docSearch.dialog.getByText('Recent', {exact: true})).toBeVisible();
  await docSearch.dialog.getByRole('button', {name: 'Add to favorites'}).click();
  await expect(docSearch.dialog.getByText('Favorites', {exact: true})).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(docSearch.links).toContainText('Query');
  await docSearch.links.click();
  await expect(docSearch.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${base}/docs/developers/rest#query`);
});

test('the keys and the focus are those of the other search', async ({page}) => {
  await stub(page, SEARCH, find(record));
  await open(page, `${base}/docs`);
  const link = page.getByRole('link', {name: 'Release notes'}).first();
  await link.focus();
  const docSearch = new DocSearch(page);
  await page.keyboard.press('/');
  await docSearch.field.fill('query');
  await expect(docSearch.links).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 7; press++) {
      await page.keyboard.press(key);
      expect(await docSearch.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(docSearch.dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(docSearch.field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(docSearch.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await docSearch.dialog.getByRole('button', {name: 'Close'}).click();
  await expect(docSearch.dialog).toHaveCount(0);
});

test('the search page lists what Algolia found', async ({page}) => {
  await stub(page, SEARCH, find(record));
  await open(page, `${base}/search?q=query`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('link', {name: 'A <b> heading'})).toHaveAttribute(
    'href',
    `${basePath}/docs/developers/rest#query`,
  );
  await expect(page.getByRole('status').first()).toHaveText('1 result on 1 page');
});

test('when Algolia does not answer, it is an error, and the next key tries again', async ({page, expectProblem}) => {
  // DocSearch throws on what it cannot handle.
  expectProblem(/403|Invalid key/);
  await stub(page, SEARCH, refuse);
  const docSearch = await DocSearch.on(page);
  await docSearch.field.fill('replication');
  await expect(docSearch.dialog.getByText('Couldn’t load results for "replication"')).toBeVisible();
  await expect(docSearch.dialog.getByText('Check your connection. If it works,')).toBeVisible();
  await page.unroute(SEARCH);
  await stub(page, SEARCH, find(record));
  await page.keyboard.press('Backspace');
  await expect(docSearch.links).toHaveCount(1);
});

test('the search page says that Algolia does not answer, and tries again', async ({page, expectProblem}) => {
  expectProblem(/403|algolia/);
  await stub(page, SEARCH, refuse);
  await open(page, `${base}/search?q=query`);
  await expect(page.getByText('Couldn’t load results')).toBeVisible();
  await page.unroute(SEARCH);
  await stub(page, SEARCH, find(record));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('without results, there is whom to tell', async ({page}) => {
  await stub(page, SEARCH, find());
  const docSearch = await DocSearch.on(page);
  await docSearch.field.fill('zzreplicatoin');
  await expect(docSearch.dialog.getByText('No results found for "zzreplicatoin"')).toBeVisible();
  await expect(docSearch.dialog.getByText('Believe this query should return results?')).toBeVisible();
  const report = docSearch.dialog.getByRole('link', {name: 'Let us know.'});
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*zzreplicatoin/);
  await expect(docSearch.dialog.getByRole('link', {name: 'See all results'})).toHaveCount(0);
});

test('the agent answers in Markdown, which cannot act on the page; Escape leaves Ask AI first', async ({page}) => {
  const bodies = await stub(
    page,
    AGENT,
    say(
      'Use **`get_job`**, see [jobs](/docs/developers/operations-api/jobs).\n\n',
      '<img src=x onerror="window.injected=1"> [bad](javascript:window.injected=1)\n\n```js\nlet x = 1 < 2;\n```\n\n1. one\n2. two\n',
    ),
  );
  await stub(page, SEARCH, find());
  const docSearch = await DocSearch.on(page);
  await docSearch.ask('Is my job done?');
  const answer = docSearch.dialog.locator('.DocSearch-AskAiScreen');
  await expect(answer.getByText('Written by an AI model. It can be wrong: check the pages it draws on.')).toBeVisible();
  await expect(answer.getByRole('link', {name: 'jobs', exact: true})).toHaveAttribute('href', /operations-api\/jobs/);
  await expect(answer.getByRole('link', {name: 'bad'})).toHaveCount(0);
  await expect(answer.locator('strong code')).toHaveText('get_job');
  await expect(answer.locator('pre')).toHaveText('let x = 1 < 2;');
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  await expect(answer.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  const body: unknown = JSON.parse(bodies.at(-1)!);
  expect(body).toMatchObject({
    messages: [{role: 'user', parts: [{type: 'text', text: 'Is my job done?'}]}],
    algolia: {
      indices: ['harper-docs'],
      searchParameters: {'harper-docs': {filters: expect.stringContaining(`docusaurus_tag:"docs-default-${latest}"`)}},
    },
  });

  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(docSearch.field).toHaveValue('Is my job done?');
  await expect(docSearch.field).toBeFocused();
  await docSearch.field.fill('');
  await expect(docSearch.dialog.getByText('Resume AI conversations')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(docSearch.dialog).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
});

test('an answer that is on its way can be left', async ({page}) => {
  // Held open: the answer has begun, and does not end.
  await page.addInitScript(
    (begin) => {
      const realFetch = window.fetch;
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (!address.includes('agent-studio')) return realFetch(input, init);
        const body = new ReadableStream({start: (stream) => stream.enqueue(new TextEncoder().encode(begin))});
        return Promise.resolve(new Response(body, {headers: {'content-type': 'text/event-stream'}}));
      };
    },
    streamOf(
      {type: 'start'},
      {type: 'start-step'},
      {type: 'text-start', id: 'x'},
      {type: 'text-delta', id: 'x', delta: 'It begins'},
    ).replace(/data: \[DONE\]\s*/, ''),
  );
  await stub(page, SEARCH, find(record));
  const docSearch = await DocSearch.on(page);
  await docSearch.ask('How long?');
  await expect(docSearch.dialog.getByText('It begins')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(docSearch.field).toHaveValue('How long?');
  await expect(docSearch.links).toHaveCount(1);
});

test('when the agent fails, it is an error, and the search goes on', async ({page, expectProblem}) => {
  expectProblem(/403/);
  await stub(page, AGENT, refuse);
  await stub(page, SEARCH, find(record));
  const docSearch = await DocSearch.on(page);
  await docSearch.ask('How do I clone a node?');
  await expect(docSearch.dialog.getByRole('alert').filter({hasText: 'Couldn’t load results'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(docSearch.field).toHaveValue('How do I clone a node?');
  await expect(docSearch.links).toHaveCount(1);
});

test('without an agent there is no Ask AI, and the docs are quoted', async ({page}) => {
  // The same build, told that it has none.
  const changed = await changeChunks(
    page,
    (text) => text.replace('"agentId":"agent-1"', '"agentId":""'),
    /\/assets\/js\/.*\.js$/,
  );
  await stub(page, SEARCH, find(record));
  const docSearch = await DocSearch.on(page);
  await docSearch.field.fill('How do I clone a node?');
  await expect(docSearch.links).toHaveCount(1);
  await expect(docSearch.dialog.getByText('Ask AI')).toHaveCount(0);
  await docSearch.dialog.getByRole('button', {name: 'Ask the docs'}).click();
  await expect(docSearch.dialog.getByRole('figure').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(docSearch.field).toHaveValue('How do I clone a node?');
  await expect(docSearch.field).toBeFocused();
  await changed();
});
