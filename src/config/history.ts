import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Whether Git knows when each page was last changed. Sources without a history, such as an archive, have no dates:
 * Docusaurus would stop with an error. Nor has a shallow clone, which would date all pages by its oldest commit.
 */
export const hasHistory = existsSync('.git') && !isShallow();

function isShallow(): boolean {
  return execFileSync('git', ['rev-parse', '--is-shallow-repository'], {encoding: 'utf8'}).trim() === 'true';
}
