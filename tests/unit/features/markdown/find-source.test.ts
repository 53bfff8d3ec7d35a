import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type {SiteSection} from '../../../../src/features/markdown/node/collect-pages';
import {findSource} from '../../../../src/features/markdown/node/find-source';

const siteDir = mkdtempSync(join(tmpdir(), 'sources-'));
writeFileSync(join(siteDir, 'rest.md'), '# REST\n');
const page = {title: '', description: '', trail: [], group: undefined};
const pages = [
  {...page, permalink: '/docs/rest', file: 'rest.md'},
  {...page, permalink: '/docs/gone', file: 'gone.md'},
  {...page, permalink: '/docs/category/developers'},
];

const find = (path: string) => findSource(path, [{pages} as unknown as SiteSection], siteDir);

it('finds the source of a page, under npm start', async () => {
  expect(await find('/docs/rest.md')).toMatchObject({text: '# REST\n'});
  await expect(find('/docs/gone.md')).rejects.toThrow('gone.md');
  for (const path of ['/docs/rest', '/docs/else.md', '/docs/category/developers.md']) {
    expect(await find(path)).toBeUndefined();
  }
});
