import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// A pattern that says too little takes a folder away from a linter, and nothing tells of it: `build` was once
// tests/build, too.

/** Tracked files, by options of `git ls-files`. */
function tracked(...options: string[]): string[] {
  const {status, stdout, stderr} = spawnSync('git', ['ls-files', '-z', ...options], {encoding: 'utf8', maxBuffer: 1e8});
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

/** The files that patterns match, in the words of .gitignore. */
function ignoredBy(patterns: readonly string[]): string[] {
  if (patterns.length === 0) return [];
  return tracked('--cached', '--ignored', ...patterns.map((pattern) => `--exclude=${pattern}`));
}

/** The files that globs match, in which `{a,b}` is either. */
function matchedBy(globs: readonly string[]): string[] {
  const each = globs.flatMap((glob) => {
    const [before = '', choices, after = ''] = glob.split(/\{(.*)\}/);
    return choices === undefined ? [glob] : choices.split(',').map((choice) => before + choice + after);
  });
  return tracked('--', ...each.map((glob) => `:(glob)${glob}`));
}

/**
 * The configuration of a linter: JSON with comments and commas at the ends, which YAML without the comments is as well.
 */
function settings(file: string): Record<string, string[]> {
  const text = readFileSync(projectPath(file), 'utf8');
  return parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Record<string, string[]>;
}

const without = (files: string[], others: string[]) => {
  const left = new Set(others);
  return files.filter((file) => !left.has(file));
};

// One that is being deleted is tracked until then.
const files = tracked().filter((file) => existsSync(projectPath(file)));
const ofKind = (kind: RegExp) => files.filter((file) => kind.test(file));
const code = ofKind(/\.[cm]?[jt]sx?$/);
const formatted = ofKind(/\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|css|mdx?)$/);
const spelling = settings('cspell.json');

/** The files that each program reads of those that it can read. */
const readBy = {
  oxlint: without(code, ignoredBy(settings('.oxlintrc.json').ignorePatterns!)),
  oxfmt: without(formatted, ignoredBy(settings('.oxfmtrc.json').ignorePatterns!)),
  markdownlint: matchedBy(settings('.markdownlint-cli2.jsonc').globs!),
  cspell: without(without(matchedBy(spelling.files!), matchedBy(spelling.ignorePaths!)), ofKind(/\.png$/)),
};

/** The files that they leave out, as patterns of .gitignore, with the reasons. */
const reasons = {
  'of scripts by the linter': {
    '/scripts/examples/declarations/*.d.ts':
      'they say what the product offers, in its terms: `any` where the pages say no more',
  },
  'of Markdown by its linter': {},
  'by the formatter': {
    '/docs/**/*.md*': 'a formatter would lay out anew what writers lay out; markdownlint reads them',
    '/versioned_docs/**/*.md*': 'the same',
    '/release-notes/**': 'the same',
    '/fabric/**/*.md*': 'the same',
    '/package-lock.json': 'npm writes it',
    '/scripts/examples/live/*.json':
      'a run of the examples writes the ledger, and the sample data has a record in a line',
    '/tests/build/search/*-queries.json': 'a judged query in a line',
  },
  'by all of them': {
    '*.png': 'icons, and pictures that tests compare pages with',
    '/static/favicon.ico': 'an icon',
    '/static/site.webmanifest': 'a file of the site, read by a build test',
    '/static/assets/fonts/*': 'fonts and their license, as npm has them',
    '*.svg': 'drawings; the build reads them, and tests look at their colors and letters',
    '/scripts/anchors/published.txt': 'a list that a command writes',
    '/scripts/examples/live/*.json': 'hashes of examples, and sample data',
    '/tests/build/search/*-queries.json': 'data that tests read',
    '/tests/fixtures/**/*.txt': 'data that tests read',
    '/tests/fixtures/**/*.rng': 'schemas of feeds and sitemaps, by others',
    '/package-lock.json': 'npm writes it',
    '/cspell-words.txt': 'the words that the spelling knows',
    '/.gitattributes': 'git reads it',
    '/.gitignore': 'git reads it',
    '/.npmrc': 'npm reads it',
    '/.ci/run': 'four lines of shell',
    '/LICENSE': 'as its authors wrote it',
  },
};

const unread = {
  'of scripts by the linter': without(code, readBy.oxlint),
  'of Markdown by its linter': without(ofKind(/\.mdx?$/), readBy.markdownlint),
  'by the formatter': without(formatted, readBy.oxfmt),
  'by all of them': without(files, Object.values(readBy).flat()),
};

describe.each(Object.entries(reasons))('what is not read %s', (group, patterns) => {
  const left = unread[group as keyof typeof unread];

  it('has a reason', () => expect(without(left, ignoredBy(Object.keys(patterns)))).toEqual([]));

  it.each(Object.keys(patterns))('is %s among others', (pattern) => {
    const meant = new Set(ignoredBy([pattern]));
    expect(left.some((file) => meant.has(file))).toBe(true);
  });
});

it('a file that a comment or a README names is there', () => {
  const NAMED = /(?<![\w./-])(?:src|scripts|tests)\/[\w./-]+\.(?:tsx?|mjs|cjs|css|json|mdx?|txt)(?!\w)/g;
  // Tests make up files of their own, and the pages of the docs name those of their readers.
  const readable = [...code, ...ofKind(/\.(?:md|css|ya?ml|jsonc?)$/)].filter(
    (file) => !/^(?:tests\/unit|docs|versioned_docs|release-notes|fabric)\//.test(file),
  );
  const missing = readable.flatMap((file) =>
    (readFileSync(projectPath(file), 'utf8').match(NAMED) ?? [])
      .filter((name) => !existsSync(projectPath(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
