/** When and by whom a file was written. */
interface Change {
  /** Milliseconds since 1970. */
  timestamp: number;
  author: string;
}

export interface FileHistory {
  creation: Change;
  /** The last change of content: the newest that is not ignored, or else the creation. */
  lastUpdate: Change;
}

/** The format that `parseLog` reads: `git log --format=<this> --name-only`. */
export const LOG_FORMAT = 'commit:%H %ct %an';

/**
 * Reads the history of all files at once.
 *
 * @param log output of `git log` in `LOG_FORMAT`, newest commit first
 * @param ignored full hashes of commits that changed no content
 * @returns the history of each file, by its path in the repository
 */
export function parseLog(log: string, ignored: ReadonlySet<string>): Map<string, FileHistory> {
  const newest = new Map<string, Change>();
  const oldest = new Map<string, Change>();
  let commit = {hash: '', change: {timestamp: 0, author: ''}};
  for (const line of log.split('\n')) {
    const [, hash, seconds, author] = /^commit:(\w+) (\d+) (.*)$/.exec(line) ?? [];
    if (hash) commit = {hash, change: {timestamp: Number(seconds) * 1000, author: author ?? ''}};
    else if (line !== '') {
      oldest.set(line, commit.change);
      if (!newest.has(line) && !ignored.has(commit.hash)) newest.set(line, commit.change);
    }
  }
  return new Map(
    [...oldest].map(([path, creation]) => [path, {creation, lastUpdate: newest.get(path) ?? creation}] as const),
  );
}

/**
 * The commits of a file in the form of git's `blame.ignoreRevsFile`: a full hash per line, `#` begins a comment.
 * @throws Error naming the line that is neither
 */
export function parseIgnoredCommits(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const wrong = lines.find((line) => line !== '' && !/^[\da-f]{40}$/.test(line));
  if (wrong !== undefined) throw new Error(`.git-blame-ignore-revs has "${wrong}": expected a full commit hash.`);
  return new Set(lines.filter(Boolean));
}
