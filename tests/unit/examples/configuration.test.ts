// cspell:ignore prot loging -- misspelt on purpose
import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {ConfigurationFiles} from '@site/scripts/examples/checks/configuration';
import {undocumentedKeys} from '@site/src/features/availability/node/undocumented-keys';
import {readConfiguration} from '@site/src/features/configuration/node/read-configuration';
import {describe, expect, test} from 'vitest';
import {keys} from '../tables';
import {formatProblems, testSamples} from './reports';

const sources = readPages(projectPath('')).filter(({file}) =>
  /^versioned_docs\/version-4\.7\/(?:deployments|developers\/(?:operations-api|clustering))\/configuration(?:-repeated-keys)?\.md$/.test(
    file,
  ),
);

const MISSPELT = 'http:\n  prot: 1';
const body = (fields: object) => ({operation: 'set_configuration', ...fields});

describe('a sample', async () => {
  await testSamples(sources, {
    'yaml title="harperdb-config.yaml"': [
      ['http:\n  port: 9936\nridgeline:\n  package: "@ridgeline/api"'],
      ['http:\n  port: 9936\n---\nthreads: 4'],
      // A version without the page.
      [MISSPELT, '', 'versioned_docs/version-4.2/sample.md'],
      [
        'http:\n  cors: true\n  prot: 9936',
        "8: http.prot isn't a key of version 4.7; expected one of port, securePort,",
      ],
      ['loging:\n  level: info', '6: loging isn\'t a section of version 4.7; expected logging, or "package"'],
      [
        'weather:\n  level: info',
        "6: weather isn't a section of version 4.7; expected a section of the configuration, or",
      ],
      ['http:\n  timeout: "9936"', '7: http.timeout is of type string; expected integer.'],
      [
        'logging:\n  rotation:\n    enabled: true\n  level: loud',
        '9: logging.level is "loud"; expected one of "trace",',
      ],
      ['threads:\n  count: 1001', '7: threads.count is 1001; expected 0 to 1000.'],
      [
        'replication:\n  mtls:\n    certificateVerification:\n      crl:\n        timeout: 10',
        '10: expected 1000 or more.',
      ],
      [
        'clustering:\n  leafServer:\n    network:\n      routes:\n        - host: a',
        '10: clustering.leafServer.network.routes[0] has no "port"; expected "port" (required).',
      ],
      ['- http', '6: the file is of type array; expected object.'],
      ['replication:\n  databases:\n    - system\n    - name: ridgeline\n      replicateTo: 2'],
      ['replication:\n  databases: "*"'],
      ['replication:\n  databases:\n    - ridgeline', '7: replication.databases has no "system"; expected "system".'],
      ['threads: 4\n---\nthreads: x', '8: threads is of type string; expected number or object or null.'],
      // The Fabric guide follows the latest version.
      [MISSPELT, "7: http.prot isn't a key of version 4.7", 'fabric/sample.md'],
    ],
    'yaml title="config.yaml"': [[MISSPELT]],
    json: [
      [body({HTTP_PORT: 9936, logging_rotation_enabled: false})],
      [body({databases: [{ridgeline: {path: '/data'}}]})],
      [body({http_corsAccessList: ['https://map.example.com']})],
      [body({http_prot: 1}), '8: "http_prot" isn\'t a setting of version 4.7; expected the path of a key'],
      [
        body({http_timeout: 'no', threads: 4}),
        '8: set_configuration: http.timeout is of type string; expected integer.',
      ],
      [body({threads: 4, databases: [{ridgeline: {path: 5}}]}), '9: databases.ridgeline.path is of type number'],
    ],
    bash: [[`curl localhost:9925 \\\n  --data '{"operation": "set_configuration", "http_prot": 1}'`, '7: "http_prot"']],
  });
});

test('a configuration page that leaves its form is named with its line', async () => {
  const file = 'docs/deployments/configuration.md';
  const text = keys('`a` | text | - | -');
  expect(formatProblems(await checkExamples({pages: [{file, text}], versions: ['4.7']}, [file]))).toContain(
    `${file}:5: key a: the type "text"`,
  );
});

describe('a key that a version has and its page does not name', () => {
  const text = keys('`http.port` | number | - | -');
  const check = (content: string, undocumented: string[]) =>
    new ConfigurationFiles(readConfiguration('4.2', [{file: 'page.md', text, url: ''}]), new Set(undocumented))
      .checkFile(content)
      .map(({line, message}) => `${line}: ${message}`)
      .toSorted();

  test('is right', () => {
    expect(check('http:\n  port: 1\nmqtt:\n  webSocket: true', ['mqtt.webSocket'])).toEqual([]);
    expect(check('station-api:\n  package: a', ['*'])).toEqual([]);
    expect([...undocumentedKeys('4.5')]).toContain('replication.copyTablesToCatchUp');
  });

  test('is none of another name', () => {
    expect(check('http:\n  prot: 1\nmqtt:\n  a: true', ['http.timeout'])).toEqual([
      "2: http.prot isn't a key of version 4.2",
      "3: mqtt isn't a section of version 4.2",
    ]);
  });
});
