import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SEARCH_CHUNKS} from '@site/src/features/offline/node';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

it('every part of the search that is loaded later has a name, and the list has all of them', () => {
  const folder = projectPath('src/features/search');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const imports = text.match(/\bimport\((?!')/g) ?? [];
  const names = [...text.matchAll(/import\(\/\* webpackChunkName: "([^"]+)" \*\//g)].map(([, name]) => name);
  expect(text).not.toMatch(/\bimport\('[^']+'\)(?!\.\w)/);
  expect(names).toHaveLength(imports.length);
  expect(new Set(names)).toEqual(new Set(SEARCH_CHUNKS));
});
