import type {OperationSection} from '../../../page-model/rows/operations';

/** An operation, in the words of its page. */
export interface Operation extends OperationSection {
  /** The name; with the page after it where operations of two pages answer to the name. */
  id: string;
  /** Title of the page. */
  category: string;
  /** File name of the page without its extension. */
  page: string;
  /** Distinguishes the operations of the page from others with the same names: `NATS clustering`. */
  group?: string;
  /** Address with the anchor of the operation. */
  url: string;
}

/** All operations of one version of the docs. */
export interface Catalogue {
  version: string;
  operations: Operation[];
}
