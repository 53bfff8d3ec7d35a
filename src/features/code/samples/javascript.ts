import type {CodeToken} from '../tokens';
import {highlight, type Grammar} from './highlight';
import {literal, type Dialect} from './literal';
import {backupFile, FIRST_STEP, hasCredentials, needsPassword, PASSWORD, type Request} from './request';

const dialect: Dialect = {
  string: scriptString,
  key: scriptKey,
  words: {true: 'true', false: 'false', null: 'null'},
  colon: ':',
  braces: ['{', '}'],
  pad: ' ',
  widen: 1,
};

const grammar: Grammar = [
  [/\/\/ .*/, 'comment'],
  [/'(?:[^'\\\n]|\\.)*'(?=:)|"(?:[^"\\\n]|\\.)*"(?=:)/, 'name'],
  [/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/, 'string'],
  [/\b(?:import|from|const|await|if|throw|new)\b/, 'keyword'],
  [/\bJSON\b|(?<![\w.])-?\d[\w.+-]*|\b(?:true|false|null)\b(?!:)/, 'literal'],
  [/[\w$]+(?=[:(])/, 'name'],
];

/** The request as a call of `fetch` in a JavaScript module. The line breaks of the body are kept. */
export function fetchTokens(request: Request): CodeToken[] {
  const {body, kind, values} = request;
  const authorization = {
    password: `'Basic ' + btoa('${values.user}:' + password)`,
    refresh: `'Bearer <refresh_token>'`,
  }[kind === 'backup' ? 'password' : (kind as string)];
  const own = hasCredentials(request) && {username: `'${values.user}'`, password: 'password'};
  const code = [
    ...(needsPassword(request) ? [`// ${FIRST_STEP}`] : []),
    ...(kind === 'backup' ? [`import { writeFile } from 'node:fs/promises';`, ''] : []),
    ...(needsPassword(request)
      ? [`const password = process.env.${PASSWORD};`, `if (!password) throw new Error('Set ${PASSWORD}');`]
      : []),
    `const response = await fetch('${values.instance}/', {`,
    `  method: 'POST',`,
    ...(kind === 'login' || kind === 'logout' ? [`  credentials: 'include',`] : []),
    `  headers: {`,
    `    'Content-Type': 'application/json',`,
    ...(authorization ? [`    Authorization: ${authorization},`] : []),
    `  },`,
    `  body: JSON.stringify(${literal(body, dialect, '  ', own || {})}),`,
    `});`,
    ...(kind === 'backup'
      ? [
          'if (!response.ok) throw new Error(await response.text());',
          `await writeFile('${backupFile(request)}', response.body);`,
        ]
      : ['console.log(response.status, await response.json());']),
  ];
  return highlight(code.join('\n'), grammar);
}

function scriptKey(piece: string): string {
  const key = piece.slice(1, -1);
  // As a plain key, it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : scriptString(piece);
}

/** A JSON string in single quotes, or in double ones when that saves escapes. */
function scriptString(piece: string): string {
  if (piece.includes("'") && !piece.includes(String.raw`\"`)) return piece;
  const inner = piece.slice(1, -1).replace(/\\.|'/g, (found) => {
    if (found === String.raw`\"`) return '"';
    return found === "'" ? String.raw`\'` : found;
  });
  return `'${inner}'`;
}
