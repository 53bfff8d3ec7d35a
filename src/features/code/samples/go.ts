import type {CodeToken} from '../tokens';
import {highlight, type Grammar} from './highlight';
import {backupFile, FIRST_STEP, hasCredentials, needsPassword, PASSWORD, PLACEHOLDER, type Request} from './request';

const grammar: Grammar = [
  [/\/\/ .*/, 'comment'],
  [/"(?:[^"\\\n]|\\.)*"|`[^`]*`/, 'string'],
  [/\b(?:package|import|func|if|defer)\b/, 'keyword'],
  [/\bnil\b/, 'literal'],
  [/\w+(?=\()/, 'name'],
];

/** Ends the program if the line before it failed. */
const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** The request as a Go program that uses the standard library. The body is sent as written. */
export function goTokens(request: Request): CodeToken[] {
  const statements = statementsOf(request);
  // The body is not code, so it cannot use a package.
  const text = statements.join('\n').replace(/`[^`]*`/g, '');
  const code = [
    ...(needsPassword(request) ? [`// ${FIRST_STEP}`, ''] : []),
    'package main',
    '',
    'import (',
    ...PACKAGES.filter((path) => text.includes(`${path.split('/').at(-1)}.`)).map((path) => `\t"${path}"`),
    ')',
    '',
    'func main() {',
    // Indents only the first line of a body: the others are part of the string.
    ...statements.map((line) => `\t${line}`),
    '}',
  ];
  return highlight(code.join('\n'), grammar);
}

/** All packages that a sample may use, in the order of gofmt. */
const PACKAGES = ['encoding/json', 'fmt', 'io', 'log', 'net/http', 'os', 'strings'];

function statementsOf(request: Request): string[] {
  const {kind, values} = request;
  return [
    ...(needsPassword(request)
      ? [`password := os.Getenv("${PASSWORD}")`, 'if password == "" {', `\tlog.Fatal("Set ${PASSWORD}")`, '}']
      : []),
    ...(hasCredentials(request) ? ['quoted, err := json.Marshal(password)', ...check] : []),
    `body := ${bodyString(request)}`,
    `request, err := http.NewRequest("POST", "${values.instance}/", strings.NewReader(body))`,
    ...check,
    ...caller(request),
    'request.Header.Set("Content-Type", "application/json")',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    ...(kind === 'backup'
      ? [
          'if response.StatusCode != http.StatusOK {',
          '\tlog.Fatal(response.Status)',
          '}',
          `file, err := os.Create("${backupFile(request)}")`,
          ...check,
          'defer file.Close()',
          'if _, err := io.Copy(file, response.Body); err != nil {',
          '\tlog.Fatal(err)',
          '}',
        ]
      : [
          'result, err := io.ReadAll(response.Body)',
          ...check,
          `fmt.Println(response.Status, string(result)${kind === 'login' ? ', response.Cookies()' : ''})`,
        ]),
  ];
}

/** The lines that authenticate the caller. */
function caller({kind, values}: Request): string[] {
  switch (kind) {
    case 'login':
    case 'tokens':
      return [];
    case 'logout':
      return ['request.Header.Set("Cookie", "<session cookie>")'];
    case 'refresh':
      return ['request.Header.Set("Authorization", "Bearer <refresh_token>")'];
    default:
      return [`request.SetBasicAuth("${values.user}", password)`];
  }
}

/** Within backticks, only the backtick itself is special. */
function bodyString(request: Request): string {
  const quoted = `\`${request.body.replaceAll('`', '` + "`" + `')}\``;
  if (!hasCredentials(request)) return quoted;
  return quoted
    .replace(/("username":\s*")[^"]*/, (_, key: string) => key + request.values.user)
    .replace(`"${PLACEHOLDER}"`, '` + string(quoted) + `');
}
