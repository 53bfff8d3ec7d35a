import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {parse} from 'sh-syntax';
import {describe, expect, it} from 'vitest';
import {readFences} from '../../../../scripts/examples/read-fences';
import {readPages} from '../../../../scripts/pages/read-pages';
import {
  addedLines,
  curlTokens,
  fetchTokens,
  isOperationBody,
  readRequestForm,
} from '../../../../src/lib/code/request-forms';
import type {CodeToken} from '../../../../src/lib/code/tokens';

const tokensText = (tokens: CodeToken[]) => tokens.map(({text}) => text).join('');
const curl = (body: string) => tokensText(curlTokens(body));
const script = (body: string) => tokensText(fetchTokens(body));

describe('readRequestForm', () => {
  it.each(['json', 'curl', 'javascript'])('knows %s', (form) => expect(readRequestForm(form)).toBe(form));
  it.each([null, '', 'python', 'JSON', '{}'])('takes %j for JSON', (stored) => {
    expect(readRequestForm(stored)).toBe('json');
  });
});

describe('isOperationBody', () => {
  it.each(['{"operation": "insert"}', '\n{"a": 1, "operation": ""}'])('%j is one', (text) => {
    expect(isOperationBody(text)).toBe(true);
  });
  it.each(['[{"operation": "insert"}]', '{"operation": 1}', '{"operations": "a"}', '"operation"', 'null', '{', ''])(
    '%j is none',
    (text) => expect(isOperationBody(text)).toBe(false),
  );
});

describe('curl', () => {
  it('sends the body as it stands, as our pages do', () => {
    expect(curl('{\n  "operation": "describe_all"\n}')).toBe(
      String.raw`curl --request POST http://localhost:9925/ \
  --user 'maya:<password>' \
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
    expect(
      script(
        '{\n  "operation": "insert",\n  "records": [\n    {"id": 1.50, "wind-kph": null, "note": "it\'s \\"new\\"", "ok": true}\n  ],\n  "ids": [],\n  "of": {}\n}',
      ),
    ).toBe(`const response = await fetch('http://localhost:9925/', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: \`Basic \${btoa('maya:<password>')}\`,
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

describe('operations that are called differently', () => {
  it('signs in with a cookie', () => {
    const body = '{"operation": "login", "username": "maya", "password": "<password>"}';
    expect(curl(body)).toContain('--cookie-jar cookies.txt');
    expect(curl(body)).not.toContain('--user');
    expect(script(body)).toContain("credentials: 'include'");
    expect(script(body)).not.toContain('Authorization');
  });

  it('sends the cookie to sign out', () => {
    expect(curl('{"operation": "logout"}')).toContain('--cookie cookies.txt');
  });

  it('needs no credentials for tokens when the body has them', () => {
    const named = '{"operation": "create_authentication_tokens", "username": "maya", "password": "<password>"}';
    expect(curl(named)).not.toContain('--user');
    expect(script(named)).not.toContain('Authorization');
    expect(curl('{"operation": "create_authentication_tokens"}')).toContain('--user');
  });

  it('renews a token with the refresh token', () => {
    const body = '{"operation": "refresh_operation_token"}';
    expect(curl(body)).toContain("--header 'Authorization: Bearer <refresh_token>'");
    expect(script(body)).toContain("Authorization: 'Bearer <refresh_token>',");
  });

  it('saves a backup as bytes', () => {
    const body = '{"operation": "get_backup", "database": "ridgeline"}';
    expect(curl(body)).toContain('--output ridgeline.mdb');
    expect(script(body)).toContain('const backup = await response.arrayBuffer();');
  });
});

const awkward = JSON.stringify(
  {
    operation: 'sql',
    sql: `it's "quoted" with \\ and \n and $HOME \`id\` !x \${1} </script> \u2028 é`,
    __proto__: undefined,
    'a-b': [[], {}, [1, -2.5e-3, true, false, null]],
    "it's": 1,
    '"': 'x',
  },
  null,
  2,
).replace('"a-b"', '"__proto__": {"x": 1}, "a-b"');

const bodies = [
  ...new Set(
    readPages('.')
      .flatMap(({file, text}) => readFences(file, text))
      .filter(({language, text}) => language === 'json' && isOperationBody(text))
      .map(({text}) => text),
  ),
  awkward,
  '{"operation":"describe_all"}',
];

// Starts bash and Node, on a machine that may have more to do.
describe('every request of the site', {timeout: 60_000}, () => {
  it('there are many', () => expect(bodies.length).toBeGreaterThan(150));

  it('is valid bash that sends exactly the body', async () => {
    await parse(bodies.map(curl).join('\n'));
    // A function in place of curl prints its last argument.
    const source = `curl() { printf '%s\\0' "\${@: -1}"; }\n${bodies.map(curl).join('\n')}\n`;
    const {stdout, status} = spawnSync('bash', ['-eu'], {input: source, encoding: 'utf8', maxBuffer: 1e8});
    expect(status).toBe(0);
    expect(stdout.split('\0').slice(0, -1)).toEqual(bodies);
  });

  it('is a JavaScript module that sends an equal body', async () => {
    const received: unknown[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () => {
        received.push(JSON.parse(text));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    const {port} = server.address() as AddressInfo;
    // Each in a block of its own, since all declare the same names.
    const source = bodies.map((body) => `{\n${script(body)}\n}`).join('\n');
    const address = `http://localhost:${port}/`;
    const node = spawn(process.execPath, ['--input-type=module'], {stdio: ['pipe', 'inherit', 'inherit']});
    node.stdin.end(source.replaceAll('http://localhost:9925/', address));
    const [status] = (await once(node, 'exit')) as [number];
    server.close();
    expect(status).toBe(0);
    expect(received).toEqual(bodies.map((body) => JSON.parse(body) as unknown));
  });

  it('keeps the room it needs', () => {
    for (const body of bodies) {
      const lines = (text: string) => text.split('\n').length;
      const own = lines(body);
      expect(addedLines(body)).toEqual({curl: lines(curl(body)) - own, javascript: lines(script(body)) - own});
    }
  });
});
