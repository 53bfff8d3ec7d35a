import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {writeOffline} from '@site/src/offline/build';
import {offline} from '@site/src/config/hosting';
import {afterAll, beforeEach, expect, it} from 'vitest';

const build = mkdtempSync(join(tmpdir(), 'site-offline-'));
afterAll(() => rmSync(build, {recursive: true, force: true}));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(build, path)), {recursive: true});
  writeFileSync(join(build, path), text);
};
const read = (path: string) => readFileSync(join(build, path), 'utf8');
const page = (name: string, hash = 'a1') =>
  `<meta name=docusaurus_tag content=docs-default-4.7><title>${name}</title>` +
  `<script src=/manual/assets/js/runtime~main.${hash}.js></script>`;
const options = {...offline, baseUrl: '/manual/', isEnabled: true, now: new Date('2026-01-02T03:04:05Z')};

beforeEach(() => {
  rmSync(build, {recursive: true, force: true});
  write('index.html', '<script>forward()</script>');
  write('404.html', page('404'));
  write('docs.html', page('Docs'));
  write('docs/rest.html', page('REST'));
  write('docs/old/index.html', '<script>forward()</script>');
  write('assets/js/runtime~main.a1.js', 'run();'.repeat(1000));
  write('assets/js/search-dialog.a1.js', 'search()');
  write('search-index.json', JSON.stringify({'docs-default-4.7': '/manual/search-index/docs-default-4.7.a1'}));
  write('search-index/docs-default-4.7.a1/index.json', '{}');
});

it('a build gets a worker that knows it, and lists of what makes its versions whole', async () => {
  expect(await writeOffline(build, options)).toBe(1);
  expect(read('service-worker.js')).toContain('"a1"');
  expect(read('service-worker.js')).not.toMatch(/HASHED_FOLDERS|\bimport\(/);
  const index = JSON.parse(read('offline/index.json')) as {versions: {bytes: number; download: number}[]};
  const {bytes, download} = index.versions[0]!;
  expect(index).toEqual({
    build: 'a1',
    date: '2026-01-02T03:04:05.000Z',
    versions: [{version: '4.7', label: '4.7', start: '/manual/docs', files: 5, bytes, download}],
    search: {
      code: ['/manual/assets/js/search-dialog.a1.js'],
      indexes: {'docs-default-4.7': '/manual/search-index/docs-default-4.7.a1/index.json'},
    },
  });
  expect(bytes).toBeGreaterThan(6000);
  expect(download).toBeLessThan(1000);
  expect(JSON.parse(read('offline/4.7.json'))).toMatchObject({
    build: 'a1',
    pages: [
      ['/manual/docs', page('Docs').length],
      ['/manual/docs/rest', page('REST').length],
    ],
  });
});

it('without a service worker, one is written that takes the former away, and nothing else', async () => {
  expect(await writeOffline(build, {...options, isEnabled: false})).toBe(0);
  expect(read('service-worker.js')).toContain('unregister()');
  expect(read('service-worker.js')).not.toContain('fetch');
  expect(existsSync(join(build, 'offline'))).toBe(false);
});

it('a build without the code of the search stops', async () => {
  rmSync(join(build, 'assets/js/search-dialog.a1.js'));
  write('assets/js/src_components_search_SearchModal_index_tsx.a1.js', 'search()');
  await expect(writeOffline(build, options)).rejects.toThrow(
    'no script of the search: none is called search-dialog or',
  );
});

it('pages of two builds stop the build', async () => {
  write('docs/rest.html', page('REST', 'b2'));
  await expect(writeOffline(build, options)).rejects.toThrow('do not name one and the same script');
});
