import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareVersions} from '../../src/lib/compare-versions';

const FOLDER = fileURLToPath(new URL('declarations', import.meta.url));

/** First version with the interfaces of `harper.d.ts`; earlier ones only have Custom Functions. */
const RESOURCES = '4.2';

/** What a version offers to JavaScript: the declarations that its samples are checked against. */
export function declarationsOf(version: string): string {
  const file = compareVersions(version, RESOURCES) < 0 ? 'custom-functions.d.ts' : 'harper.d.ts';
  return declarationsIn(readFileSync(join(FOLDER, file), 'utf8'), version);
}

/**
 * The lines of a declaration file that apply to a version; all others are blanked, so that line numbers stay the same.
 * @throws Error naming the line where a range ends without a beginning, or begins within another one
 */
export function declarationsIn(text: string, version: string): string {
  let block: boolean | undefined;
  return text
    .split('\n')
    .map((line, at) => {
      if (/^\s*\/\/ \}$/.test(line)) {
        if (block === undefined) throw new Error(`line ${at + 1}: no range of versions ends here.`);
        block = undefined;
        return '';
      }
      const range = /\/\/ (?:since (\d+\.\d+))? ?(?:until (\d+\.\d+))?( \{)?$/.exec(line);
      const holds = !range || isWithin(version, range[1], range[2]);
      if (range?.[3]) {
        if (block !== undefined) throw new Error(`line ${at + 1}: expected the end of the range before.`);
        block = holds;
        return '';
      }
      return holds && block !== false ? line : '';
    })
    .join('\n');
}

function isWithin(version: string, since: string | undefined, until: string | undefined): boolean {
  const isLate = since === undefined || compareVersions(version, since) >= 0;
  return isLate && (until === undefined || compareVersions(version, until) <= 0);
}
