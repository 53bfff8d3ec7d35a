import type {CodeToken} from '../tokens';
import {highlight, type Grammar} from './highlight';
import {literal, type Dialect} from './literal';
import {backupFile, FIRST_STEP, hasCredentials, needsPassword, PASSWORD, type Request} from './request';

// Python understands all JSON escapes except this one.
const pythonString = (piece: string) => piece.replace(/\\./g, (found) => (found === String.raw`\/` ? '/' : found));

const dialect: Dialect = {
  string: pythonString,
  key: pythonString,
  words: {true: 'True', false: 'False', null: 'None'},
  colon: ':',
  braces: ['{', '}'],
  pad: '',
  widen: 2,
};

const grammar: Grammar = [
  [/#.*/, 'comment'],
  [/"(?:[^"\\\n]|\\.)*"(?=:)/, 'name'],
  [/"(?:[^"\\\n]|\\.)*"/, 'string'],
  [/\b(?:from|import|with|as)\b/, 'keyword'],
  [/(?<![\w.])-?\d[\w.+-]*|\b(?:True|False|None)\b/, 'literal'],
  [/\w+(?=\()/, 'name'],
];

/** The request in Python, with the package `requests`. The line breaks of the body are kept. */
export function pythonTokens(request: Request): CodeToken[] {
  const {body, kind, values} = request;
  const password = `os.environ["${PASSWORD}"]`;
  const own = hasCredentials(request) && {username: `"${values.user}"`, password};
  const given = [
    `"${values.instance}/"`,
    ...(kind === 'password' || kind === 'backup' ? [`auth=("${values.user}", ${password})`] : []),
    ...(kind === 'refresh' ? ['headers={"Authorization": "Bearer <refresh_token>"}'] : []),
    `json=${literal(body, dialect, '    ', own || {})}`,
  ];
  const call = [
    `response = ${kind === 'login' || kind === 'logout' ? 'session' : 'requests'}.post(`,
    ...given.map((argument) => `    ${argument},`),
    ')',
  ];
  const code = [
    ...(needsPassword(request) ? [`# ${FIRST_STEP}`] : []),
    '# The package requests: pip install requests',
    ...head(kind),
    ...call,
    ...(kind === 'login' ? ['session.cookies.save(ignore_discard=True)'] : []),
    ...(kind === 'backup'
      ? [
          'response.raise_for_status()',
          `with open("${backupFile(request)}", "wb") as file:`,
          '    file.write(response.content)',
        ]
      : ['print(response.status_code, response.json())']),
  ];
  return highlight(code.join('\n'), grammar);
}

/** A session that keeps its cookies in a file, so that another script can end it. */
const SESSION = [
  'from http.cookiejar import MozillaCookieJar',
  '',
  'import requests',
  '',
  'session = requests.Session()',
  'session.cookies = MozillaCookieJar("cookies.txt")',
];

/** The lines before the call. */
function head(kind: Request['kind']): string[] {
  switch (kind) {
    case 'login':
      return ['import os', ...SESSION];
    // A session without the cookie of the login would end nothing.
    case 'logout':
      return [...SESSION, 'session.cookies.load(ignore_discard=True)'];
    case 'refresh':
      return ['import requests', ''];
    default:
      return ['import os', '', 'import requests', ''];
  }
}
