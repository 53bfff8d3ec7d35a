import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {AnswerEvent} from '@site/src/lib/search/answer';
import {createSearchService} from '@site/src/lib/search/service';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {infoOf, sample} from './sample';

interface Received {
  method: string | undefined;
  host: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

type Reply = (response: ServerResponse, received: Received) => void;

const access = {appId: 'TESTAPPID0', apiKey: 'search-only-key', indexName: 'harper-docs', agentId: 'agent-1'};
const loaded = sample();
const info = infoOf(loaded);
const options = {tags: [info.tag], pages: 10, hitsPerPage: 4, snippetLength: 120};

let server: Server;
let received: Received[];
let reply: Reply;

const readBody = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}') as Record<string, unknown>;
};

/** A server on this machine in the place of Algolia and of the site. */
beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const {method, headers, url = ''} = request;
      const host = String(headers['x-asked-host']);
      const entry = {method, host, url: new URL(url, 'http://stub'), headers, body};
      const page = /^\/search-index\/.*\/(\d+)\.json$/.exec(url)?.[1];
      if (page) response.end(JSON.stringify(loaded.texts[Number(page)]));
      else if (url.startsWith('/search-index/')) response.end(JSON.stringify(loaded.shard));
      else {
        received.push(entry);
        reply(response, entry);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://site.invalid');
    const headers = {...(init?.headers as Record<string, string> | undefined), 'x-asked-host': url.host};
    return realFetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {...init, headers});
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const service = () => createSearchService({language: 'en', shards: [info], algolia: access});
const json =
  (value: unknown): Reply =>
  (response) =>
    response.end(JSON.stringify(value));
const status =
  (code: number): Reply =>
  (response) =>
    response.writeHead(code).end('{"message": "no"}');
const silence: Reply = () => undefined;

describe('search', () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.example.com/docs/nosql#search_by_conditions',
    anchor: 'search_by_conditions',
    type: 'lvl2',
    docusaurus_tag: info.tag,
    hierarchy: {lvl0: 'Developers', lvl1: 'NoSQL &lt;operations&gt;', lvl2: 'search_by_conditions', lvl3: null},
    _highlightResult: {hierarchy: {lvl2: {value: '\uE000search\uE001_by_conditions <img src=x>'}}},
    _snippetResult: {content: {value: 'a \uE000condition\uE001 &lt;b&gt;'}},
  };

  it('sends the request of Algolia’s own client', async () => {
    reply = json({results: [{hits: [hit], nbHits: 1}]});
    await service().search('conditions', options);
    const [{method, host, url, headers, body}] = received as [Received];
    expect([method, host, url.pathname]).toEqual(['POST', 'testappid0-dsn.algolia.net', '/1/indexes/*/queries']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'x-algolia-api-key': access.apiKey,
      'x-algolia-application-id': access.appId,
    });
    expect(headers['content-type']).toBe('text/plain');
    expect(body).toMatchObject({
      requests: [
        {
          indexName: 'harper-docs',
          query: 'conditions',
          facetFilters: ['language:en', [`docusaurus_tag:${info.tag}`]],
          attributesToSnippet: ['content:20'],
        },
      ],
    });
  });

  it('reads the answer as text, with its marks, on this site', async () => {
    reply = json({results: [{hits: [hit, {...hit, objectID: '2'}], nbHits: 2}]});
    const {groups, source} = await service().search('conditions', options);
    expect(source).toBe('algolia');
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      url: '/docs/nosql',
      title: 'NoSQL <operations>',
      label: '4.7',
      trail: ['Developers'],
    });
    expect(groups[0]!.hits).toEqual([
      {
        url: '/docs/nosql#search_by_conditions',
        title: [
          {text: 'search', isMarked: true},
          {text: '_by_conditions <img src=x>', isMarked: false},
        ],
        snippet: [
          {text: 'a ', isMarked: false},
          {text: 'condition', isMarked: true},
          {text: ' <b>', isMarked: false},
        ],
        code: [],
      },
    ]);
  });

  it('leaves out addresses that are none', async () => {
    reply = json({results: [{hits: [{...hit, url: 'javascript:alert(1)'}], nbHits: 1}]});
    expect((await service().search('conditions', options)).groups).toEqual([]);
  });

  it.each<[string, Reply]>([
    ['a refusal', status(403)],
    ['a fault of the server', status(503)],
    ['no JSON', (response) => response.end('<html>')],
    ['another form', json({results: [{nothing: true}]})],
    ['hits of another form', json({results: [{hits: [{url: 1}]}]})],
    ['a closed connection', (response) => response.destroy()],
    ['silence', silence],
  ])('answers from the shards after %s', async (_, fault) => {
    reply = fault;
    const results = await service().search('search_by_conditions', options);
    expect(results.source).toBe('embedded');
    expect(results.groups[0]!.url).toBe('/docs/nosql');
    expect(received).toHaveLength(1);
  });

  it('is answered within 800 ms of silence, and then at once', async () => {
    reply = silence;
    const one = service();
    const start = performance.now();
    await one.search('search_by_conditions', options);
    expect(performance.now() - start).toBeLessThan(800);
    const again = performance.now();
    expect((await one.search('conditions', options)).source).toBe('embedded');
    expect(performance.now() - again).toBeLessThan(300);
    expect(received).toHaveLength(1);
  });

  it('asks again some minutes later', async () => {
    reply = status(503);
    const one = service();
    await one.search('search_by_conditions', options);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    reply = json({results: [{hits: [hit], nbHits: 1}]});
    expect((await one.search('conditions', options)).source).toBe('algolia');
  });

  it('asks nobody else when the reader types on', async () => {
    reply = silence;
    const controller = new AbortController();
    const answer = service().search('a', {...options, signal: controller.signal});
    setTimeout(() => controller.abort(), 50);
    await expect(answer).rejects.toThrow(/abort/);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('ask', () => {
  const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
  const ask = async (history = [{question: 'Before?', answer: 'Yes.'}]) => {
    const events: AnswerEvent[] = [];
    const {signal} = new AbortController();
    for await (const part of service().ask('How?', {tags: [info.tag], history, signal})) events.push(part);
    return events;
  };

  it('sends the conversation to the agent, with the version as a filter', async () => {
    reply = (response) => response.end(event({type: 'text-delta', delta: 'So.'}));
    await ask();
    const [{method, host, url, headers, body}] = received as [Received];
    expect([method, host]).toEqual(['POST', 'testappid0.algolia.net']);
    expect(url.pathname + url.search).toBe(
      '/agent-studio/1/agents/agent-1/completions?stream=true&compatibilityMode=ai-sdk-5',
    );
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-algolia-application-id': access.appId,
      'x-algolia-api-key': access.apiKey,
    });
    expect(body).toMatchObject({
      messages: [
        {role: 'user', parts: [{type: 'text', text: 'Before?'}]},
        {role: 'assistant', parts: [{type: 'text', text: 'Yes.'}]},
        {role: 'user', parts: [{type: 'text', text: 'How?'}]},
      ],
      algolia: {
        indices: ['harper-docs'],
        searchParameters: {'harper-docs': {filters: `docusaurus_tag:"${info.tag}"`}},
      },
    });
  });

  it('passes the answer on as it arrives, wherever the pieces are cut', async () => {
    const source = {url: '/docs/nosql', hierarchy: {lvl0: 'Docs', lvl1: 'NoSQL'}};
    const whole = [
      event({type: 'start'}),
      event({type: 'tool-output-available', output: {hits: [source, source, {url: 'javascript:alert(1)'}, null]}}),
      event({type: 'text-delta', delta: 'Grüße, '}),
      event({type: 'text-delta', delta: 'so.'}),
      event('[DONE]'),
    ].join('');
    reply = (response) => {
      const bytes = Buffer.from(whole);
      response.write(bytes.subarray(0, 30));
      setTimeout(() => response.write(bytes.subarray(30, bytes.indexOf('ü') + 1)), 20);
      setTimeout(() => response.end(bytes.subarray(bytes.indexOf('ü') + 1)), 40);
    };
    expect(await ask()).toEqual([
      {type: 'source', url: '/docs/nosql', title: 'NoSQL'},
      {type: 'origin', origin: 'agent'},
      {type: 'text', delta: 'Grüße, '},
      {type: 'text', delta: 'so.'},
    ]);
  });

  it.each<[string, Reply]>([
    ['a refusal', status(403)],
    ['an answer without text', (response) => response.end(event('[DONE]'))],
    ['data that is no JSON', (response) => response.end(event('{broken'))],
    ['an error of the agent', (response) => response.end(event({type: 'error', errorText: 'overloaded'}))],
    ['HTML', (response) => response.end('<html></html>')],
    ['a closed connection', (response) => response.destroy()],
  ])('quotes the docs after %s, and says so', async (_, fault) => {
    reply = fault;
    const events = await ask();
    expect(events[0]).toEqual({type: 'origin', origin: 'quotations'});
  });

  it('quotes the docs when the agent is silent for too long', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    reply = silence;
    const events = ask();
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await events)[0]).toEqual({type: 'origin', origin: 'quotations'});
  });

  it('does not mix half an answer with quotations', async () => {
    reply = (response) => {
      response.write(event({type: 'text-delta', delta: 'Half'}));
      setTimeout(() => response.destroy(), 30);
    };
    await expect(ask()).rejects.toThrow(/terminated/);
  });
});

it('needs no agent for questions', async () => {
  const withoutAgent = createSearchService({language: 'en', shards: [info], algolia: {...access, agentId: undefined}});
  const events: AnswerEvent[] = [];
  const {signal} = new AbortController();
  for await (const part of withoutAgent.ask('conditions?', {tags: [info.tag], history: [], signal})) events.push(part);
  expect(events[0]).toEqual({type: 'origin', origin: 'quotations'});
  expect(received).toEqual([]);
});
