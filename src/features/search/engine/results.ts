import type {Fragment} from './highlight';
import type {LaterPage} from './shard';

/** A section of a page that answers the query. */
export interface Hit {
  /** Address with anchor; no two hits share one. */
  url: string;
  title: Fragment[];
  /** Address of the entry that the snippet shows, if it has its own: the hit leads there. */
  entry?: string | undefined;
  /** The name in code that the snippet explains, when it is a row of a table. */
  name?: Fragment[] | undefined;
  snippet: Fragment[];
  /** A line of the section's code that matches the query; empty when none does. */
  code: Fragment[];
  /** The text is still loading. */
  isPending?: true | undefined;
}

/** The hits of one page. */
export interface PageGroup {
  url: string;
  title: string;
  /** The page's version, or its section: `4.7`, `Fabric`. */
  label: string;
  /** Names of the groups the page is in, without the section if it is the same as the label. */
  trail: string[];
  /** Best first. */
  hits: Hit[];
  /** The number of further sections of the page that were found. */
  more: number;
  /** The same page in other versions, when several were searched. */
  otherVersions: {label: string; url: string}[];
}

export interface SearchResults {
  /** Pages, best first. */
  groups: PageGroup[];
  /** The number of pages and sections that were found in all. */
  pages: number;
  sections: number;
  /** Nothing answers the query: these are the nearest results. */
  isGuess?: boolean;
  /** Pages of newer versions that the query names and the reader's version does not have. */
  later?: LaterPage[];
  /** There are more results than were counted. */
  isCapped: boolean;
  /** The version that was searched instead of the reader's, because the query names it: `4.5`. */
  instead?: string | undefined;
  /** The number of the indexes that are loaded, while some are still loading. */
  progress?: {loaded: number; total: number} | undefined;
}
