import type {Fragment} from './highlight';

/** A section of a page that answers the query. */
export interface Hit {
  /** Address with anchor; no two hits share one. */
  url: string;
  title: Fragment[];
  snippet: Fragment[];
}

/** The hits of one page. */
export interface PageGroup {
  url: string;
  title: string;
  /** The page's version, or its section: `4.7`, `Fabric`. */
  label: string;
  /** Names of the groups the page stands in. */
  trail: string[];
  /** Best first, but the page itself before its sections unless one of them fits much better. */
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
  /** Which index answered. */
  source: 'embedded' | 'algolia';
}
