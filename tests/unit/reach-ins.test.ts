import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {describe, expect, it} from 'vitest';

/** Signs of a reach into a dependency, as far as a pattern can tell. */
const MARKS =
  /@docusaurus\/core\/lib|theme-(?:classic|common)\/(?:lib|internal)|__webpack_require__|window\.docusaurus\s*=|@generated\/(?:routes|registry|globalData)|_mdxExplicitJsx|type: 'mdxjsEsm'|RuntimeModule|\[class\*=|\bDOCUSAURUS_[A-Z_]+|CSS_CHUNK_LOAD_FAILED|experimental_|'navbar-sidebar|#__docusaurus\b|\.theme-admonition\b.*[ >]|theme-admonition-\(/;

/** It only ever gets less. */
const MOST_PLACES = 26;

const sources = execFileSync('git', ['ls-files', 'src', 'scripts'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.(?:tsx?|[mc]?js|css)$/.test(file) && !file.endsWith('.d.ts') && existsSync(file));

const rows = readFileSync('src/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, files = '', , , tests = '', severity = '']) => ({files: paths(files), tests: paths(tests), severity}));

function paths(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

const components = getSwizzleConfig?.()?.components ?? {};

/** Returns true if a file is a swizzle that Docusaurus lists as safe, which is what it calls its public API. */
function isSafeSwizzle(file: string): boolean {
  const [, name = ''] = /^src\/theme\/(.*?)(?:\/index)?\.tsx?$/.exec(file) ?? [];
  const {eject, wrap} = components[name]?.actions ?? {};
  // Who may replace a component may wrap it, too.
  return eject === 'safe' || (wrap === 'safe' && readFileSync(file, 'utf8').includes(`'@theme-original/${name}'`));
}

/** The files that the table means: a folder stands for all in it. */
const places = new Set(
  rows
    .flatMap(({files}) => sources.filter((file) => files.some((path) => file === path || file.startsWith(`${path}/`))))
    .filter((file) => !isSafeSwizzle(file)),
);

describe('the table of what the site knows of the inside of its dependencies', () => {
  it('is short, counted by files: joining rows makes it no shorter', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(places.size).toBeLessThanOrEqual(MOST_PLACES);
    // Nothing may make the site wrong, or stop its build.
    expect(rows.filter(({severity}) => !/^[BC]$/.test(severity))).toEqual([]);
  });

  it('counts no swizzle that Docusaurus lists as safe', () => {
    expect(isSafeSwizzle('src/theme/SearchBar/index.tsx')).toBe(true);
    expect(isSafeSwizzle('src/theme/Logo/index.tsx')).toBe(false);
  });

  it('names files and tests that exist', () => {
    expect(rows.filter(({files, tests}) => files.length === 0 || tests.length === 0)).toEqual([]);
    expect(rows.flatMap(({files, tests}) => [...files, ...tests]).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names every file that reaches into one', () => {
    const reaching = sources.filter((file) => MARKS.test(readFileSync(file, 'utf8')));
    expect(reaching.length).toBeGreaterThan(5);
    expect(reaching.filter((file) => !places.has(file) && !isSafeSwizzle(file))).toEqual([]);
  });
});
