import type {ContentCheck} from '../site';
import {checkFrontMatter} from './front-matter';
import {checkLinks} from './links';
import {checkReleaseNotes} from './release-notes';
import {checkSyntax} from './syntax';

/** What a page needs to be shown and to be reached. Loads no compiler and no dictionary. */
export const structureChecks: readonly ContentCheck[] = [checkFrontMatter, checkSyntax, checkLinks, checkReleaseNotes];
