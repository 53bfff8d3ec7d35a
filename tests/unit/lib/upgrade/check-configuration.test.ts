// cspell:ignore autorize htpp
import {readFileSync} from 'node:fs';
import {readConfigurations, readPages} from '@site/scripts/pages/read-pages';
import {editDistance} from '@site/src/lib/edit-distance';
import {checkConfiguration} from '@site/src/lib/upgrade/check-configuration';
import {readYaml} from '@site/src/lib/upgrade/read-yaml';
import {collectThings} from '@site/src/plugins/availability/collect-things';
import {planData} from '@site/src/plugins/availability/plan-data';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';

const configurations = readConfigurations(
  readPages(projectPath('')).filter(({file}) => /\/(?:deployments\/)?configuration\.md$/.test(file)),
);
const data = planData(collectThings(), []);

function check(text: string, from: string, to: string): string[] {
  const file = readYaml(text);
  if ('error' in file) throw new Error(file.error);
  const {keys} = configurations.get(to.split('.').slice(0, 2).join('.'))!;
  return checkConfiguration(file.keys, {from, to, keys, data, distance: (a, b) => editDistance(a, b, 2)}).map(
    ({line, kind, key, text: words}) => `${line ?? '-'} ${kind} ${key}: ${words}`,
  );
}

describe('a real configuration of 4.2', () => {
  const file = readFileSync(projectPath('tests/fixtures/harperdb-config-4.2.yaml'), 'utf8');

  it('has nothing unknown in 4.2', () => {
    expect(check(file, '4.2.0', '4.2.0')).toEqual([]);
  });

  it('works with 4.7', () => {
    expect(check(file, '4.2.0', '4.7.3')).toEqual([]);
  });

  it('without a key has another default', () => {
    const without = file.replace('    enabled: true\n    interval', '    interval');
    expect(check(without, '4.2.0', '4.7.3')).toEqual([
      '- default logging.rotation.enabled: Not in the file: its default was `false` and is `true` in 4.7.3.',
    ]);
  });

  it('with keys of 4.1 and misspelled ones names their lines', () => {
    const old = `${file}customFunctions:\n  enabled: true\n  network:\n    port: 9926\nhtpp:\n  port: 1\n`;
    const lines = file.split('\n').length;
    const changed = old.replace('authorizeLocal', 'autorizeLocal').replace('level: warn', 'level: loud');
    const at = (text: string) => changed.split('\n').findIndex((line) => line.includes(text)) + 1;
    expect(check(changed, '4.1.0', '4.7.3').filter((finding) => !finding.startsWith('-'))).toEqual([
      `${at('level: loud')} value logging.level: Not a value of this key: \`trace\`, \`debug\`, \`info\`, \`warn\`, \`error\`, \`fatal\`, \`notify\`.`,
      `${at('autorizeLocal')} unknown authentication.autorizeLocal: Unknown in 4.7.3. Did you mean \`authentication.authorizeLocal\`?`,
      `${lines + 1} removed customFunctions.enabled: 4.7.3 does not have this key.`,
      `${lines + 3} renamed customFunctions.network.port: 4.7.3 does not have this key. Use \`http.port\` instead.`,
      `${lines + 4} unknown htpp: Unknown in 4.7.3. Did you mean \`http\`?`,
    ]);
  });
});

describe('what the schema leaves open', () => {
  it.each([
    ['names of databases', 'databases:\n  mine:\n    tables:\n      dog:\n        path: /x'],
    ['components', 'my-app:\n  package: "@me/app"\n  port: 9999'],
    ['items of lists', 'tls:\n  - host: a\n    certificate: b\nhttp:\n  corsAccessList:\n    - https://a.b'],
    ['a value in place of an object', 'threads: 4\nstorage:\n  compression: true\n  noReadAhead: true\n  path: null'],
  ])('%s', (_, text) => {
    expect(check(text, '4.7.0', '4.7.3')).toEqual([]);
  });

  it('has limits: what is inside of an object with known keys', () => {
    expect(check('http:\n  mtls:\n    users: x', '4.7.0', '4.7.3')).toEqual([
      '3 unknown http.mtls.users: Unknown in 4.7.3. Did you mean `http.mtls.user`?',
    ]);
  });
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
