import {existsSync} from 'node:fs';
import type {VcsPreset} from '@docusaurus/types';

/**
 * When a page was last changed comes from one reading of the Git history, in the preview as well. Sources without a history,
 * such as an archive of them, have no dates: Docusaurus would stop there.
 */
export const history = (existsSync('.git') ? 'git-eager' : 'disabled') satisfies VcsPreset;
