import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {outdated, ReplacedModules, replacements} from '@site/src/plugins/payload/lean-client/replaced-modules';
import {trims} from '@site/src/plugins/payload/lean-client/trimmed-sources';
import {rspack} from '@rspack/core';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'replaced-modules-'));

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('a package of another version than a replacement was made for is named', () => {
  const versions = new Map([...replacements, ...trims].map((made) => [made.package, made.version]));
  expect(outdated((name) => versions.get(name)!)).toEqual([]);
  versions.set('nprogress', '1.0.0');
  expect(outdated((name) => versions.get(name)!)).toEqual([
    'progress-bar.ts was made for nprogress 0.2.0, and 1.0.0 is installed',
  ]);
});

it('a bundle that does not ask for what is replaced is an error that names the replacements', async () => {
  writeFileSync(join(folder, 'entry.js'), 'console.log(1);');
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    output: {path: join(folder, 'out')},
    plugins: [new ReplacedModules(rspack as never) as never],
  });
  const error = await new Promise<string>((resolve) =>
    compiler.run((failure, stats) => resolve(String(failure ?? stats?.toString({errors: true})))),
  );
  expect(error).toContain('nothing asks any more for what helmet.ts, progress-bar.ts, loadable.ts, path-to-regexp.ts');
});
