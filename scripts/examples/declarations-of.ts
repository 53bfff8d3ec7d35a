import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareVersions} from '../../src/lib/compare-versions';

const FOLDER = fileURLToPath(new URL('declarations', import.meta.url));

/** First version with the interfaces of `harper.d.ts`; earlier ones only have Custom Functions. */
const RESOURCES = '4.2';

/** The files with what came as a whole with a later version. */
const LATER = ['4.5', '4.6'];

/** What a version offers to JavaScript: the declarations that its samples are checked against. */
export function declarationsOf(version: string): string {
  const read = (file: string) => declarationsIn(readFileSync(join(FOLDER, file), 'utf8'), version);
  if (compareVersions(version, RESOURCES) < 0) return read('custom-functions.d.ts');
  const later = LATER.filter((since) => compareVersions(version, since) >= 0);
  return ['harper.d.ts', ...later.map((since) => `harper-${since}.d.ts`)].map(read).join('\n');
}

/** The lines of a declaration file that apply to a version; a line without a comment about versions always does. */
export function declarationsIn(text: string, version: string): string {
  return text
    .split('\n')
    .filter((line) => {
      const [, since, until] = /\/\/ (?:since (\d+\.\d+))? ?(?:until (\d+\.\d+))?$/.exec(line) ?? [];
      return isWithin(version, since, until);
    })
    .join('\n');
}

function isWithin(version: string, since: string | undefined, until: string | undefined): boolean {
  const isLate = since === undefined || compareVersions(version, since) >= 0;
  return isLate && (until === undefined || compareVersions(version, until) <= 0);
}
