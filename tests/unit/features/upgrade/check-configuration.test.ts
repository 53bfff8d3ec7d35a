// cspell:ignore autorize htpp
import '@site/tests/unit/product-history';
import {readFileSync} from 'node:fs';
import {readFences} from '@site/scripts/examples/read-fences';
import {configurationsOf} from '@site/src/features/configuration/node/read-configuration';
import {readPages} from '@site/scripts/pages/read-pages';
import {editDistance} from '@site/src/lib/edit-distance';
import {lineOf} from '@site/src/lib/line-of';
import {checkConfiguration} from '@site/src/features/upgrade/check-configuration';
import {readYaml} from '@site/src/features/upgrade/read-yaml';
import {minorOf} from '@site/src/features/releases/minor-of';
import {collectFeatures} from '@site/src/features/availability/node/collect-features';
import {planData} from '@site/src/features/availability/node/plan-data';
import {configSchema} from '@site/src/features/configuration/node/config-schema';
import type {ConfigKey} from '@site/src/features/configuration/node/types';
import {undocumentedKeys} from '@site/src/features/availability/node/undocumented-keys';
import {faultyConfigurations} from '@site/tests/fixtures/faulty-configurations';
import {projectPath} from '@site/tests/support';
import released from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import versions from '../../../../versions.json';

const pages = readPages(projectPath(''));
const configurations = configurationsOf(pages.filter(({file}) => /\/configuration(?:-repeated-keys)?\.md$/.test(file)));
const schemas = new Map(
  [...configurations].map(([version, configuration]) => [
    version,
    configSchema(configuration, 'schema', undocumentedKeys(version)),
  ]),
);
const data = planData(collectFeatures(), []);

function check(text: string, from: string, to: string): string[] {
  const read = readYaml(text);
  if ('error' in read) throw new Error(read.error);
  const schema = schemas.get(minorOf(to))!;
  const distance = (a: string, b: string) => editDistance(a, b, 2);
  return checkConfiguration(read.file, {from, to, schema, data, distance}).map(
    ({path, key, text: words}) => `${path ? `Line ${lineOf(text, path)}: ` : ''}${key} ${words.replaceAll('`', '')}`,
  );
}

describe('a real configuration of 4.2', () => {
  const file = readFileSync(projectPath('tests/fixtures/harperdb-config-4.2.yaml'), 'utf8');

  it.skipIf(!released.includes('4.2'))('has nothing unknown in 4.2', () =>
    expect(check(file, '4.2.0', '4.2.0')).toEqual([]),
  );

  it('works with 4.7', () => expect(check(file, '4.2.0', '4.7.3')).toEqual([]));

  it('without a key has another default', () => {
    const without = file.replace('    enabled: true\n    interval', '    interval');
    expect(check(without, '4.2.0', '4.7.3')).toEqual([
      'logging.rotation.enabled Not in the file: its default was false and is true in 4.7.3.',
    ]);
  });

  // What 4.1 had is known from its pages.
  it.skipIf(!released.includes('4.1'))('with keys of 4.1 names their lines, and what takes their place', () => {
    const old = `${file}customFunctions:\n  enabled: true\n  network:\n    port: 9926\n    color: red\n`;
    const lines = file.split('\n').length;
    expect(check(old, '4.1.0', '4.7.3').filter((problem) => problem.startsWith('Line'))).toEqual([
      `Line ${lines + 1}: customFunctions.enabled 4.7.3 does not have this key.`,
      `Line ${lines + 3}: customFunctions.network.port 4.7.3 does not have this key. Use http.port instead.`,
      `Line ${lines}: customFunctions Unknown in 4.7.3.`,
    ]);
  });
});

it('what a patch took away is known until then', () => {
  const file = 'replication:\n  copyTablesToCatchUp: true';
  expect(check(file, '4.6.0', '4.6.2')).toEqual([]);
  expect(check(file, '4.6.0', '4.6.3')).toEqual([
    'Line 2: replication.copyTablesToCatchUp 4.6.3 does not have this key.',
  ]);
});

describe('one mistake is found, and nothing else:', () => {
  it.each(faultyConfigurations)('$mistake', ({file, finding}) =>
    expect(check(file, '4.7.2', '4.7.2')).toEqual([expect.stringContaining(finding)]),
  );
});

describe.each(versions)('files that are right in %s', (version) => {
  const {keys} = configurations.get(version)!;
  const folder = `versioned_docs/version-${version}/`;
  // Pages describe the last patch.
  const newest = `${version}.99`;

  it('those of its pages', {timeout: 120_000}, () => {
    const fences = pages
      .filter(({file, text}) => file.startsWith(folder) && text.includes('title="harperdb-config.yaml"'))
      .flatMap(({file, text}) => readFences(file, text))
      .filter(({attributes}) => attributes.title === 'harperdb-config.yaml');
    expect(fences.length).toBeGreaterThan(10);
    expect(fences.flatMap(({text}) => check(text, newest, newest).map((problem) => `${problem}\n${text}`))).toEqual([]);
  });

  it.each(['installedDev', 'installedProd'] as const)('with what an installation writes: %s', (set) => {
    expect(check(stringify(fileOf(keys, set)), newest, newest)).toEqual([]);
  });
});

/** A file with the values that an installation writes, and all defaults. */
function fileOf(keys: ConfigKey[], set: 'installedDev' | 'installedProd'): object {
  const file: Record<string, unknown> = {};
  for (const {key, default: fallback, installed, ...key_} of keys) {
    const value = key_[set] ?? installed ?? fallback;
    const steps = key.split('.');
    if (value === undefined || /[[*]/.test(key)) continue;
    const parent = steps.slice(0, -1).reduce<unknown>((part, step) => {
      const holder = part as Record<string, unknown>;
      // A key with a value may have an object in its place.
      if (typeof holder[step] !== 'object' || holder[step] === null) holder[step] = {};
      return holder[step];
    }, file);
    (parent as Record<string, unknown>)[steps.at(-1)!] ??= value;
  }
  return file;
}

describe('what the schema leaves open', () => {
  it.each([
    ['names of databases', 'databases:\n  mine:\n    tables:\n      dog:\n        path: /x'],
    ['components', 'my-app:\n  package: "@me/app"\n  port: 9999'],
    ['options of a component', 'my-app:\n  package: "@me/app"\n  files: web/**'],
    ['items of lists', 'tls:\n  - host: a\n    certificate: b\nhttp:\n  corsAccessList:\n    - https://a.b'],
    ['a value in place of an object', 'threads: 4\nstorage:\n  compression: true\n  noReadAhead: true\n  path: null'],
    [
      'ports of all forms',
      'http:\n  port: "9926"\n  securePort: 127.0.0.1:9927\noperationsApi:\n  network:\n    port: /run/harper.sock',
    ],
    [
      'times of all forms',
      'logging:\n  auditRetention: 3d\n  rotation:\n    retention: 86400\nauthentication:\n  refreshTokenTimeout: 30 days',
    ],
  ])('%s', (_, text) => expect(check(text, '4.7.0', '4.7.3')).toEqual([]));
});

describe('bad YAML', () => {
  it.each([
    ['a wrong indentation', 'http:\n  port: 1\n cors: true', 3],
    ['a key twice', 'http:\n  port: 1\n  port: 2', 3],
    ['a list of texts', '- http', 1],
    ['nothing', '# only a comment', 1],
  ])('%s gets a message with its line', (_, text, line) => {
    expect(readYaml(text)).toEqual({error: expect.stringMatching(/.{10}/) as unknown, line});
  });
});
