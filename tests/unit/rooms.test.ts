import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {listFiles} from '@site/scripts/pages/list-files';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const FEATURE = /^src\/features\/([^/]+)\//;
const IMPORT = /(?:from|import)\s*\(?(?:\s*\/\*[^*]*\*\/)?\s*'((?:\.|@site\/)[^']+)'/g;

/** The rooms that each feature imports from, and an import for each of them. */
function arrowsOf(files: readonly {file: string; text: string}[]): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const {file, text} of files) {
    const [, from] = FEATURE.exec(file)!;
    const known = arrows.get(from!) ?? new Map<string, string>();
    arrows.set(from!, known);
    for (const [, source = ''] of text.matchAll(IMPORT)) {
      const path = source.startsWith('@site/') ? source.slice('@site/'.length) : join(dirname(file), source);
      const [, to] = FEATURE.exec(`${path}/`) ?? [];
      if (to !== undefined && to !== from) known.set(to, `${file} imports ${source}`);
    }
  }
  return arrows;
}

/** The imports of a circle of rooms; empty if there is none. */
function findCircle(arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  const open: {room: string; by: string}[] = [];
  const enter = (room: string, by: string): string[] => {
    const start = open.findIndex((step) => step.room === room);
    if (start !== -1) return [...open.slice(start + 1).map((step) => step.by), by];
    if (done.has(room)) return [];
    open.push({room, by});
    for (const [to, source] of arrows.get(room) ?? []) {
      const circle = enter(to, source);
      if (circle.length > 0) return circle;
    }
    open.pop();
    done.add(room);
    return [];
  };
  return [...arrows.keys()].map((room) => enter(room, '')).find((circle) => circle.length > 0) ?? [];
}

const files = listFiles(projectPath('.'), ['src/features'], /\.tsx?$/).map((file) => ({
  file: relative('.', file),
  text: readFileSync(projectPath(file), 'utf8'),
}));

it('no two rooms of features import each other, directly or through others', () => {
  const arrows = arrowsOf(files);
  expect(arrows.size).toBeGreaterThan(15);
  expect(findCircle(arrows)).toEqual([]);
});

it('a circle would be found, with the imports that make it', () => {
  const circle = arrowsOf([
    {file: 'src/features/a/node/index.ts', text: "import type {B} from '../../b/data';"},
    {file: 'src/features/b/data.ts', text: "import {C} from '@site/src/features/c/ui/C';\nimport './other';"},
    {file: 'src/features/c/ui/C.tsx', text: 'const load = () => import(/* webpackChunkName: "a" */ \'../../a/ui/A\');'},
  ]);
  expect(findCircle(circle)).toEqual([
    'src/features/a/node/index.ts imports ../../b/data',
    'src/features/b/data.ts imports @site/src/features/c/ui/C',
    'src/features/c/ui/C.tsx imports ../../a/ui/A',
  ]);
});
