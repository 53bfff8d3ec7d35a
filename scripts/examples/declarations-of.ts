import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareVersions} from '../../src/lib/compare-versions';

const FOLDER = fileURLToPath(new URL('declarations', import.meta.url));

/** The versions that the name of a file says it is for, such as `since-4.5.d.ts`. */
const FILE_NAME = /^(?:since-(?<since>[\d.]+)|until-(?<until>[\d.]+))\.d\.ts$/;

/**
 * The JavaScript API of a version: the declarations that its samples are checked against.
 * @throws Error naming a file whose name says no version
 */
export function declarationsOf(version: string): string {
  const own = readdirSync(FOLDER).filter((file) => {
    const {groups} = FILE_NAME.exec(file) ?? {};
    if (!groups) throw new Error(`${FOLDER}/${file}: expected a name such as since-4.5.d.ts.`);
    return isWithin(version, groups.since, groups.until);
  });
  return own
    .toSorted()
    .map((file) => declarationsIn(readFileSync(join(FOLDER, file), 'utf8'), version))
    .join('\n');
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
