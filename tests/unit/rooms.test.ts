import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {listFiles} from '@site/scripts/pages/list-files';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const FEATURE = /^src\/features\/([^/]+)\//;
const IMPORT = /(?:from|import)\s*\(?(?:\s*\/\*[^*]*\*\/)?\s*'((?:\.|@site\/)[^']+)'/g;

/** The indexes of a feature: of what both sides use, of the build, and of the browser. */
const INDEX = /^src\/features\/[^/]+(?:\/node|\/ui)?(?:\/index\.ts)?$/;

interface SourceFile {
  file: string;
  text: string;
}

/** The imports of a file from features other than its own. */
function foreignImports({file, text}: SourceFile): {to: string; path: string; how: string}[] {
  const [, from] = FEATURE.exec(file) ?? [];
  return [...text.matchAll(IMPORT)].flatMap(([, source = '']) => {
    const path = source.startsWith('@site/') ? source.slice('@site/'.length) : join(dirname(file), source);
    const [, to] = FEATURE.exec(`${path}/`) ?? [];
    return to === undefined || to === from ? [] : [{to, path, how: `${file} imports ${source}`}];
  });
}

/** The rooms that each feature imports from, and an import for each of them. */
function arrowsOf(files: readonly SourceFile[]): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const source of files) {
    const [, from] = FEATURE.exec(source.file)!;
    const known = arrows.get(from!) ?? new Map<string, string>();
    arrows.set(from!, known);
    for (const {to, how} of foreignImports(source)) known.set(to, how);
  }
  return arrows;
}

/** The imports that reach into a feature past its indexes. */
function deepImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((source) =>
    foreignImports(source)
      .filter(({path}) => !INDEX.test(path))
      .map(({how}) => how),
  );
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

const files = ['docusaurus.config.ts', ...listFiles(projectPath('.'), ['src', 'scripts'], /\.(?:tsx?|mjs)$/)].map(
  (file) => ({file: relative('.', file), text: readFileSync(projectPath(file), 'utf8')}),
);
const ofFeatures = files.filter(({file}) => FEATURE.test(file));

it('no two rooms of features import each other, directly or through others', () => {
  const arrows = arrowsOf(ofFeatures);
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

it('a feature is used through its indexes', () => {
  expect(files.flatMap(foreignImports).length).toBeGreaterThan(150);
  expect(deepImports(files)).toEqual([]);
});

it('an import past an index would be found', () => {
  const imports = [
    "import {a} from '../../../src/features/a';",
    "import {b} from '../../../src/features/a/node';",
    "import {c} from '@site/src/features/a/ui';",
    "import {d} from '@site/src/features/a/ui/D';",
    "const {e} = await import('../../../src/features/a/data/e');",
  ];
  expect(deepImports([{file: 'scripts/content/checks/one.ts', text: imports.join('\n')}])).toEqual([
    'scripts/content/checks/one.ts imports @site/src/features/a/ui/D',
    'scripts/content/checks/one.ts imports ../../../src/features/a/data/e',
  ]);
});
