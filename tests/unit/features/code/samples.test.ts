import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {parse} from 'sh-syntax';
import {describe, expect, it} from 'vitest';
import {formNames, requestForms, type SampleForm} from '../../../../src/features/code/request-forms';
import {readPage, readPages} from '../../../../scripts/pages/read-pages';
import {startStub} from '../../examples/live/stub';
import {bodies, sampleText} from './bodies';

const curl = (body: string) => sampleText('curl', body);
const script = (body: string) => sampleText('javascript', body);

const forms = requestForms.filter((form) => form !== 'json');
const INSERT =
  '{\n  "operation": "insert",\n  "records": [\n    {"id": 1.50, "wind-kph": null, "note": "it\'s \\"new\\"", "ok": true}\n  ],\n  "ids": [],\n  "of": {}\n}';
const LOGIN = '{"operation": "login", "username": "maya", "password": "<password>"}';

describe('curl', () => {
  it('sends the body as it stands, as our pages do', () => {
    expect(curl('{\n  "operation": "describe_all"\n}')).toBe(
      String.raw`# First, in the shell: read -rs HARPER_PASSWORD && export HARPER_PASSWORD
curl --request POST http://localhost:9925/ \
  --user "maya:${'${HARPER_PASSWORD:?}'}" \
  --header 'Content-Type: application/json' \
  --data '{
  "operation": "describe_all"
}'`,
    );
  });

  it('escapes single quotes', () => {
    expect(curl('{"operation": "sql", "sql": "SELECT \'a\'"}')).toContain(
      String.raw`--data '{"operation": "sql", "sql": "SELECT '\''a'\''"}'`,
    );
  });
});

describe('fetch', () => {
  it('writes an object literal as people do', () => {
    expect(script(INSERT)).toBe(`// First, in the shell: read -rs HARPER_PASSWORD && export HARPER_PASSWORD
const password = process.env.HARPER_PASSWORD;
if (!password) throw new Error('Set HARPER_PASSWORD');
const response = await fetch('http://localhost:9925/', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: 'Basic ' + btoa('maya:' + password),
  },
  body: JSON.stringify({
    operation: 'insert',
    records: [
      { id: 1.50, 'wind-kph': null, note: 'it\\'s "new"', ok: true },
    ],
    ids: [],
    of: {},
  }),
});
console.log(response.status, await response.json());`);
  });

  it('uses double quotes where that saves escapes', () =>
    expect(script('{"operation": "sql", "sql": "SELECT \'a\'"}')).toContain(`sql: "SELECT 'a'" }`));
});

it('writes Python as people do', () => {
  expect(sampleText('python', INSERT)).toBe(`# First, in the shell: read -rs HARPER_PASSWORD && export HARPER_PASSWORD
# The package requests: pip install requests
import os

import requests

response = requests.post(
    "http://localhost:9925/",
    auth=("maya", os.environ["HARPER_PASSWORD"]),
    json={
        "operation": "insert",
        "records": [
            {"id": 1.50, "wind-kph": None, "note": "it's \\"new\\"", "ok": True},
        ],
        "ids": [],
        "of": {},
    },
)
print(response.status_code, response.json())`);
});

it('writes PHP as people do', () => {
  expect(sampleText('php', INSERT)).toBe(`<?php
// First, in the shell: read -rs HARPER_PASSWORD && export HARPER_PASSWORD
$password = getenv('HARPER_PASSWORD') ?: throw new RuntimeException('Set HARPER_PASSWORD');
$request = curl_init('http://localhost:9925/');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_USERPWD => 'maya:' . $password,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'operation' => 'insert',
        'records' => [
            ['id' => 1.50, 'wind-kph' => null, 'note' => 'it\\'s "new"', 'ok' => true],
        ],
        'ids' => [],
        'of' => (object) [],
    ]),
]);
$response = curl_exec($request);
if ($response === false) {
    throw new RuntimeException(curl_error($request));
}
printf("%d %s\\n", curl_getinfo($request, CURLINFO_RESPONSE_CODE), $response);`);
});

/** The peculiarities of operations that are called differently. */
const special: Record<string, Partial<Record<SampleForm, string>>> = {
  [LOGIN]: {
    curl: '--cookie-jar cookies.txt',
    javascript: "credentials: 'include'",
    python: 'session = requests.Session()',
    go: 'response.Cookies()',
    php: "CURLOPT_COOKIEJAR => 'cookies.txt'",
  },
  '{"operation": "logout"}': {
    curl: '--cookie cookies.txt',
    python: 'session.cookies.load(ignore_discard=True)',
    go: '"Cookie", "<session cookie>"',
    php: "CURLOPT_COOKIEFILE => 'cookies.txt'",
  },
  '{"operation": "create_authentication_tokens"}': {curl: '--user'},
  '{"operation": "refresh_operation_token"}': Object.fromEntries(forms.map((form) => [form, 'Bearer <refresh_token>'])),
  '{"operation": "get_backup", "database": "ridgeline"}': {
    ...Object.fromEntries(forms.map((form) => [form, 'ridgeline.mdb'])),
    curl: '--fail --output ridgeline.mdb',
    javascript: "await writeFile('ridgeline.mdb', response.body);",
    python: 'response.raise_for_status()',
    go: 'response.StatusCode != http.StatusOK',
    php: 'CURLOPT_FAILONERROR => true',
  },
};

it.each(Object.entries(special))('%s is called in its own way', (body, parts) => {
  for (const form of forms) expect(sampleText(form, body)).toContain(parts[form] ?? '');
});

it('needs no credentials when the body has them', () => {
  const named = '{"operation": "create_authentication_tokens", "username": "maya", "password": "<password>"}';
  for (const body of [LOGIN, named]) {
    expect(curl(body)).not.toContain('--user');
    expect(curl(body)).toContain(`"password": "'"$password"'"`);
    expect(script(body)).not.toContain('Authorization');
    expect(script(body)).toContain("username: 'maya', password: password }");
  }
});

it('is named wherever the languages are listed', () => {
  const texts = [...readPages('.'), readPage('.', 'CONTRIBUTING.md')].flatMap(({file, text}) =>
    [...text.matchAll(/`curl`, JavaScript, [^.]*/g)].map(([list]) => ({file, list})),
  );
  expect(texts.length).toBeGreaterThan(2);
  for (const {file, list} of texts) for (const form of forms) expect(list, file).toContain(formNames[form]);
});

/** How a sample ends if the password is not set. A language that is not listed here has to read it at least. */
const withoutPassword: Partial<Record<SampleForm, string>> = {
  curl: '${HARPER_PASSWORD:?}',
  javascript: 'Set HARPER_PASSWORD',
  python: 'os.environ["HARPER_PASSWORD"]',
  go: 'Set HARPER_PASSWORD',
  php: 'Set HARPER_PASSWORD',
};

it('says how to set the password in each language, and stops without it', () => {
  const firstStep = 'First, in the shell: read -rs HARPER_PASSWORD && export HARPER_PASSWORD';
  const needs = bodies.filter((body) => !/"operation": "(?:logout|refresh_operation_token)"/.test(body));
  for (const form of forms) {
    for (const body of needs) {
      const text = sampleText(form, body);
      expect(text).toContain(firstStep);
      expect(text.replace(firstStep, '')).toContain(withoutPassword[form] ?? 'HARPER_PASSWORD');
    }
  }
});

it('sends a password with any character as valid JSON', () => {
  const password = String.raw`a"b\c'd$e`;
  const source = `curl() { printf '%s' "\${@: -1}"; }\n${curl(LOGIN)}\n`;
  const {stdout} = spawnSync('bash', ['-eu'], {
    input: source,
    encoding: 'utf8',
    env: {...process.env, HARPER_PASSWORD: password},
  });
  expect(JSON.parse(stdout)).toEqual({operation: 'login', username: 'maya', password});
});

it('holds no password, and shows the values of the reader', () => {
  const values = {instance: 'https://harper.example.com', application: 'https://app.example.com', user: 'ana@x.org'};
  for (const form of forms) {
    for (const body of bodies) {
      const text = sampleText(form, body, values);
      expect(text).toContain('https://harper.example.com/');
      expect(text).not.toContain('localhost:9925');
      expect(text.includes('ana@x.org')).toBe(text.includes('HARPER_PASSWORD'));
    }
    expect(sampleText(form, LOGIN, values)).not.toContain('<password>');
    expect(sampleText(form, LOGIN, values)).toContain('ana@x.org');
  }
});

// Starts bash and Node, on a machine that may have more to do. Python, Go, and PHP are tried every night.
describe('every request of the site', {timeout: 120_000}, () => {
  const environment = {...process.env, HARPER_PASSWORD: '<password>'};

  it('there are many', () => expect(bodies.length).toBeGreaterThan(150));

  it('is valid bash that sends exactly the body', async () => {
    await parse(bodies.map(curl).join('\n'));
    // A function in place of curl prints its last argument.
    const source = `curl() { printf '%s\\0' "\${@: -1}"; }\n${bodies.map(curl).join('\n')}\n`;
    const options = {input: source, encoding: 'utf8', maxBuffer: 1e8, env: environment} as const;
    const {stdout, status} = spawnSync('bash', ['-eu'], options);
    expect(status).toBe(0);
    expect(stdout.split('\0').slice(0, -1)).toEqual(bodies);
  });

  it('is a JavaScript module that sends an equal body', async () => {
    const {url, received, close} = await startStub({});
    // Each in a block of its own, since all declare the same names. A block has no imports, so the one of backups is
    // replaced by a function that writes nothing.
    const blocks = bodies.map((body) => `{\n${script(body).replace(/^import .*$/m, '')}\n}`);
    const source = ['const writeFile = () => {};', ...blocks].join('\n');
    const node = spawn(process.execPath, ['--input-type=module'], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: environment,
    });
    node.stdin.end(source.replaceAll('http://localhost:9925/', url.href));
    const [status] = (await once(node, 'exit')) as [number];
    await close();
    expect(status).toBe(0);
    expect(received.map(({body}) => body)).toEqual(bodies.map((body) => JSON.parse(body) as unknown));
  });
});
