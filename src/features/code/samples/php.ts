import type {CodeToken} from '../tokens';
import {highlight, type Grammar} from './highlight';
import {literal, type Dialect} from './literal';
import {backupFile, FIRST_STEP, hasCredentials, needsPassword, PASSWORD, type Request} from './request';

const dialect: Dialect = {
  string: phpString,
  key: phpString,
  words: {true: 'true', false: 'false', null: 'null'},
  colon: ' =>',
  braces: ['[', ']'],
  pad: '',
  widen: 2,
  // PHP could send an array without keys, or with only numeric keys, as a list.
  guard: (object) => (Object.keys(object).every((key) => /^(?:0|-?[1-9]\d*)$/.test(key)) ? '(object) [' : undefined),
};

const grammar: Grammar = [
  [/\/\/ .*/, 'comment'],
  [/<\?php/, 'keyword'],
  [/'(?:[^'\\]|\\.)*'(?= =>)/, 'name'],
  [/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/, 'string'],
  [/\$\w+|\bCURL(?:OPT|INFO)_\w+|(?<![\w.])-?\d[\w.+-]*|\b(?:true|false|null)\b/, 'literal'],
  [/\w+(?=\()/, 'name'],
];

/** The request in PHP, with the curl extension. The line breaks of the body are kept. */
export function phpTokens(request: Request): CodeToken[] {
  const {body, kind, values} = request;
  const password = '$password';
  const own = hasCredentials(request) && {username: `'${values.user}'`, password};
  const options = {
    CURLOPT_RETURNTRANSFER: 'true',
    ...(kind === 'backup' ? {CURLOPT_FAILONERROR: 'true'} : {}),
    ...caller(request, password),
    CURLOPT_HTTPHEADER: `['Content-Type: application/json'${
      kind === 'refresh' ? ", 'Authorization: Bearer <refresh_token>'" : ''
    }]`,
    CURLOPT_POSTFIELDS: `json_encode(${literal(body, dialect, '    ', own || {})})`,
  };
  const code = [
    '<?php',
    ...(needsPassword(request)
      ? [`// ${FIRST_STEP}`, `$password = getenv('${PASSWORD}') ?: throw new RuntimeException('Set ${PASSWORD}');`]
      : []),
    `$request = curl_init('${values.instance}/');`,
    'curl_setopt_array($request, [',
    ...Object.entries(options).map(([name, value]) => `    ${name} => ${value},`),
    ']);',
    '$response = curl_exec($request);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    kind === 'backup'
      ? `file_put_contents('${backupFile(request)}', $response);`
      : String.raw`printf("%d %s\n", curl_getinfo($request, CURLINFO_RESPONSE_CODE), $response);`,
  ];
  return highlight(code.join('\n'), grammar);
}

/** The options that authenticate the caller. */
function caller({kind, values}: Request, password: string): Record<string, string> {
  switch (kind) {
    case 'login':
      return {CURLOPT_COOKIEJAR: "'cookies.txt'"};
    case 'logout':
      return {CURLOPT_COOKIEFILE: "'cookies.txt'"};
    case 'password':
    case 'backup':
      return {CURLOPT_USERPWD: `'${values.user}:' . ${password}`};
    default:
      return {};
  }
}

/** A JSON string in single quotes, or in double ones if it has invisible characters. */
function phpString(piece: string): string {
  const text = JSON.parse(piece) as string;
  if (!/[\p{C}\p{Z}]/u.test(text.replaceAll(' ', ''))) return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
  const inner = Array.from(text, (character) => {
    if (/["\\$]/.test(character)) return `\\${character}`;
    if (character === '\n') return String.raw`\n`;
    if (/[\p{C}\p{Z}]/u.test(character) && character !== ' ') return `\\u{${character.codePointAt(0)!.toString(16)}}`;
    return character;
  });
  return `"${inner.join('')}"`;
}
