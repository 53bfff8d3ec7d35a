import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A place where a change does not fit. */
export interface Conflict {
  /** Line of the text that the change was to be made in. */
  line: number;
  /** What the change takes away, what it puts there, and what stands there instead, line by line. */
  before: string[];
  after: string[];
  here: string[];
}

export interface Merge {
  /** The text with all of the change that fits. */
  text: string;
  conflicts: Conflict[];
}

/** Longer than any line of text that could be mistaken for a marker. */
const MARKER = 40;

/** Makes the change from `before` to `after` in another text, by git's own three-way merge. */
export function mergeText(text: string, before: string, after: string): Merge {
  const folder = mkdtempSync(join(tmpdir(), 'merge-text-'));
  try {
    const files = [text, before, after].map((content, position) => {
      const file = join(folder, String(position));
      writeFileSync(file, content);
      return file;
    });
    const marked = mergeFile(['--diff3', `--marker-size=${MARKER}`, ...files]);
    const conflicts = readConflicts(marked);
    return {text: conflicts.length === 0 ? marked : mergeFile(['--ours', ...files]), conflicts};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function mergeFile(options: string[]): string {
  const {status, stdout, stderr, error} = spawnSync('git', ['merge-file', '-p', '-q', ...options], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) throw error;
  // The status is the number of conflicts, and 255 for a failure.
  if (status === null || status > 127) throw new Error(`git merge-file failed: ${stderr.trim()}`);
  return stdout;
}

function readConflicts(marked: string): Conflict[] {
  const conflicts: Conflict[] = [];
  let line = 1;
  let part: 'here' | 'before' | 'after' | undefined;
  for (const text of marked.split('\n')) {
    const marker = /^([<|=>])\1{39}(?: |$)/.exec(text)?.[1];
    if (marker === '<') {
      conflicts.push({line, before: [], after: [], here: []});
      part = 'here';
    } else if (marker === '|') part = 'before';
    else if (marker === '=') part = 'after';
    else if (marker === '>') part = undefined;
    else {
      if (part) conflicts.at(-1)![part].push(text);
      // Lines that only the change has are not counted: they stand in no file.
      if (part === undefined || part === 'here') line++;
    }
  }
  return conflicts;
}
