import type {ContentCheck} from '../site';
import {checkBlocks} from './blocks';
import {checkFrontMatter} from './front-matter';
import {checkLinks} from './links';
import {checkPublished} from './published';
import {checkReleaseNotes} from './release-notes';
import {checkSecrets} from './secrets';
import {checkSyntax} from './syntax';

/** What a page needs to be shown and to be reached. Loads no compiler and no dictionary. */
export const structureChecks: readonly ContentCheck[] = [
  checkFrontMatter,
  checkSyntax,
  checkBlocks,
  checkLinks,
  checkPublished,
  checkReleaseNotes,
  checkSecrets,
];
