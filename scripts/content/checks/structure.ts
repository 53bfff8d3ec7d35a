import type {ContentCheck} from '../site';
import {checkBlocks} from './blocks';
import {checkDrawings} from './drawings';
import {checkFrontMatter} from './front-matter';
import {checkKeywords} from './keywords';
import {checkLinks} from './links';
import {checkProse} from './prose';
import {checkPublished} from './published';
import {checkRawText} from './raw-text';
import {checkReleaseNotes} from './release-notes';
import {checkRowFacts} from './row-facts';
import {checkSecrets} from './secrets';
import {checkSidebars} from './sidebars';
import {checkSyntax} from './syntax';
import {checkUnwritten} from './unwritten';

/** Checks that a page can be displayed and reached. They load no compiler and no dictionary. */
export const structureChecks: readonly ContentCheck[] = [
  checkFrontMatter,
  checkSyntax,
  checkBlocks,
  checkRawText,
  checkRowFacts,
  checkLinks,
  checkPublished,
  checkReleaseNotes,
  checkProse,
  checkUnwritten,
  checkDrawings,
  checkSidebars,
  checkKeywords,
  checkSecrets,
];
