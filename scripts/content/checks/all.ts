import {checkExamples} from '../../examples/check-examples';
import type {ContentCheck} from '../site';
import {checkSpelling} from './spelling';
import {structureChecks} from './structure';
import {checkStyle} from './style';
import {checkTerms} from './terms';
import {checkOwnVersion, checkVersionContents} from './versions';

/** The content checks that `npm test` runs on every page. */
export const allChecks: readonly ContentCheck[] = [
  ...structureChecks,
  checkExamples,
  checkVersionContents,
  checkOwnVersion,
  checkStyle,
  checkTerms,
  checkSpelling,
];
