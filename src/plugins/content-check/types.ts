import type {Problem} from '../../lib/problems';

/** What the script that checks tells after each save. */
export interface Round {
  /** The files that were saved. */
  saved: string[];
  /** All that is known to be wrong now, also in pages that were saved before. */
  problems: Problem[];
}
