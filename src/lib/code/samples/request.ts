import type {CallKind} from '../calls';
import type {Values} from '../default-values';

/** A request to the operations API, as far as samples differ. */
export interface Request {
  /** The JSON, as the page has it. */
  body: string;
  kind: CallKind;
  values: Values;
}

/** Where samples find the password of the reader's user. No sample holds one. */
export const PASSWORD = 'HARPER_PASSWORD';

/** What a page has in place of a password. */
export const PLACEHOLDER = '<password>';

/** Whether the body holds the name and the password of the caller, and not of somebody it speaks about. */
export const hasCredentials = ({kind}: Request) => kind === 'login' || kind === 'tokens';

/** File that a backup is saved to. */
export function backupFile({body}: Request): string {
  const {database} = JSON.parse(body) as {database?: unknown};
  return `${typeof database === 'string' && /^[\w-]+$/.test(database) ? database : 'backup'}.mdb`;
}
