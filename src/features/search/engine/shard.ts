import type {Block} from './blocks';
import type {PackedIndex} from './packed-index';

/** Increased whenever a shard of an older build could be misread. */
export const SHARD_FORMAT = 7;

/**
 * File at the base URL with the current folder of each shard, by tag. A page that was opened before a deployment has
 * the former addresses.
 */
export const SHARD_MANIFEST = 'search-index.json';

/** The facts that the site has about a shard before it is loaded. */
export interface ShardInfo {
  /** Docusaurus' search tag of an instance and version: `docs-default-4.7`. */
  tag: string;
  /** Id of the docs instance. */
  instance: string;
  /** Its name for readers: `4.7`, `Release notes`, `Fabric`. */
  label: string;
  /** Address of its folder, with the base URL and a hash of the content. */
  url: string;
  /** Address under which all its pages live: `/docs`, `/docs/4.6`. */
  root: string;
  /** Address of the page of its settings, where it has one. */
  settings?: string | undefined;
  /** The page that lists its errors, where it has one. */
  errors?: {title: string; url: string} | undefined;
}

export type Demotion = 'legacy' | 'screen';

interface PageEntry {
  /** Address with the base URL. */
  path: string;
  title: string;
  /** Names of the groups the page is in, outermost first. */
  trail: string[];
  /**
   * The reason that it ranks lower: it is about something that was superseded, or about a screen that does the task
   * too.
   */
  demotion?: Demotion;
}

/** A page, including what is indexed but not shown in a list. */
export interface IndexedPage extends PageEntry {
  description: string;
}

/** A section of a page: everything from one heading to the next. */
export interface SectionEntry {
  /** Position of the page in `pages`. */
  page: number;
  /** Id of the heading; null for the beginning of the page. */
  anchor: string | null;
  /** 1 for the beginning of the page, else the level of the heading. */
  level: number;
  /** The headings that lead here, from level 2, its own last. Empty for the beginning of the page. */
  headings: string[];
}

/** A page about a feature that a version does not have. */
export interface LaterPage {
  title: string;
  /** Address in the newest version. */
  path: string;
  /** The version that brought the feature. */
  since: string;
}

/** What a reader pastes into the search to find a section: the messages of an error, or the numbers of another section. */
interface Pasted {
  /** Position of the section. */
  section: number;
  texts: string[];
}

/**
 * One docs instance in one version, as the build writes it and the browser loads it. The text of each page is in a file
 * of its own, which is loaded when the page is among the results.
 */
export interface Shard {
  format: typeof SHARD_FORMAT;
  tag: string;
  instance: string;
  language: string;
  /** Version name of Docusaurus. */
  version: string;
  label: string;
  pages: PageEntry[];
  sections: SectionEntry[];
  /** An error is left out if its only message is the one in its heading, see `errorMessage`. */
  messages: Pasted[];
  numbers: Pasted[];
  /** Position of the page of errors, the last one. Each of its sections is an error, found by its message alone. */
  errors?: number;
  /** Features that newer versions brought; missing in the newest. */
  later?: LaterPage[];
  index: PackedIndex;
}

/** A section, including what is indexed but not shown, as the extractor returns it. */
export interface IndexedSection extends SectionEntry {
  blocks: Block[];
  /** Identifiers, ports and status codes that the section defines in tables and lists. */
  names: string[];
  /** Messages of an error. */
  messages: string[];
  /** Ports and status codes that it explains. */
  numbers: string[];
  /** The words of links to it on other pages. */
  linkTexts?: string[];
  /** Names that readers use for it, from `src/features/search/data/keywords`. */
  keywords?: readonly string[];
  /** Words of its code. */
  code: string;
}

/** The message in the heading of an error, without the status in front of it. */
export function errorMessage([heading = '']: readonly string[]): string {
  return heading.replace(/^\d{3,4} /, '');
}

export function sectionUrl(shard: Pick<Shard, 'pages'>, section: SectionEntry): string {
  const {path} = shard.pages[section.page]!;
  return section.anchor === null ? path : `${path}#${section.anchor}`;
}

/** Address of the index of a shard. */
export function indexUrl({url}: Pick<ShardInfo, 'url'>): string {
  return `${url}/index.json`;
}

/** Address of the text of one of its pages. */
export function pageTextUrl({url}: Pick<ShardInfo, 'url'>, page: number): string {
  return `${url}/${page}.json`;
}
