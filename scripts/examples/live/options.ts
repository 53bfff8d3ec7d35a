import {parseArgs} from 'node:util';

/** What runs the examples of the latest version on an instance of its own. */
export interface CourseOptions {
  /** Command line that runs Harper's own command. */
  harper: string;
  /** What the ledger calls that Harper; without it, nothing is written down. */
  core: string | undefined;
  pages: string[];
}

export interface LiveOptions {
  url: URL;
  /** Undefined for an instance that lets local requests in without credentials. */
  user: string | undefined;
  /** Start of the names of the scratch databases. */
  scratch: string;
  /** Docs version whose examples are sent. */
  version: string;
  /** Pages to send, as paths from the project's root; empty for all pages of the operations API. */
  pages: string[];
}

/**
 * Reads the command line.
 * @throws Error saying which option cannot be used and why
 */
export function readOptions(
  args: string[],
  env: Record<string, string | undefined>,
  latest: string,
): LiveOptions | CourseOptions {
  if (env.CI) throw new Error('The live check does not run in CI: it needs an instance that somebody watches.');
  const {values, positionals} = parseArgs({
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
  if (values.harper && !values.url) return {harper: values.harper, core: values.core, pages: positionals};
  if (!values.url)
    throw new Error(
      '--url is missing, and --harper too: the live check sends nothing to an instance that nobody named.',
    );
  if (!URL.canParse(values.url) || !/^https?:$/.test(new URL(values.url).protocol)) {
    throw new Error(`--url is "${values.url}": expected an address such as http://localhost:9925.`);
  }
  const url = new URL(values.url);
  if (url.password || values.user?.includes(':')) {
    throw new Error('The password does not belong on the command line: set HARPER_PASSWORD, or type it when asked.');
  }
  if (!/^\w{1,100}$/.test(values.scratch)) {
    throw new Error(`--scratch is "${values.scratch}": expected letters, digits and underscores.`);
  }
  return {
    url,
    user: values.user ?? (url.username || undefined),
    scratch: values.scratch,
    version: values.version,
    pages: positionals,
  };
}
