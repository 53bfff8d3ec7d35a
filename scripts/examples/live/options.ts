import {parseArgs} from 'node:util';

export interface Options {
  /** Command line that runs Harper: the examples run on a temporary instance. */
  harper?: string;
  /** What the ledger calls that Harper; without it, nothing is recorded. */
  core?: string;
  /** The operations API of an existing instance. Bodies are sent to it, and `harper` is ignored. */
  url?: URL;
  /** Undefined for an instance that lets local requests in without credentials. */
  user?: string;
  /** Start of the names of the scratch databases. */
  scratch: string;
  /** Docs version whose examples are sent. */
  version: string;
  /** Pages to run or to send, as paths from the working directory; empty for all. */
  pages: string[];
}

/**
 * Reads the command line.
 * @throws Error saying which option cannot be used and why
 */
export function readOptions(args: string[], env: Record<string, string | undefined>, latest: string): Options {
  if (env.CI) throw new Error('The live check does not run in CI: it needs an instance that somebody watches.');
  const {values, positionals: pages} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      harper: {type: 'string'},
      core: {type: 'string'},
      url: {type: 'string'},
      user: {type: 'string'},
      scratch: {type: 'string', default: 'docs_examples'},
      version: {type: 'string', default: latest},
    },
  });
  const {url: address, user, ...others} = values;
  if (!address) {
    if (values.harper) return {...others, pages};
    throw new Error(
      '--url is missing, and --harper too: the live check sends nothing to an instance that nobody named.',
    );
  }
  if (!/^https?:/i.test(address) || !URL.canParse(address)) {
    throw new Error(`--url is "${address}": expected an address such as http://localhost:9925.`);
  }
  const url = new URL(address);
  if (url.password || user?.includes(':')) {
    throw new Error('The password does not belong on the command line: set HARPER_PASSWORD, or type it when asked.');
  }
  if (!/^\w{1,100}$/.test(values.scratch)) {
    throw new Error(`--scratch is "${values.scratch}": expected letters, digits and underscores.`);
  }
  return {...others, url, user: user ?? (url.username || undefined), pages};
}
