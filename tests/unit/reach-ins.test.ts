import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {describe, expect, it} from 'vitest';

/** Signs of a reach into a dependency, as far as a pattern can tell, by what it reaches into. */
const MARKS = {
  packages: /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b|from '@docusaurus\/(?:bundler|core|mdx-loader|utils[\w-]*)'/,
  generated: /@generated\/(?:routes|registry|globalData|site-metadata)|\b__(?:comp|props|context)\b/,
  bundler: /__webpack_require__|RuntimeModule|ChunkAssetPlugin|CSS_CHUNK_LOAD_FAILED/,
  browser: /window\.docusaurus\b|docusaurus\.announcement|data-announcement-bar|persist: (?:true|false)/,
  page: /#?__docusaurus|name=["']?docusaurus_|--docusaurus-(?!highlighted-code)|\[class[*^]=/,
  docsPlugin: /props\?\.(?:version|categoryGeneratedIndex)\b/,
  markdown: /_mdxExplicitJsx|type: 'mdxjsEsm'|hName\b.*'admonition'/,
  settings: /\bDOCUSAURUS_[A-Z_]+|experimental_/,
  docSearch: /\.DocSearch-|'sha256-[\w+/]+=*'/,
} satisfies Record<string, RegExp>;

/** It only ever gets less. */
const MOST_PLACES = 10;

const sources = execFileSync('git', ['ls-files', 'docusaurus.config.ts', 'src', 'scripts'], {encoding: 'utf8'})
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

/** The marks that a text has. */
function marksOf(text: string): string[] {
  return Object.entries(MARKS).flatMap(([name, mark]) => (mark.test(text) ? name : []));
}

const components = getSwizzleConfig?.()?.components ?? {};

/** Returns true if a file is a swizzle that Docusaurus lists as safe, which is what it calls its public API. */
function isSafeSwizzle(file: string): boolean {
  const [, name = ''] = /^src\/theme\/(.*?)(?:\/index)?\.tsx?$/.exec(file) ?? [];
  const {eject, wrap} = components[name]?.actions ?? {};
  // Who may replace a component may wrap it, too.
  return eject === 'safe' || (wrap === 'safe' && readFileSync(file, 'utf8').includes(`'@theme-original/${name}'`));
}

const places = new Set(rows.flatMap(({files}) => files));

describe('the table of what the site knows of the inside of its dependencies', () => {
  it('is short, counted by files: joining rows makes it no shorter', () => {
    expect(places.size).toBeGreaterThan(5);
    expect(places.size).toBeLessThanOrEqual(MOST_PLACES);
    // Nothing may make the site wrong, or stop its build.
    expect(rows.filter(({severity}) => !/^[BC]$/.test(severity))).toEqual([]);
  });

  it('counts no swizzle that Docusaurus lists as safe', () => {
    expect(isSafeSwizzle('src/theme/SearchBar/index.tsx')).toBe(true);
    expect(isSafeSwizzle('src/theme/Logo/index.tsx')).toBe(false);
  });

  it('names files, not folders, and tests that exist', () => {
    expect(rows.filter(({files, tests}) => files.length === 0 || tests.length === 0)).toEqual([]);
    expect([...places].filter((path) => !sources.includes(path))).toEqual([]);
    expect(rows.flatMap(({tests}) => tests).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names every file that reaches into one', () => {
    const reaching = sources.filter((file) => marksOf(readFileSync(file, 'utf8')).length > 0);
    expect(reaching.length).toBeGreaterThan(5);
    expect(reaching.filter((file) => !places.has(file))).toEqual([]);
    const swizzles = sources.filter((file) => /^src\/theme\/.*\.tsx?$/.test(file) && !isSafeSwizzle(file));
    expect(swizzles.filter((file) => !places.has(file))).toEqual([]);
  });

  it('names none that does not', () =>
    expect(
      [...places].filter((file) => marksOf(readFileSync(file, 'utf8')).length === 0 && !file.startsWith('src/theme/')),
    ).toEqual([]));

  it.each([
    ["document.querySelector('meta[name=docusaurus_tag]')", 'page'],
    ["const isAdmonition = ({data}) => data?.hName === 'admonition';", 'markdown'],
    ["document.getElementById('__docusaurus')", 'page'],
    ["import {aliasedSitePathToRelativePath} from '@docusaurus/utils';", 'packages'],
    ["import {useLockBodyScroll} from '@docusaurus/theme-common/internal';", 'packages'],
    ['future: {experimental_vcs: history}', 'settings'],
    ['setColorMode(null, {persist: false})', 'browser'],
    ['.DocSearch-Hit {', 'docSearch'],
  ])('knows the mark in %s', (line, mark) => expect(marksOf(line)).toEqual([mark]));
});
