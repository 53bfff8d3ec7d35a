import {existsSync} from 'node:fs';
import {writeOffline} from '@site/src/features/offline/node';
import {offline} from '@site/src/config/hosting';
import {beforeEach, expect, it} from 'vitest';
import {scratchFolder} from '../../scratch';

const scratch = scratchFolder();
const {read} = scratch;
const page = (name: string, hash = 'a1') =>
  `<title>${name}</title><script src=/manual/assets/js/runtime~main.${hash}.js></script>`;
const build = '/manual/assets/js/runtime~main.a1.js';
const options = {...offline, baseUrl: '/manual/', isEnabled: true, now: new Date('2026-01-02T03:04:05Z')};

beforeEach(() => {
  scratch.remove();
  scratch.write({
    'index.html': '<script>forward()</script>',
    '404.html': page('404'),
    'docs.html': page('Docs'),
    'docs/rest.html': page('REST'),
    'docs/old/index.html': '<script>forward()</script>',
    'assets/js/runtime~main.a1.js': 'run();'.repeat(1000),
    'assets/js/search-dialog.a1.js': 'search()',
    'offline/build.json': JSON.stringify({
      versions: [{instance: 'default', version: '4.7', label: '4.7', path: '/manual/docs'}],
      runtime: 'assets/js/runtime~main.a1.js',
      code: ['assets/js/runtime~main.a1.js', 'assets/js/search-dialog.a1.js'],
      search: ['assets/js/search-dialog.a1.js'],
    }),
    'search-index.json': JSON.stringify({'docs-default-4.7': '/manual/search-index/docs-default-4.7.a1'}),
    'search-index/docs-default-4.7.a1/index.json': '{}',
  });
});

it('a build gets a worker that knows it, and lists of what makes its versions whole', async () => {
  expect(await writeOffline(scratch.path(), options)).toBe(1);
  expect(read('service-worker.js')).toContain(JSON.stringify(build));
  expect(read('service-worker.js')).not.toMatch(/HASHED_FOLDERS|\bimport\(/);
  const index = JSON.parse(read('offline/index.json')) as {versions: {bytes: number; download: number}[]};
  const {bytes, download} = index.versions[0]!;
  expect(index).toEqual({
    build,
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
    build,
    pages: [
      ['/manual/docs', page('Docs').length],
      ['/manual/docs/rest', page('REST').length],
    ],
  });
});

it('without a service worker, one is written that takes the former away, and nothing else', async () => {
  expect(await writeOffline(scratch.path(), {...options, isEnabled: false})).toBe(0);
  expect(read('service-worker.js')).toContain('unregister()');
  expect(read('service-worker.js')).not.toContain('fetch');
  expect(existsSync(scratch.path('offline/index.json'))).toBe(false);
});

it('pages of two builds stop the build', async () => {
  scratch.write({'docs/rest.html': page('REST', 'b2')});
  await expect(writeOffline(scratch.path(), options)).rejects.toThrow("/manual/docs/rest isn't part of this build");
});
