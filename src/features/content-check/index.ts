import type {Problem} from '../../lib/problems';

/** The report of the checking script after each save. */
export interface CheckReport {
  /** The files that were saved. */
  saved: string[];
  /** All mistakes known now, including those in pages that were saved before. */
  problems: Problem[];
}
