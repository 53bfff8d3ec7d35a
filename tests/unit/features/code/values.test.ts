import {describe, expect, it} from 'vitest';
import {defaultValues} from '../../../../src/features/code/default-values';
import {hasValues, withValues} from '../../../../src/features/code/samples/rewrite';
import {checkAddress, checkName, readValues} from '../../../../src/features/code/values';

describe('checkAddress', () => {
  it.each([
    ['https://harper.example.com:9925', 'https://harper.example.com:9925'],
    ['  http://localhost:9925/ ', 'http://localhost:9925'],
    ['https://EXAMPLE.com/harper/', 'https://example.com/harper'],
    ['http://[::1]:9925', 'http://[::1]:9925'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('takes %j', (text, value) => expect(checkAddress(text)).toEqual({value}));

  const ends = ['?a=1', '#a', "'$(id)", '`id`', 'a b'].map((end) => `https://example.com/${end}`);
  it.each(['', 'localhost:9925', 'ftp://example.com', 'javascript:alert(1)', 'https://', ...ends])(
    'refuses %j',
    (text) => expect(checkAddress(text)).toHaveProperty('problem'),
  );

  it('asks to leave a password out', () => {
    expect(checkAddress('https://ana:secret@example.com')).toHaveProperty(
      'problem',
      expect.stringContaining('HARPER_PASSWORD'),
    );
  });
});

describe('checkName', () => {
  it.each(['maya', 'ana@example.org', 'Jürgen_2', 'a.b-c+d'])('takes %j', (value) => {
    expect(checkName(` ${value} `)).toEqual({value});
  });
  it.each(['', 'a b', 'a:b', "a'b", 'a"b', '$HOME', '`id`', '-u', '<b>', 'a\\b', 'a'.repeat(200)])(
    'refuses %j',
    (text) => expect(checkName(text)).toHaveProperty('problem'),
  );
});

describe('readValues', () => {
  it('keeps what is right and takes the default for the rest', () => {
    const stored = {instance: 'https://h.example.com', application: "https://x/'", user: 7, other: 'x'};
    expect(readValues(JSON.stringify(stored))).toEqual({...defaultValues, instance: 'https://h.example.com'});
  });
  it.each([null, '', '{', '[]', '7', 'null', '{"user": "a b"}', JSON.stringify(defaultValues)])(
    'takes %j for none',
    (stored) => expect(readValues(stored)).toBeUndefined(),
  );
});

const own = {instance: 'https://h.example.com', application: 'https://app.example.com/r', user: 'ana'};

describe('withValues', () => {
  const login = "const username = 'maya';\nconst password = '&lt;password>';";
  it.each([
    [
      'bash',
      "curl http://localhost:9925/ -u 'maya:&lt;password>'",
      'curl https://h.example.com/ -u "ana:$HARPER_PASSWORD"',
    ],
    ['bash', 'curl -u "maya:$HDB_PASSWORD" \\\n a', 'curl -u "ana:$HARPER_PASSWORD" \\\n a'],
    ['bash', 'curl --user maya https://localhost:9925/', 'curl --user "ana:$HARPER_PASSWORD" https://h.example.com/'],
    ['bash', 'curl --user maya2 http://ridge-1.example.com/', undefined],
    ['bash', 'curl http://localhost:9926/a', 'curl https://app.example.com/r/a'],
    ['bash', "curl -u 'tomas:&lt;password>' http://localhost:99251", undefined],
    ['http', 'POST / HTTP/1.1\nHost: localhost:9925\n\n', 'POST / HTTP/1.1\nHost: h.example.com\n\n'],
    ['js', "new WebSocket('ws://localhost:9926/Echo/')", "new WebSocket('wss://app.example.com/r/Echo/')"],
    ['js', login, "const username = 'ana';\nconst password = process.env.HARPER_PASSWORD;"],
    ['js', `${login}\nbtoa(username)`, `${login.replace('maya', 'ana')}\nbtoa(username)`],
    ['js', "['keys', new Set(['tomas', 'maya'])],", undefined],
    ['yaml', 'url: http://localhost:9925', undefined],
  ])('makes of %s %j: %j', (language, html, expected = html) => expect(withValues(html, language, own)).toBe(expected));

  it('puts a value that is cut into tokens into the first one, and keeps the lines', () => {
    const html = '<span class=marked>curl <span class=s>http:</span>//local<span class=n>host:9925/x</span>\n</span>a';
    expect(withValues(html, 'bash', own)).toBe(
      '<span class=marked>curl <span class=s>https://h.example.com</span><span class=n>/x</span>\n</span>a',
    );
  });

  it('leaves an address with TLS and a prompt for the password alone while the values are the defaults', () => {
    const html = 'export HARPER_URL=https://localhost:9925\ncurl --user maya a';
    expect(withValues(html, 'bash', {...defaultValues, application: own.application})).toBe(html);
    expect(withValues(html, 'bash', {...defaultValues, user: 'ana'})).toBe(
      'export HARPER_URL=https://localhost:9925\ncurl --user "ana:$HARPER_PASSWORD" a',
    );
  });

  it('leaves a sample with the defaults as it is', () => {
    const html = "curl <span class=s>'http://localhost:9926/?a&amp;b'</span>";
    expect(withValues(html, 'bash', defaultValues)).toBe(html);
    expect(hasValues("curl 'http://localhost:9926/?a&b'", 'bash')).toBe(true);
    expect(hasValues('harperdb status', 'bash')).toBe(false);
  });
});
