import type {CodeToken} from '../tokens';
import {highlight, type Grammar} from './highlight';
import {literal, type Dialect} from './literal';
import {backupFile, hasCredentials, PASSWORD, type Request} from './request';

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
  [/\b(?:import|with|as)\b/, 'keyword'],
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
    ...head(kind),
    ...call,
    ...(kind === 'backup'
      ? [`with open("${backupFile(request)}", "wb") as file:`, '    file.write(response.content)']
      : ['result = response.json()']),
  ];
  return highlight(code.join('\n'), grammar);
}

/** What comes before the call. */
function head(kind: Request['kind']): string[] {
  switch (kind) {
    case 'login':
      return ['import os', '', 'import requests', '', 'session = requests.Session()'];
    // A new session would have no cookie.
    case 'logout':
      return ['# The session is the one that has logged in.'];
    case 'refresh':
      return ['import requests', ''];
    default:
      return ['import os', '', 'import requests', ''];
  }
}
