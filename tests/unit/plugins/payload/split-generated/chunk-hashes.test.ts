import {replaceInRuntime} from '@site/src/plugins/payload/split-generated/chunk-hashes';
import {expect, it} from 'vitest';

it('the name of a file takes its hash from the tables', () => {
  const text = 'x.u = (chunkId) => "assets/js/" + chunkId + "." + chunkId + ".js"';
  expect(replaceInRuntime(text)).toEqual({
    text: 'x.u = (chunkId) => "assets/js/" + chunkId + "." + ("__HASHES_KEPT__"[chunkId] || (globalThis.chunkHashes || {})[chunkId]) + ".js"',
    isFileName: true,
  });
});

it('a list of ids that are the names is left out, and any other is kept', () => {
  const gca = (list: object) =>
    `x.gca = function(chunkId) { chunkId = ${JSON.stringify(list)}[chunkId]||chunkId; return x.p; };`;
  expect(replaceInRuntime(gca({docs: 'docs'}))?.text).toBe('x.gca = function(chunkId) {  return x.p; };');
  expect(replaceInRuntime(gca({docs: '17'}))).toBeUndefined();
});

it('other functions are left alone', () => {
  expect(replaceInRuntime('x.u = (chunkId) => chunkId + ".js"')).toBeUndefined();
});
