// cspell:ignore prot loging -- misspelt on purpose
import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {ConfigurationFiles} from '@site/scripts/examples/checks/configuration';
import {undocumentedKeys} from '@site/src/plugins/config-schema/undocumented-keys';
import {readConfiguration} from '@site/src/plugins/config-schema/read-configuration';
import {describe, expect, test} from 'vitest';
import {formatProblems, reportsOn, PAGE} from './reports';

const sources = readPages(projectPath('')).filter(({file}) =>
  /^versioned_docs\/version-4\.7\/(?:deployments|developers\/operations-api)\/configuration\.md$/.test(file),
);

const MISSPELT = 'http:\n  prot: 1';
const FILE = 'yaml title="harperdb-config.yaml"';
const body = (fields: object) => JSON.stringify({operation: 'set_configuration', ...fields}, null, 2);

const good: [fence: string, content: string, file?: string][] = [
  [FILE, 'http:\n  port: 9936\nridgeline:\n  package: "@ridgeline/api"'],
  [FILE, 'http:\n  port: 9936\n---\nthreads: 4'],
  ['json', body({HTTP_PORT: 9936, logging_rotation_enabled: false})],
  ['json', body({databases: [{ridgeline: {path: '/data'}}]})],
  ['json', body({http_corsAccessList: ['https://map.example.com']})],
  // A file with another title, and a version without the page.
  ['yaml title="config.yaml"', MISSPELT],
  [FILE, MISSPELT, 'versioned_docs/version-4.2/sample.md'],
];

const broken: [fence: string, content: string, message: string, file?: string][] = [
  [
    FILE,
    'http:\n  cors: true\n  prot: 9936',
    '8: http.prot is no key of version 4.7; expected one of port, securePort,',
  ],
  [
    FILE,
    'loging:\n  level: info',
    '7: loging.level is no key of version 4.7; expected one of package, port, install for the component loging, or a section of the configuration.',
  ],
  [FILE, 'http:\n  timeout: "9936"', '7: http.timeout is of type string; expected integer.'],
  [
    FILE,
    'logging:\n  rotation:\n    enabled: true\n  level: loud',
    '9: logging.level is "loud"; expected one of "trace", "debug",',
  ],
  [FILE, 'threads:\n  count: 1001', '7: threads.count is 1001; expected 0 to 1000.'],
  [
    FILE,
    'http:\n  mtls:\n    certificateVerification:\n      crl:\n        timeout: 10',
    '10: crl.timeout is 10; expected 1000 or more.',
  ],
  [
    FILE,
    'clustering:\n  leafServer:\n    network:\n      routes:\n        - host: a',
    '10: clustering.leafServer.network.routes[0] has no "port"; expected "port" (required).',
  ],
  [FILE, '- http', '6: the file is of type array; expected object.'],
  [FILE, 'threads: 4\n---\nthreads: x', '8: threads is of type string; expected number or object or null.'],
  [
    'json',
    body({http_prot: 1}),
    '8: set_configuration: "http_prot" is no setting of version 4.7; expected the path of a key',
  ],
  [
    'json',
    body({http_timeout: 'no', threads: 4}),
    '8: set_configuration: http.timeout is of type string; expected integer.',
  ],
  [
    'json',
    body({threads: 4, databases: [{ridgeline: {path: 5}}]}),
    '9: databases.ridgeline.path is of type number; expected string.',
  ],
  [
    'bash',
    `curl localhost:9925 \\\n  --data '{"operation": "set_configuration", "http_prot": 1}'`,
    '7: set_configuration: "http_prot"',
  ],
  // The Fabric guide follows the latest version.
  [FILE, MISSPELT, '7: http.prot is no key of version 4.7', 'fabric/sample.md'],
];

describe('good samples pass', async () => {
  const samples = good.map(([fence, content, file = PAGE]) => ({fence, content, file}));
  const reports = await reportsOn(sources, samples);
  test.each(samples.map((sample, index) => ({...sample, report: reports[index]})))(
    '$fence in $file: $content',
    ({report}) => expect(report).toBe(''),
  );
});

describe('broken samples turn red', async () => {
  const samples = broken.map(([fence, content, message, file = PAGE]) => ({fence, content, message, file}));
  const reports = await reportsOn(sources, samples);
  test.each(samples.map((sample, index) => ({...sample, report: reports[index]})))(
    '$message',
    ({file, message, report}) => {
      const [line = '', ...words] = message.split(': ');
      expect(report).toContain(`${file}:${line}: `);
      expect(report).toContain(words.join(': '));
      expect(report).not.toContain('\n');
    },
  );
});

test('a configuration page that leaves its form is named with its line', async () => {
  const file = 'docs/deployments/configuration.md';
  const text =
    '## A {#a}\n\n| Key | Type | Default | Since | Description |\n| - | - | - | - | - |\n| `a` | text | - | - | A. |\n';
  expect(formatProblems(await checkExamples([{file, text}], '4.7'))).toContain(`${file}:5: key a: the type "text"`);
});

describe('a key that a version has and its page does not name', () => {
  const text = `## Http {#http}

| Key | Type | Default | Since | Description |
| --- | --- | --- | --- | --- |
| \`http.port\` | number | - | - | Port. |
`;
  const check = (content: string, undocumented: string[]) =>
    new ConfigurationFiles(readConfiguration('4.2', {file: 'page.md', text, url: ''}), new Set(undocumented))
      .checkFile(content)
      .map(({line, message}) => `${line}: ${message}`)
      .toSorted();

  test('is right', () => {
    expect(check('http:\n  port: 1\nmqtt:\n  webSocket: true', ['mqtt.webSocket'])).toEqual([]);
    expect(check('station-api:\n  package: a', ['*'])).toEqual([]);
    expect([...undocumentedKeys('4.2')]).toContain('*.package');
  });

  test('is none of another name', () => {
    expect(check('http:\n  prot: 1\nmqtt:\n  a: true', ['http.timeout'])).toEqual([
      '2: http.prot is no key of version 4.2',
      '3: mqtt is no key of version 4.2',
    ]);
  });
});
