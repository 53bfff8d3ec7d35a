// cspell:ignore prot loging -- misspelt on purpose
import {checkExamples} from '@site/scripts/examples/check-examples';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {ConfigurationFiles} from '@site/scripts/examples/checks/configuration';
import {undocumentedKeys} from '@site/src/plugins/config-schema/undocumented-keys';
import {readConfiguration} from '@site/src/plugins/config-schema/read-configuration';
import {describe, expect, test} from 'vitest';
import {formatProblem, type Problem} from '@site/src/lib/problems';

const PAGE = 'versioned_docs/version-4.7/developers/sample.md';

const sources = readPages(projectPath('')).filter(({file}) =>
  /^versioned_docs\/version-4\.7\/(?:deployments|developers\/operations-api)\/configuration\.md$/.test(file),
);

interface Sample {
  what: string;
  fence: string;
  content: string;
  file: string;
}

function sample(what: string, fence: string, content: string, file = PAGE): Sample {
  return {what, fence, content, file};
}

const formatProblems = (problems: Problem[]) => problems.map(formatProblem).join('\n');

/** What is reported on samples, each as the only fence of a page, whose content starts on line 6. One run for all. */
async function reportsOn(samples: Sample[]): Promise<string[]> {
  const pages = samples.map(({fence, content, file}, index) => ({
    file: file.replace('sample', `sample-${index}`),
    text: `---\ntitle: Sample\n---\n\n\`\`\`${fence}\n${content}\n\`\`\`\n`,
  }));
  const files = pages.map(({file}) => file);
  const problems = await checkExamples([...sources, ...pages], '4.7', files);
  return files.map((file, index) =>
    formatProblems(problems.filter((problem) => problem.file === file)).replaceAll(file, samples[index]!.file),
  );
}

const MISSPELT = 'http:\n  prot: 1';
const CONFIGURATION = 'yaml title="harperdb-config.yaml"';
const body = (fields: object) => JSON.stringify({operation: 'set_configuration', ...fields}, null, 2);

const goodFiles: [what: string, content: string][] = [
  ['a part of a file', 'http:\n  port: 9936\nridgeline:\n  package: "@ridgeline/api"'],
  ['several documents', 'http:\n  port: 9936\n---\nthreads: 4'],
];

const goodBodies: [what: string, content: string][] = [
  ['any letter case', body({HTTP_PORT: 9936, logging_rotation_enabled: false})],
  ['databases in an array', body({databases: [{ridgeline: {path: '/data'}}]})],
  ['an array', body({http_corsAccessList: ['https://map.example.com']})],
];

const brokenFiles: [what: string, content: string, message: string][] = [
  [
    'a misspelt key',
    'http:\n  cors: true\n  prot: 9936',
    '8: http.prot is no key of version 4.7; expected one of port, securePort,',
  ],
  [
    'a misspelt section',
    'loging:\n  level: info',
    '7: loging.level is no key of version 4.7; expected one of package, port, install for the component loging, or a section of the configuration.',
  ],
  ['a wrong type', 'http:\n  timeout: "9936"', '7: http.timeout is of type string; expected integer.'],
  [
    'an unknown literal',
    'logging:\n  rotation:\n    enabled: true\n  level: loud',
    '9: logging.level is "loud"; expected one of "trace", "debug",',
  ],
  ['too large a value', 'threads:\n  count: 1001', '7: threads.count is 1001; expected 0 to 1000.'],
  [
    'too small a value',
    'http:\n  mtls:\n    certificateVerification:\n      crl:\n        timeout: 10',
    '10: crl.timeout is 10; expected 1000 or more.',
  ],
  [
    'an incomplete item',
    'clustering:\n  leafServer:\n    network:\n      routes:\n        - host: a',
    '10: clustering.leafServer.network.routes[0] has no "port"; expected "port" (required).',
  ],
  ['a file that is a list', '- http', '6: the file is of type array; expected object.'],
  [
    'the second document',
    'threads: 4\n---\nthreads: x',
    '8: threads is of type string; expected number or object or null.',
  ],
];

const brokenBodies: [what: string, content: string, message: string][] = [
  [
    'a misspelt key',
    body({http_prot: 1}),
    '8: set_configuration: "http_prot" is no setting of version 4.7; expected the path of a key',
  ],
  [
    'a wrong type',
    body({http_timeout: 'no', threads: 4}),
    '8: set_configuration: http.timeout is of type string; expected integer.',
  ],
  [
    'a wrong value inside',
    body({threads: 4, databases: [{ridgeline: {path: 5}}]}),
    '9: databases.ridgeline.path is of type number; expected string.',
  ],
];

describe('good samples pass', async () => {
  const samples = [
    ...goodFiles.map(([what, content]) => sample(what, CONFIGURATION, content)),
    ...goodBodies.map(([what, content]) => sample(what, 'json', content)),
    sample('a file with another title', 'yaml title="config.yaml"', MISSPELT),
    sample('a version without the page', CONFIGURATION, MISSPELT, 'versioned_docs/version-4.2/sample.md'),
  ];
  const reports = await reportsOn(samples);
  test.each(samples.map(({what}, index) => [what, reports[index]]))('%s', (_, report) => {
    expect(report).toBe('');
  });
});

const IN_CURL = `curl localhost:9925 \\\n  --data '{"operation": "set_configuration", "http_prot": 1}'`;

describe('broken samples turn red', async () => {
  const samples = [
    ...brokenFiles.map(([what, content]) => sample(what, CONFIGURATION, content)),
    ...brokenBodies.map(([what, content]) => sample(what, 'json', content)),
    sample('settings in curl', 'bash', IN_CURL),
    sample('the Fabric guide, which follows the latest version', CONFIGURATION, MISSPELT, 'fabric/sample.md'),
  ];
  const expected = [
    ...[...brokenFiles, ...brokenBodies].map(([, , message]) => message),
    '7: set_configuration: "http_prot"',
    '7: http.prot is no key of version 4.7',
  ];
  const reports = await reportsOn(samples);
  test.each(samples.map(({what, file}, index) => ({what, file, index})))('$what', ({file, index}) => {
    const [line = '', ...message] = expected[index]!.split(': ');
    const report = reports[index];
    expect(report).toContain(`${file}:${line}: `);
    expect(report).toContain(message.join(': '));
    expect(report).not.toContain('\n');
  });
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
