import type {Locator, Page, Route} from '@playwright/test';
import {builds} from '../support/builds';
import {expect, open} from '../support/test';
import {latest} from '../support/versions';

/** The build with the hosted search is under a path. */
export const base = builds.settings.url;
export const basePath = new URL(base).pathname;

/** The addresses that Algolia's client and DocSearch's agent ask. */
export const SEARCH = /demo0000-(?:dsn\.algolia\.net|\d\.algolianet\.com)/i;
export const AGENT = /demo0000\.algolia\.net\/agent-studio/i;

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** A record as the crawler writes it: its texts are markup. */
export const record = {
  objectID: '1',
  url: `https://docs.example.com${basePath}/docs/developers/rest#query`,
  anchor: 'query',
  type: 'lvl2',
  docusaurus_tag: `docs-default-${latest}`,
  hierarchy: {
    lvl0: 'Developers › Only Algolia knows',
    lvl1: 'Only Algolia knows',
    lvl2: 'A &lt;b&gt; heading',
  },
  _snippetResult: {
    content: {value: 'found <mark>there</mark>'},
    hierarchy: {lvl2: {value: 'A &lt;b&gt; <mark>heading</mark>'}},
  },
};

type Answer = (route: Route) => Promise<void>;

export const find =
  (...hits: object[]): Answer =>
  (route) =>
    route.fulfill({headers: cors, json: {results: [{hits, nbHits: hits.length}]}});

export const refuse: Answer = (route) => route.fulfill({status: 403, headers: cors, json: {message: 'Invalid key'}});

/** The response of an agent, as server-sent events. */
export const streamOf = (...parts: object[]) =>
  [...parts.map((part) => JSON.stringify(part)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');

/** An answer in Markdown, after a search. */
export const say =
  (...deltas: string[]): Answer =>
  (route) =>
    route.fulfill({
      headers: {...cors, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'},
      body: streamOf(
        {type: 'start', messageId: 'm1'},
        {type: 'start-step'},
        {
          type: 'tool-input-available',
          toolCallId: 't1',
          toolName: 'algolia_search_index',
          input: {query: 'job status', index: 'harper-docs'},
        },
        {type: 'tool-output-available', toolCallId: 't1', output: {hits: []}},
        {type: 'text-start', id: 'x1'},
        ...deltas.map((delta) => ({type: 'text-delta', id: 'x1', delta})),
        {type: 'text-end', id: 'x1'},
        {type: 'finish-step'},
        {type: 'finish'},
      ),
    });

/** Answers in the place of Algolia, and keeps what was asked. */
export async function stub(page: Page, address: RegExp, answer: Answer): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(address, async (route) => {
    // The preflight request of a browser.
    if (route.request().method() === 'OPTIONS') return route.fulfill({headers: cors});
    bodies.push(route.request().postData() ?? '');
    return answer(route);
  });
  return bodies;
}

/** DocSearch, as a reader meets it. */
export class DocSearch {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly links: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.field = this.dialog.locator('.DocSearch-Input');
    this.links = this.dialog.locator('.DocSearch-Hit a');
  }

  static async on(page: Page, address = '/docs'): Promise<DocSearch> {
    await open(page, base + address);
    const docSearch = new DocSearch(page);
    await page.keyboard.press('Control+k');
    await expect(docSearch.field).toBeFocused();
    return docSearch;
  }

  /** Types a question and asks it. */
  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.dialog.getByRole('option', {name: question}).click();
  }
}
