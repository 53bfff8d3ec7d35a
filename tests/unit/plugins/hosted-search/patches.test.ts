import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {applyPatches} from '@site/src/plugins/hosted-search/apply-patches.cjs';
import {checkPatches} from '@site/src/plugins/hosted-search/check-patches';
import {expect, it} from 'vitest';
import {projectPath} from '../../../support';

const installed = projectPath('node_modules/@docsearch/react');

/** A copy of DocSearch that a test can change. */
function copyOf(): string {
  const copy = mkdtempSync(join(tmpdir(), 'docsearch-'));
  for (const name of ['package.json', ...readdirSync(join(installed, 'dist/esm')).map((file) => `dist/esm/${file}`)]) {
    if (!/(?:json|\.js)$/.test(name)) continue;
    mkdirSync(dirname(join(copy, name)), {recursive: true});
    cpSync(join(installed, name), join(copy, name));
  }
  return copy;
}

it('the patches fit the DocSearch that is installed', () => {
  expect(() => checkPatches(installed)).not.toThrow();
});

it('another version is refused', () => {
  const copy = copyOf();
  const manifest = join(copy, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version": "5.2.0"', '"version": "5.2.1"'));
  expect(() => checkPatches(copy)).toThrow('DocSearch 5.2.1 is installed, and the patches are for 5.2.0');
});

it('a text that is gone is noticed', () => {
  const copy = copyOf();
  const folder = join(copy, 'dist/esm');
  const file = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('DocSearchAskAiModal-'))!,
  );
  writeFileSync(file, readFileSync(file, 'utf8').replace('messages[0].parts', 'messages[0].pieces'));
  expect(() => checkPatches(copy)).toThrow('has 0 times, and not 1: for (const part of messages[0].parts)');
});

it('every place is patched, and no other', () => {
  const patch = {find: 'a', replace: 'b', times: 2};
  expect(applyPatches('a, a', [patch], 'file.js')).toBe('b, b');
  expect(() => applyPatches('a, a, a', [patch], 'file.js')).toThrow('file.js has 3 times, and not 2: a');
});
