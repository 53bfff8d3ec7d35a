import {mkdtempSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type {Section} from '../../../../src/plugins/markdown-pages/collect-pages';
import {serveSources} from '../../../../src/plugins/markdown-pages/serve-sources';

const siteDir = mkdtempSync(join(tmpdir(), 'sources-'));
writeFileSync(join(siteDir, 'rest.md'), '# REST\n');
const page = {title: '', description: '', trail: [], group: undefined};
const pages = [
  {...page, permalink: '/docs/rest', file: 'rest.md'},
  {...page, permalink: '/docs/gone', file: 'gone.md'},
  {...page, permalink: '/docs/category/developers'},
];

/** What comes at an address: a status with a text, or that of the next middleware. */
async function answer(url: string): Promise<string> {
  return new Promise((resolve) => {
    let status = 200;
    const response = {
      setHeader: () => response,
      writeHead: (code: number) => ((status = code), response),
      end: (text: string) => resolve(`${status} ${text}`),
    };
    const serve = serveSources(() => [{pages} as unknown as Section], siteDir);
    serve({url} as IncomingMessage, response as unknown as ServerResponse, () => resolve('next'));
  });
}

it('answers with the source of a page, under npm start', async () => {
  expect(await answer('/docs/rest.md?x')).toBe('200 # REST\n');
  expect(await answer('/docs/gone.md')).toMatch(/^500 .*gone\.md/);
  for (const url of ['/docs/rest', '/docs/else.md', '/docs/category/developers.md']) {
    expect(await answer(url)).toBe('next');
  }
});
