import type {MessageTemplate} from '../../../lib/message-template';
import type {PageText} from './blocks';
import type {Index} from './packed-index';
import type {Shard} from './shard';

/** A shard that can be searched. */
export interface LoadedShard {
  shard: Shard;
  index: Index;
  /** The number of indexed sections. The sections after these are errors. */
  size: number;
  /** Each section's own name: its heading, or the page's title. */
  names: SectionName[];
  /** The title of each page. */
  titles: SectionName[];
  /** The releases that it has release notes for, newest first. */
  releases: string[];
  /** The errors that its last page lists. */
  errors: KnownError[];
  /** Position of the landing page. */
  rootPage: number;
  /** The index of the first section of each page. */
  starts: number[];
  /** The texts loaded so far, by the position of their page. */
  texts: (PageText | undefined)[];
}

export interface SectionName {
  words: string[];
  /** The stems of the words, or of the pieces of identifiers. */
  stems: string[];
}

/** An error of a shard, prepared for comparison with what a reader pasted. */
export interface KnownError {
  /** Position of its section. */
  position: number;
  /** HTTP status, or nothing. */
  status: string;
  /** Stems of the words of its message. */
  stems: ReadonlySet<string>;
  templates: KnownTemplate[];
}

export interface KnownTemplate extends MessageTemplate {
  /** The words of its pieces. */
  words: string[];
}
