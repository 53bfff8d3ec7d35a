import type {Fragment} from './highlight';
import type {LaterPage} from './shard';

/** A section of a page that answers the query. */
export interface Hit {
  /** Address with anchor; no two hits share one. */
  url: string;
  title: Fragment[];
  /** Address of the entry that the snippet shows, when it has one of its own: the hit leads there. */
  entry?: string | undefined;
  /** The name in code that the snippet explains, when it is a row of a table. */
  name?: Fragment[] | undefined;
  snippet: Fragment[];
  /** A line of the section's code that has what was asked for; empty when none does. */
  code: Fragment[];
  /** The text is still on its way. */
  isPending?: true | undefined;
}

/** The hits of one page. */
export interface PageGroup {
  url: string;
  title: string;
  /** The page's version, or its section: `4.7`, `Fabric`. */
  label: string;
  /** Names of the groups the page stands in, without the section when the label says it. */
  trail: string[];
  /** Best first. */
  hits: Hit[];
  /** How many more sections of the page were found. */
  more: number;
  /** The same page in other versions, when several were searched. */
  otherVersions: {label: string; url: string}[];
}

export interface SearchResults {
  /** Pages, best first. */
  groups: PageGroup[];
  /** How many pages and sections were found in all. */
  pages: number;
  sections: number;
  /** Nothing is about the query: what comes nearest is here instead. */
  isGuess?: boolean;
  /** Pages of newer versions that the query names and the reader's version does not have. */
  later?: LaterPage[];
  /** There are more than these: only so many are counted. */
  isCapped: boolean;
  /** What was searched instead of what the reader is in, because the query names it: `4.5`. */
  instead?: string | undefined;
  /** How many indexes are there, of how many, while some are on their way. */
  progress?: {loaded: number; total: number} | undefined;
  /** Which index answered. */
  source: 'embedded' | 'algolia';
}
