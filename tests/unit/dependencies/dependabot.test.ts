import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Update {
  'package-ecosystem': string;
  groups: Record<string, {patterns: string[]}>;
  ignore: {'dependency-name': string}[];
}

const {updates} = parse(readFileSync(projectPath('.github/dependabot.yml'), 'utf8')) as {updates: Update[]};
const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
const manifest = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const versions = {...manifest.dependencies, ...manifest.devDependencies};
const packages = Object.keys(versions);

/** The table of UPGRADING.md: packages that wait, and the version that they stay at. */
const waiting = [...readFileSync(projectPath('UPGRADING.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| (\d[\d.]*)/gm)].map(
  ([, name = '', version = '']) => ({name, version}),
);

it('groups packages of this project', () => {
  const patterns = Object.values(npm.groups).flatMap(({patterns: each}) => each);
  const matches = (pattern: string) => {
    const start = pattern.replace('*', '');
    return packages.some((name) => (pattern.includes('*') ? name.startsWith(start) : name === start));
  };
  expect(patterns.filter((pattern) => !matches(pattern))).toEqual([]);
});

it('leaves out what UPGRADING.md gives a reason for, and nothing else', () => {
  const ignored = npm.ignore.map((rule) => rule['dependency-name']);
  expect(ignored.filter((name) => !packages.includes(name))).toEqual([]);
  expect(waiting.map(({name}) => name).toSorted()).toEqual(ignored.toSorted());
  expect(waiting.filter(({name, version}) => versions[name] !== version)).toEqual([]);
});

it('finds all versions exact, and those of Docusaurus equal', () => {
  expect(packages.filter((name) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(versions[name]!))).toEqual([]);
  const docusaurus = packages.filter((name) => name.startsWith('@docusaurus/'));
  expect(new Set(docusaurus.map((name) => versions[name])).size).toBe(1);
});
