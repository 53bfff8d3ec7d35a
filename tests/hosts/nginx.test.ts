import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {testBuilds} from '../../scripts/builds';
import {findNginx} from './support/find-nginx.mjs';
import {legacyRedirects, projectPath} from '../support';
import {portOf} from '../browser/support/builds';
import {createClient, type Client} from './support/client';
import {startNginx, type RunningServer} from './support/nginx';

const LATER = 'public, max-age=0, must-revalidate';
const FOR_GOOD = 'public, max-age=31536000, immutable';

// Where there is no nginx, the tests are skipped and say so; in the workflows, which install it, they fail.
const isInstalled = (() => {
  try {
    return Boolean(findNginx());
  } catch (error) {
    if (process.env.GITHUB_ACTIONS) throw error;
    console.warn(`${String(error)} Nothing of it is tested.`);
    return false;
  }
})();

describeSite({directory: testBuilds.published.directory, baseUrl: '/', port: portOf(60)});
describeSite({directory: testBuilds.settings.directory, baseUrl: testBuilds.settings.env.BASE_URL, port: portOf(61)});

function describeSite(site: {directory: string; baseUrl: string; port: number}): void {
  const {directory, baseUrl, port} = site;
  const at = (path: string) => baseUrl + path.slice(1);
  const root = baseUrl.replace(/(?<=.)\/$/, '');
  const file = (path: string) => projectPath(join(directory, path));
  const files = existsSync(file('')) ? readdirSync(file(''), {recursive: true, encoding: 'utf8'}) : [];
  const first = (pattern: RegExp) => `/${files.find((path) => pattern.test(path))}`;
  const pages = files
    .filter((path) => /(?<!(?:^|\/)index|^404)\.html$/.test(path))
    .map((path) => `/${path.replace(/\.html$/, '')}`);

  describe.skipIf(!isInstalled)(`nginx at ${baseUrl}`, () => {
    let server: RunningServer;
    let client: Client;
    const ask: Client['ask'] = (...request) => client.ask(...request);

    beforeAll(async () => {
      server = await startNginx(site);
      client = createClient(port);
    }, 400_000);
    afterAll(async () => {
      client?.close();
      await server?.stop();
    });

    it('redirects every old address to its page, in one hop', async () => {
      const former = new Map(
        legacyRedirects()
          .filter(([, to]) => pages.includes(to))
          .map(([from, to]) => [from === '/' ? root : at(from), at(to)]),
      );
      const listed = JSON.parse(readFileSync(file('_hosting/redirects.json'), 'utf8')) as Record<string, string>;
      for (const [from, to] of Object.entries(listed)) former.set(from, to);
      expect(former.size).toBeGreaterThan(1000);
      const wrong: string[] = [];
      for (const [from, to] of former) {
        const {status, headers} = await ask(from);
        const due = from.startsWith(`${root === '/' ? '' : root}/docs/${versions[0]}`) ? 302 : 301;
        if (status !== due || headers.location !== to) wrong.push(`${from}: ${status} ${headers.location}`);
      }
      expect(wrong).toEqual([]);
      const targets = [...new Set(former.values())];
      const dead: string[] = [];
      for (const to of targets) if ((await ask(to, {method: 'HEAD'})).status !== 200) dead.push(to);
      expect(dead).toEqual([]);
    });

    it('serves every page at its plain address', async () => {
      expect(pages.length).toBeGreaterThan(200);
      const wrong: string[] = [];
      for (const page of pages) {
        const {status, headers} = await ask(at(page), {method: 'HEAD'});
        if (status !== 200 || headers['content-type'] !== 'text/html; charset=utf-8') wrong.push(`${page}: ${status}`);
      }
      expect(wrong).toEqual([]);
    });

    it.each([
      ['/docs/operations-api/jobs?x=%20y&z=1', '/docs/developers/operations-api/jobs?x=%20y&z=1'],
      ['/docs/operations-api/jobs/', '/docs/developers/operations-api/jobs'],
      ['/docs/operations-api/jobs.html?a=1', '/docs/developers/operations-api/jobs?a=1'],
      ['/docs/developers/rest.html?a=%2F', '/docs/developers/rest?a=%2F'],
      ['/docs/developers/rest/?a=1&b', '/docs/developers/rest?a=1&b'],
      ['/docs/developers/rest/index.html', '/docs/developers/rest'],
      ['/docs/', '/docs'],
      ['/release-notes/v4-tucker/4.7.3.html', '/release-notes/v4-tucker/4.7.3'],
      ['/?a=1', '/docs?a=1'],
      ['/index.html', '/docs'],
      // An address has one spelling: tests/unit/lib/canonical-path.test.ts has more.
      ['//docs/developers//rest?a=1', '/docs/developers/rest?a=1'],
      ['/docs//operations-api//jobs/', '/docs/developers/operations-api/jobs'],
      ['/docs%2Fdevelopers%2frest', '/docs/developers/rest'],
      ['/%64ocs/developers/r%65st', '/docs/developers/rest'],
      ['/docs/Developers/REST', '/docs/developers/rest'],
      ['/docs/developers/rest%20', '/docs/developers/rest'],
      ['/docs/developers/rest%C2%A0/', '/docs/developers/rest'],
      ['/docs/developers/rest%E2%80%8B', '/docs/developers/rest'],
      ['/docs/developers/rest.HTML', '/docs/developers/rest'],
      ['/docs/developers/x/../rest', '/docs/developers/rest'],
    ])('sends %s to %s', async (from, to) => {
      const {status, headers} = await ask(at(from));
      expect([status, headers.location]).toEqual([301, at(to)]);
    });

    it.each([
      '/docs/no-such-page',
      '/docs/no-such-page.html',
      '/docs/no-such-page/',
      '/assets/js/no-such-chunk.js',
      '/search-index/no-such-index.json',
      '/docs/no-such-page.md',
      '/docs//no-such-page',
      '/docs/%C3%A9',
      '/docs/no-such-page%0d%0aX-Header:%20a',
      '/assets',
      '/404',
      '/404.html',
      '/_hosting/nginx/server.conf',
      '/_hosting/redirects.json',
      '/_headers',
      '/_redirects',
    ])('answers %s with the page for what is not found', async (path) => {
      const {status, headers, body} = await ask(at(path));
      expect(status).toBe(404);
      expect(body.toString()).toContain('Page not found');
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe(LATER);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    });

    it('lets browsers keep what has a hash in its name, and ask again for the rest', async () => {
      const kept = [
        first(/^assets\/js\/main.*\.js$/),
        first(/^assets\/fonts\/.*\.woff2$/),
        first(/^search-index\/.*\.json$/),
      ];
      const asked = [
        '/docs',
        '/docs/developers/rest.md',
        '/sitemap.xml',
        '/release-notes/feed.xml',
        '/site.webmanifest',
        '/service-worker.js',
        '/offline/index.json',
      ];
      const cacheOf = async (path: string) => (await ask(at(path))).headers['cache-control'];
      expect(await Promise.all(kept.map(cacheOf))).toEqual(kept.map(() => FOR_GOOD));
      expect(await Promise.all(asked.map(cacheOf))).toEqual(asked.map(() => LATER));
    });

    it.each([
      ['/docs/developers/rest.md', 'text/markdown; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/sitemap.xml', 'application/xml'],
      ['/release-notes/feed.xml', 'application/rss+xml; charset=utf-8'],
      ['/release-notes/feed.json', 'application/feed+json'],
      ['/release-notes/index.json', 'application/json'],
      ['/img/favicon.svg', 'image/svg+xml'],
      ['/favicon.ico', 'image/x-icon'],
      ['/service-worker.js', 'text/javascript; charset=utf-8'],
      [first(/^assets\/css\/.*\.css$/), 'text/css; charset=utf-8'],
      [first(/^assets\/js\/main.*\.js$/), 'text/javascript; charset=utf-8'],
      [first(/^assets\/fonts\/.*\.woff2$/), 'font/woff2'],
      [first(/^social\/.*\.png$/), 'image/png'],
    ])('serves %s as %s', async (path, type) => {
      const {status, headers} = await ask(at(path));
      expect([status, headers['content-type']]).toEqual([200, type]);
    });

    it('sends the headers of security with pages and files', async () => {
      for (const path of [
        '/docs',
        '/assets/js/no-such-chunk.js',
        first(/^assets\/js\/main.*\.js$/),
        '/release-notes/feed.xml',
      ]) {
        const {headers} = await ask(at(path));
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          // With analytics, their host comes between.
          'content-security-policy': expect.stringMatching(/script-src 'self' [^;]*'sha256-.*frame-ancestors 'self'/),
        });
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      }
    });

    it('answers HEAD like GET, without the body', async () => {
      for (const path of ['/docs', '/docs/developers/rest.md']) {
        const [head, get] = [await ask(at(path), {method: 'HEAD'}), await ask(at(path))];
        expect(head.status).toBe(200);
        expect(head.body).toHaveLength(0);
        expect(head.headers['content-length']).toBe(String(get.body.length));
        expect(head.headers.etag).toBe(get.headers.etag);
      }
      expect((await ask(at('/docs/rest'), {method: 'HEAD'})).status).toBe(301);
    });

    it('answers a range and a question for what changed', async () => {
      const whole = await ask(at('/llms-full.txt'));
      const part = await ask(at('/llms-full.txt'), {headers: {range: 'bytes=100-199'}});
      expect(part.status).toBe(206);
      expect(part.body).toEqual(whole.body.subarray(100, 200));
      const {etag = ''} = whole.headers;
      expect((await ask(at('/llms-full.txt'), {headers: {'if-none-match': etag}})).status).toBe(304);
    });

    describe('the check of a deployment', () => {
      // The build names http://localhost:3000, so curl connects there.
      const check = (address: string) => {
        const folder = mkdtempSync(join(tmpdir(), 'curl-'));
        writeFileSync(join(folder, '.curlrc'), `connect-to = "localhost:3000:127.0.0.1:${port}"\n`);
        const {stdout} = spawnSync('bash', ['scripts/check-deployment.sh', address + baseUrl], {
          encoding: 'utf8',
          env: {...process.env, CURL_HOME: folder},
        });
        rmSync(folder, {recursive: true});
        const lines = stdout.trim().split('\n');
        return {
          passed: lines.filter((line) => line.startsWith('✓')),
          failed: lines.filter((line) => !line.startsWith('✓')),
        };
      };

      it('finds nothing wrong', () => {
        const {passed, failed} = check('http://localhost:3000');
        // The build for a base URL has no compressed files.
        expect(failed.filter((line) => baseUrl === '/' || !line.includes('compression'))).toEqual([]);
        expect(passed.length).toBeGreaterThan(15);
      });

      it('says when pages name another host', () => {
        const {failed} = check(`http://127.0.0.1:${port}`);
        expect(failed.join('\n')).toContain('✗ canonical addresses name this site');
        expect(failed.join('\n')).toContain('✗ the sitemap names this site');
      });
    });

    describe.runIf(baseUrl === '/')('with compressed files', () => {
      it.each([
        ['/docs', 'docs.html'],
        ['/llms.txt', 'llms.txt'],
        ['/release-notes/feed.xml', 'release-notes/feed.xml'],
        [first(/^assets\/js\/main.*\.js$/), first(/^assets\/js\/main.*\.js$/).slice(1)],
        [first(/^search-index\/.*\.json$/), first(/^search-index\/.*\.json$/).slice(1)],
      ])('sends them for %s to who takes them', async (path, source) => {
        const bytes = readFileSync(file(source));
        const plain = await ask(path);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.body.equals(bytes)).toBe(true);
        const zipped = await ask(path, {headers: {'accept-encoding': 'gzip'}});
        expect(zipped.headers).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
        expect(gunzipSync(zipped.body).equals(bytes)).toBe(true);
        expect(zipped.headers['content-type']).toBe(plain.headers['content-type']);
        const brotli = await ask(path, {headers: {'accept-encoding': 'gzip, deflate, br'}});
        expect(brotli.headers).toMatchObject({
          'content-encoding': server.hasBrotli ? 'br' : 'gzip',
          vary: 'Accept-Encoding',
        });
        const unpack = server.hasBrotli ? brotliDecompressSync : gunzipSync;
        expect(unpack(brotli.body).equals(bytes)).toBe(true);
      });

      it('also for the page for what is not found', async () => {
        const {status, headers} = await ask('/no-such-page', {headers: {'accept-encoding': 'gzip'}});
        expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
      });
    });
  });
}
