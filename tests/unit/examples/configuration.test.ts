// cspell:ignore prot loging -- misspelt on purpose
import {checkExamples} from '@site/scripts/examples/check-examples';
import {formatProblems} from '@site/scripts/examples/format-problems';
import {readPages} from '@site/scripts/examples/read-pages';
import {projectPath} from '@site/tests/support';
import {describe, expect, test} from 'vitest';

const PAGE = 'versioned_docs/version-4.7/developers/sample.md';

const sources = readPages(projectPath('')).filter(({file}) =>
  /^versioned_docs\/version-4\.7\/(?:deployments|developers\/operations-api)\/configuration\.md$/.test(file),
);

/** What is reported on a page with one fence, whose content starts on line 6. */
async function report(fence: string, content: string, file = PAGE): Promise<string> {
  const text = `---\ntitle: Sample\n---\n\n\`\`\`${fence}\n${content}\n\`\`\`\n`;
  return formatProblems(await checkExamples([...sources, {file, text}], '4.7', [file]));
}

const CONFIGURATION = 'yaml title="harperdb-config.yaml"';
const body = (fields: object) => JSON.stringify({operation: 'set_configuration', ...fields}, null, 2);

describe('configuration files', () => {
  test.each([
    ['a part of a file', 'http:\n  port: 9936\nridgeline:\n  package: "@ridgeline/api"'],
    ['several documents', 'http:\n  port: 9936\n---\nthreads: 4'],
  ])('pass: %s', async (_, content) => {
    expect(await report(CONFIGURATION, content)).toBe('0 problems in examples.');
  });

  test.each([
    [
      'a misspelt key',
      'http:\n  cors: true\n  prot: 9936',
      8,
      'http.prot is no key of version 4.7; expected one of port, securePort,',
    ],
    [
      'a misspelt section',
      'loging:\n  level: info',
      7,
      'loging.level is no key of version 4.7; expected one of package, port, install for the component loging, or a section of the configuration.',
    ],
    ['a wrong type', 'http:\n  port: "9936"', 7, 'http.port is of type string; expected integer or null.'],
    [
      'an unknown literal',
      'logging:\n  rotation:\n    enabled: true\n  level: loud',
      9,
      'logging.level is "loud"; expected one of "trace", "debug",',
    ],
    ['too large a value', 'threads:\n  count: 1001', 7, 'threads.count is 1001; expected 0 to 1000.'],
    [
      'too small a value',
      'http:\n  mtls:\n    certificateVerification:\n      crl:\n        timeout: 10',
      10,
      'crl.timeout is 10; expected 1000 or more.',
    ],
    [
      'an incomplete item',
      'clustering:\n  leafServer:\n    network:\n      routes:\n        - host: a',
      10,
      'clustering.leafServer.network.routes[0] has no "port"; expected "port" (required).',
    ],
    ['a file that is a list', '- http', 6, 'the file is of type array; expected object.'],
    ['the second document', 'threads: 4\n---\nthreads: x', 8, 'threads is of type string; expected number or object.'],
  ])('turn red: %s', async (_, content, line, message) => {
    const text = await report(CONFIGURATION, content);
    expect(text).toContain(`${PAGE}:${line}: `);
    expect(text).toContain(message);
    expect(text).toContain('1 problem in examples.');
  });

  test('are only those with the title', async () => {
    expect(await report('yaml title="config.yaml"', 'http:\n  prot: 1')).toBe('0 problems in examples.');
  });

  test('of the Fabric guide follow the latest version, those of versions without the page none', async () => {
    const content = 'http:\n  prot: 1';
    expect(await report(CONFIGURATION, content, 'fabric/sample.md')).toContain('1 problem');
    expect(await report(CONFIGURATION, content, 'versioned_docs/version-4.2/sample.md')).toContain('0 problems');
  });
});

describe('set_configuration', () => {
  test.each([
    ['any letter case', {HTTP_PORT: 9936, logging_rotation_enabled: false}],
    ['databases in an array', {databases: [{ridgeline: {path: '/data'}}]}],
    ['an array', {http_corsAccessList: ['https://map.example.com']}],
  ])('passes: %s', async (_, fields) => {
    expect(await report('json', body(fields))).toBe('0 problems in examples.');
  });

  test.each([
    [
      'a misspelt key',
      {http_prot: 1},
      8,
      'set_configuration: "http_prot" is no setting of version 4.7; expected the path of a key',
    ],
    [
      'a wrong type',
      {http_port: 'no', threads: 4},
      8,
      'set_configuration: http.port is of type string; expected integer or null.',
    ],
    [
      'a wrong value inside',
      {threads: 4, databases: [{ridgeline: {path: 5}}]},
      9,
      'databases.ridgeline.path is of type number; expected string.',
    ],
  ])('turns red: %s', async (_, fields, line, message) => {
    const text = await report('json', body(fields));
    expect(text).toContain(`${PAGE}:${line}: `);
    expect(text).toContain(message);
  });

  test('is checked in curl as well', async () => {
    const text = await report(
      'bash',
      `curl localhost:9925 \\\n  --data '{"operation": "set_configuration", "http_prot": 1}'`,
    );
    expect(text).toContain(`${PAGE}:7: set_configuration: "http_prot"`);
  });
});

test('a configuration page that leaves its form is named with its line', async () => {
  const file = 'docs/deployments/configuration.md';
  const text =
    '## A {#a}\n\n| Key | Type | Default | Since | Description |\n| - | - | - | - | - |\n| `a` | text | - | - | A. |\n';
  await expect(checkExamples([{file, text}], '4.7')).rejects.toThrow(`${file}:5: key a: the type "text"`);
});
