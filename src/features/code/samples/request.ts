import type {CallKind} from '../calls';
import type {Values} from '../default-values';

/** A request to the operations API: what differs between samples. */
export interface Request {
  /** The JSON as it is on the page. */
  body: string;
  kind: CallKind;
  values: Values;
}

/** The variable in which samples find the password of the reader's user. No sample holds one. */
export const PASSWORD = 'HARPER_PASSWORD';

/** The text that a page shows instead of a password. */
export const PLACEHOLDER = '<password>';

/** Returns true if the body has the caller's own name and password, rather than those of a user that it manages. */
export const hasCredentials = ({kind}: Request) => kind === 'login' || kind === 'tokens';

/**
 * Returns true if the call needs the password of the reader's user: all but those that send a session or a refresh
 * token.
 */
export const needsPassword = ({kind}: Request) => kind !== 'logout' && kind !== 'refresh';

/** The first line of a sample that needs the password, without the comment sign: how to set it in bash. */
export const FIRST_STEP = `First, in the shell: read -rs ${PASSWORD} && export ${PASSWORD}`;

/** The file that a backup is saved to. */
export function backupFile({body}: Request): string {
  const {database} = JSON.parse(body) as {database?: unknown};
  return `${typeof database === 'string' && /^[\w-]+$/.test(database) ? database : 'backup'}.mdb`;
}
