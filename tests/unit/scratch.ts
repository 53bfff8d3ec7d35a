import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll} from 'vitest';

/** A temporary folder, which goes when the tests of the file have run. Paths are from it. */
export function scratchFolder() {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  const path = (...steps: string[]) => join(root, ...steps);
  const remove = (file = '') => rmSync(path(file), {recursive: true, force: true});
  afterAll(() => remove());
  return {
    path,
    remove,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    write(files: Record<string, string>): void {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(path(file)), {recursive: true});
        writeFileSync(path(file), text);
      }
    },
  };
}
