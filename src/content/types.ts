import type {Heading, RootContent, Table, TableCell} from 'mdast';

/**
 * What stands between a heading of a page and the next, whatever its level. The section around it is the last one before
 * it with a lower level. A heading of level 1 is the title of the page and begins no section.
 */
export interface Section {
  /** Id of the heading; empty for the beginning of the page, which has no heading, no title and no code. */
  id: string;
  /** 2 for `##`, 1 for the beginning. */
  level: number;
  heading: Heading | undefined;
  /** Text of the heading. */
  title: string;
  /**
   * What the heading names where it is nothing but code, such as `http.mtls`; else empty. Whether that is an operation or a
   * key depends on the page.
   */
  code: string;
  /**
   * In order, as the parser has them. A component or an admonition that has headings is taken apart, and what follows it
   * belongs to its last heading.
   */
  nodes: RootContent[];
  /** Those of the nodes, and those inside of lists, quotes, admonitions and components, in order. */
  tables: PageTable[];
}

export interface PageTable {
  node: Table;
  /** Texts of the head, without backticks or other Markdown. */
  columns: string[];
  /** Whether readers get it as a list of entries: each row explains one name in code, with a few facts and a description. */
  areEntries: boolean;
  /** Without the row `operation` of an operation, whose heading says the same, and which readers do not get. */
  rows: PageRow[];
}

export interface PageRow {
  /** Line of the text that was parsed, from 1: that of the file, if the whole file was. */
  line: number;
  /** Those that the row has, which can be fewer than columns, or more. `textOf` gives the text of one. */
  cells: TableCell[];
  /** The code that the first cell is, and nothing else but a link around it; else empty. */
  name: string;
  /** Id of the entry, where the rows are entries. For other rows, link to the section. */
  anchor: string | undefined;
}
