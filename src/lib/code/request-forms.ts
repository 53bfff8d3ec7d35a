import type {CodeToken, Kind} from './tokens';

export const requestForms = ['json', 'curl', 'javascript'] as const;

/** The ways to show a request to the operations API. */
export type RequestForm = (typeof requestForms)[number];

/** Under this key the browser keeps the reader's choice. */
export const REQUEST_FORM_KEY = 'request-form';

/** The stored choice; anything that is none counts as JSON. */
export function readRequestForm(stored: string | null): RequestForm {
  return requestForms.find((form) => form === stored) ?? 'json';
}

/** Whether a text is the body of a request to the operations API: a JSON object that names its operation. */
export function isOperationBody(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'operation' in value && typeof value.operation === 'string';
  } catch {
    return false;
  }
}

interface Call {
  /** What identifies the caller to curl, as an option and its value. */
  option?: {name: string; value: string};
  /** The same as lines of the second argument of `fetch`. */
  header?: CodeToken[];
  withCookies?: boolean;
  /** File for a response that is not JSON. */
  file?: string;
}

const plain = (text: string): CodeToken => ({text});
const as = (kind: Kind, text: string): CodeToken => ({text, kind});

const basic: Call = {
  option: {name: '--user', value: 'maya:<password>'},
  header: [
    plain('`'),
    as('string', 'Basic '),
    plain('${'),
    as('name', 'btoa'),
    plain('('),
    as('string', "'maya:<password>'"),
    plain(')}'),
    plain('`'),
  ],
};

/** How an operation is called; all but a few want the credentials of a user and answer with JSON. */
function callOf(body: string): Call {
  const {operation, username, database} = JSON.parse(body) as Record<string, unknown>;
  if (operation === 'login') return {option: {name: '--cookie-jar', value: 'cookies.txt'}, withCookies: true};
  if (operation === 'logout') return {option: {name: '--cookie', value: 'cookies.txt'}, withCookies: true};
  if (operation === 'create_authentication_tokens' && username !== undefined) return {};
  if (operation === 'refresh_operation_token') {
    const value = 'Bearer <refresh_token>';
    return {option: {name: '--header', value: `Authorization: ${value}`}, header: [as('string', `'${value}'`)]};
  }
  if (operation === 'get_backup') return {...basic, file: `${typeof database === 'string' ? database : 'backup'}.mdb`};
  return basic;
}

/**
 * The request as a `curl` command for bash, to an instance on the reader's machine.
 *
 * @param body text for which `isOperationBody` holds; it is sent as it stands
 */
export function curlTokens(body: string): CodeToken[] {
  const {option, file} = callOf(body);
  const line = (name: string, value: string) => [plain(` \\\n  ${name} `), shellToken(value)];
  return [
    as('name', 'curl'),
    plain(' --request POST http://localhost:9925/'),
    ...(file === undefined ? [] : [plain(' --output '), shellToken(file)]),
    ...(option ? line(option.name, option.value) : []),
    ...line('--header', 'Content-Type: application/json'),
    ...line('--data', body),
  ];
}

/** Quotes only where the shell would take a character for more than it is. */
function shellToken(text: string): CodeToken {
  return /^[\w.-]+$/.test(text) ? plain(text) : as('string', shellString(text));
}

/** In single quotes nothing is special but the single quote itself. */
function shellString(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The request as a call of `fetch` in a JavaScript module.
 *
 * @param body text for which `isOperationBody` holds; its line breaks are kept
 */
export function fetchTokens(body: string): CodeToken[] {
  const {header, withCookies, file} = callOf(body);
  const [variable, reader] = file === undefined ? ['result', 'json'] : ['backup', 'arrayBuffer'];
  return [
    as('keyword', 'const'),
    plain(' response = '),
    as('keyword', 'await'),
    plain(' '),
    as('name', 'fetch'),
    plain('('),
    as('string', "'http://localhost:9925/'"),
    plain(', {\n  '),
    as('name', 'method'),
    plain(': '),
    as('string', "'POST'"),
    ...(withCookies ? [plain(',\n  '), as('name', 'credentials'), plain(': '), as('string', "'include'")] : []),
    plain(',\n  '),
    as('name', 'headers'),
    plain(': {\n    '),
    as('string', "'Content-Type'"),
    plain(': '),
    as('string', "'application/json'"),
    ...(header ? [plain(',\n    '), as('name', 'Authorization'), plain(': '), ...header] : []),
    plain(',\n  },\n  '),
    as('name', 'body'),
    plain(': '),
    as('literal', 'JSON'),
    plain('.'),
    as('name', 'stringify'),
    plain('('),
    ...literalTokens(body, '  '),
    plain('),\n});\n'),
    as('keyword', 'const'),
    plain(` ${variable} = `),
    as('keyword', 'await'),
    plain(' response.'),
    as('name', reader),
    plain('();'),
  ];
}

const JSON_PIECE = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:]|\s+/g;

/** JSON as a JavaScript literal. It is rewritten piece by piece, so that numbers and line breaks stay as they stand. */
function literalTokens(json: string, indent: string): CodeToken[] {
  const pieces = json.trim().match(JSON_PIECE) ?? [];
  return pieces.flatMap((piece, at) => {
    const isKey = piece.startsWith('"') && pieces.slice(at + 1).find((next) => next.trim() !== '') === ':';
    if (isKey) return [keyToken(piece)];
    if (piece.startsWith('"')) return [as('string', scriptString(piece))];
    if (/^(?:[-\d]|true|false|null)/.test(piece)) return [as('literal', piece)];
    return [plain(spaced(piece, pieces[at - 1], pieces[at + 1]).replaceAll('\n', `\n${indent}`))];
  });
}

/** White space and punctuation, with a comma after the last line of a list and spaces inside the braces of one line. */
function spaced(piece: string, before = '', after = ''): string {
  if (piece.includes('\n')) return /[\]}]/.test(after) && !/[[{,]/.test(before) ? `,${piece}` : piece;
  if (piece === '{' && after.trim() !== '' && after !== '}') return '{ ';
  if (piece === '}' && before.trim() !== '' && before !== '{') return ' }';
  return piece;
}

function keyToken(piece: string): CodeToken {
  const key = piece.slice(1, -1);
  // As a plain key it would set the prototype.
  if (key === '__proto__') return plain("['__proto__']");
  return as('name', /^[A-Za-z_$][\w$]*$/.test(key) ? key : scriptString(piece));
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

/** By how many lines each form is longer than the JSON it is made of. */
export function addedLines(body: string): {curl: number; javascript: number} {
  const linesOf = (tokens: CodeToken[]) => tokens.reduce((sum, {text}) => sum + text.split('\n').length - 1, 0);
  const own = body.split('\n').length - 1;
  return {curl: linesOf(curlTokens(body)) - own, javascript: linesOf(fetchTokens(body)) - own};
}
