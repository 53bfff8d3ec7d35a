import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {deadRecords} from '@site/src/plugins/search-index/check-anchors';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sampleShard} from '../../lib/search/sample';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'anchors-'));
  await mkdir(join(outDir, 'docs'));
  await writeFile(join(outDir, 'docs', 'jobs.html'), '<h2 class=anchor id=follow>x</h2><p id="quoted">');
});
afterEach(() => rm(outDir, {recursive: true}));

const shardWith = (path: string, heading: string) =>
  sampleShard([{path, title: 'Jobs', sections: [{heading, text: 'text'}]}]).shard;

it('accepts records whose page and anchor exist', async () => {
  expect(await deadRecords(shardWith('/docs/jobs', 'follow'), outDir, '/')).toEqual([]);
  expect(await deadRecords(shardWith('/harper/docs/jobs', 'quoted'), outDir, '/harper/')).toEqual([]);
});

it('names a record without its anchor, and all of a missing page', async () => {
  expect(await deadRecords(shardWith('/docs/jobs', 'gone'), outDir, '/')).toEqual(['/docs/jobs#gone']);
  expect(await deadRecords(shardWith('/docs/none', 'x'), outDir, '/')).toEqual(['/docs/none', '/docs/none#x']);
});
