import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {builds} from './builds';
import {expect, hydrated, test as base} from './test';

/** A host that can be taken away, deployed to, and asked what it was asked for. */
export interface Site {
  url: string;
  /** Paths of all requests, in their order. */
  asked: string[];
  /**
   * Serves another build from now on, with the hashed files of those before it in the folders that it `keeps`: in all, as
   * `assets:carry` has hosts do. `hasOtherIndex` for the search index under other names.
   */
  deploy: (directory: string, how?: {keeps?: RegExp; hasOtherIndex?: boolean}) => void;
  /** Changes the text of a file of the build on its way to the browser. */
  change: (path: string, change: (text: string) => string) => void;
  /** Answers every request with this status; undefined for its own answers. */
  fail: (status: 503 | undefined) => void;
  /** Requests may fail from now on: pages fetch ahead when they have time. */
  takeAway: () => Promise<void>;
  bringBack: () => Promise<void>;
}

interface Fixtures {
  /** Path that the site is served under: `/manual`. */
  mountedAt: string;
  /** Folder of the build that is deployed first. */
  firstBuild: string;
  site: Site;
}

/** Requests that fail without a host, and the answer of the worker for a page that is not there. */
const AWAY = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|503/;

const LATER = 'public, max-age=0, must-revalidate';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const HASHED = /^\/(?:assets|search-index)\//;

/** Names of search indexes with other hashes, and from those the names that they have. */
const turnHashes = (text: string) =>
  text.replaceAll(/(?<=\.)[0-9a-f]{10}(?=["/])/g, (hash) => hash.slice(5) + hash.slice(0, 5));

export const test = base.extend<Fixtures>({
  mountedAt: ['', {option: true}],
  firstBuild: [builds.published.directory, {option: true}],
  site: async ({mountedAt, firstBuild, expectProblem}, provide) => {
    let directory = firstBuild;
    const former: string[] = [];
    let keeps = HASHED;
    let turn = (path: string) => path;
    let failing: 503 | undefined;
    const changed = new Map<string, (text: string) => string>();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*/, '');
      const own = path.slice(mountedAt.length) || '/';
      asked.push(path);
      if (failing) return response.writeHead(failing).end('Out of order');
      const isHashed = HASHED.test(own);
      // As the build tells hosts to do.
      response.setHeader('cache-control', isHashed ? FOR_GOOD : LATER);
      const change = changed.get(path);
      if (change) {
        response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/json');
        return response.end(change(readFileSync(join(directory, own), 'utf8')));
      }
      const notFound = () => {
        response.writeHead(404, {'content-type': 'text/html; charset=utf-8', 'cache-control': LATER});
        response.end(readFileSync(join(directory, '404.html')));
      };
      const answer = ([folder, ...others]: string[]): void => {
        if (folder === undefined) return notFound();
        request.url = folder === directory ? turn(own) : own;
        sirv(folder, {dev: true, etag: true, extensions: ['html']})(request, response, () => answer(others));
      };
      return answer(keeps.test(own) ? [directory, ...former] : [directory]);
    });
    const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    await listen(0);
    const {port} = server.address() as AddressInfo;
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    await provide({
      url: `http://localhost:${port}${mountedAt}`,
      asked,
      deploy: (next, how = {}) => {
        former.unshift(directory);
        directory = next;
        keeps = how.keeps ?? HASHED;
        if (!how.hasOtherIndex) return;
        changed.set(`${mountedAt}/search-index.json`, turnHashes);
        turn = (path) => (path.startsWith('/search-index/') ? turnHashes(path) : path);
      },
      change: (path, text) => changed.set(path, text),
      fail: (status) => {
        if (status) expectProblem(AWAY, {mustCome: false});
        failing = status;
      },
      takeAway: () => {
        expectProblem(AWAY, {mustCome: false});
        return close();
      },
      bringBack: () => listen(port),
    });
    if (server.listening) await close();
  },
});

export {expect};

/** Opens a page and waits until the service worker has it and what it was shown with. */
export async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await untilCached(page, address);
}

/** Waits until a page is in a cache. */
export async function untilCached(page: Page, address: string): Promise<void> {
  const isCached = () => page.evaluate(async (url) => Boolean(await caches.match(url, {ignoreVary: true})), address);
  await expect.poll(isCached, {timeout: 30_000}).toBe(true);
}

/** The names of all caches of a page's origin. */
export function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
