import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {parse} from 'sh-syntax';
import {describe, expect, it} from 'vitest';
import {startStub} from '../../examples/live/stub';
import {bodies, sampleText} from './bodies';

const curl = (body: string) => sampleText('curl', body);
const script = (body: string) => sampleText('javascript', body);

const INSERT =
  '{\n  "operation": "insert",\n  "records": [\n    {"id": 1.50, "wind-kph": null, "note": "it\'s \\"new\\"", "ok": true}\n  ],\n  "ids": [],\n  "of": {}\n}';
const LOGIN = '{"operation": "login", "username": "maya", "password": "<password>"}';
const BACKUP = '{"operation": "get_backup", "database": "ridgeline"}';

describe('curl', () => {
  it('sends the body as it stands, as our pages do', () => {
    expect(curl('{\n  "operation": "describe_all"\n}')).toBe(
      String.raw`curl --request POST http://localhost:9925/ \
  --user "maya:$HARPER_PASSWORD" \
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
    expect(script(INSERT)).toBe(`const response = await fetch('http://localhost:9925/', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: 'Basic ' + btoa('maya:' + process.env.HARPER_PASSWORD),
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
const result = await response.json();`);
  });

  it('uses double quotes where that saves escapes', () => {
    expect(script('{"operation": "sql", "sql": "SELECT \'a\'"}')).toContain(`sql: "SELECT 'a'" }`);
  });
});

it('writes Python as people do', () => {
  expect(sampleText('python', INSERT)).toBe(`import os

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
result = response.json()`);
});

it('writes PHP as people do', () => {
  expect(sampleText('php', INSERT)).toBe(`<?php
$request = curl_init('http://localhost:9925/');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_USERPWD => 'maya:' . getenv('HARPER_PASSWORD'),
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
$result = json_decode($response, true);`);
});

describe('operations that are called differently', () => {
  it('signs in with a cookie, and with the credentials in the body', () => {
    expect(curl(LOGIN)).toContain('--cookie-jar cookies.txt');
    expect(curl(LOGIN)).toContain(`"password": "'"$HARPER_PASSWORD"'"`);
    expect(curl(LOGIN)).not.toContain('--user');
    expect(script(LOGIN)).toContain("credentials: 'include'");
    expect(script(LOGIN)).toContain("username: 'maya', password: process.env.HARPER_PASSWORD }");
    expect(script(LOGIN)).not.toContain('Authorization');
    expect(sampleText('python', LOGIN)).toContain('session = requests.Session()');
    expect(sampleText('go', LOGIN)).toContain('response.Cookies()');
    expect(sampleText('php', LOGIN)).toContain("CURLOPT_COOKIEJAR => 'cookies.txt'");
  });

  it('sends the cookie to sign out', () => {
    const body = '{"operation": "logout"}';
    expect(curl(body)).toContain('--cookie cookies.txt');
    expect(sampleText('python', body)).toContain('session.post(');
    expect(sampleText('go', body)).toContain('"Cookie", "<session cookie>"');
    expect(sampleText('php', body)).toContain("CURLOPT_COOKIEFILE => 'cookies.txt'");
  });

  it('needs no credentials for tokens when the body has them', () => {
    const named = '{"operation": "create_authentication_tokens", "username": "maya", "password": "<password>"}';
    expect(curl(named)).not.toContain('--user');
    expect(script(named)).not.toContain('Authorization');
    expect(curl('{"operation": "create_authentication_tokens"}')).toContain('--user');
  });

  it('renews a token with the refresh token', () => {
    const body = '{"operation": "refresh_operation_token"}';
    for (const form of ['curl', 'javascript', 'python', 'go', 'php'] as const)
      expect(sampleText(form, body)).toContain('Bearer <refresh_token>');
  });

  it('saves a backup as bytes', () => {
    expect(curl(BACKUP)).toContain('--output ridgeline.mdb');
    expect(script(BACKUP)).toContain('const backup = await response.arrayBuffer();');
    for (const form of ['python', 'go', 'php'] as const) expect(sampleText(form, BACKUP)).toContain('ridgeline.mdb');
  });
});

it('holds no password, and shows the values of the reader', () => {
  const values = {instance: 'https://harper.example.com', application: 'https://app.example.com', user: 'ana@x.org'};
  for (const form of ['curl', 'javascript', 'python', 'go', 'php'] as const) {
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
    // Each in a block of its own, since all declare the same names.
    const source = bodies.map((body) => `{\n${script(body)}\n}`).join('\n');
    const node = spawn(process.execPath, ['--input-type=module'], {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: environment,
    });
    node.stdin.end(source.replaceAll('http://localhost:9925/', url.href));
    const [status] = (await once(node, 'exit')) as [number];
    await close();
    expect(status).toBe(0);
    expect(received.map(({body}) => body)).toEqual(bodies.map((body) => JSON.parse(body) as unknown));
  });
});
