import {replaceInRuntime, shortenImports} from '@site/src/plugins/payload/split-generated/chunk-hashes';
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

it('an import of a page becomes the number of its module, and the chunks that come with it', () => {
  const bind = (module: string) => `.then(__webpack_require__.bind(__webpack_require__, /*! ./page.md */ ${module}))`;
  const plain = (chunk: string, module: string) =>
    `() => __webpack_require__.e(/* import() | ${chunk} */ "${chunk}")${bind(module)}`;
  const styled = (chunk: string, module: string) =>
    `() => Promise.all(/* import() | ${chunk} */ [__webpack_require__.e("styles"), __webpack_require__.e("${chunk}")])${bind(module)}`;
  const code = (...parts: string[]) => `[${parts.join(',\n')}]`;
  const given = code(plain('docs~rest', '8123'), plain('other', '5'), styled('docs', '17'), styled('other', '6'));
  expect(shortenImports(given, ['docs', 'docs~rest'])).toBe(
    code('8123', plain('other', '5'), '[17,"styles"]', styled('other', '6')),
  );
});
