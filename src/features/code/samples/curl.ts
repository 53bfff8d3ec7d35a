import type {CodeToken, Kind} from '../tokens';
import {backupFile, FIRST_STEP, hasCredentials, needsPassword, PASSWORD, PLACEHOLDER, type Request} from './request';

const plain = (text: string): CodeToken => ({text});
const as = (kind: Kind, text: string): CodeToken => ({text, kind});

/** The request as a `curl` command for bash. The body is sent as written. */
export function curlTokens(request: Request): CodeToken[] {
  const {values} = request;
  return [
    ...(needsPassword(request) ? [as('comment', `# ${FIRST_STEP}`), plain('\n')] : []),
    // The body is JSON, where a quotation mark or backslash in the password would be special.
    ...(hasCredentials(request) ? [plain(`password=$(sed 's/["\\\\]/\\\\&/g' <<<"\${${PASSWORD}:?}") &&\n`)] : []),
    as('name', 'curl'),
    plain(` --request POST ${values.instance}/`),
    ...(request.kind === 'backup' ? [plain(` --fail --output ${backupFile(request)}`)] : []),
    ...caller(request),
    ...option('--header', as('string', "'Content-Type: application/json'")),
    ...option('--data', as('string', bodyString(request))),
  ];
}

function option(name: string, value: CodeToken): CodeToken[] {
  return [plain(` \\\n  ${name} `), value];
}

/** The options that authenticate the caller. */
function caller({kind, values}: Request): CodeToken[] {
  switch (kind) {
    case 'login':
      return option('--cookie-jar', plain('cookies.txt'));
    case 'logout':
      return option('--cookie', plain('cookies.txt'));
    case 'tokens':
      return [];
    case 'refresh':
      return option('--header', as('string', "'Authorization: Bearer <refresh_token>'"));
    default:
      return option('--user', as('string', `"${values.user}:\${${PASSWORD}:?}"`));
  }
}

/** Within single quotes, only the single quote itself is special. */
function bodyString(request: Request): string {
  const quoted = `'${request.body.replaceAll("'", String.raw`'\''`)}'`;
  if (!hasCredentials(request)) return quoted;
  return quoted
    .replace(/("username":\s*")[^"]*/, (_, key: string) => key + request.values.user)
    .replace(PLACEHOLDER, `'"$$password"'`);
}
