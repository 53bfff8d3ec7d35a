import type {Heading, RootContent, Table, TableCell} from 'mdast';

/**
 * The content between a heading of a page and the next one of any level. The section that contains it is the last one
 * before it with a lower level. A heading of level 1 is the title of the page, so no section begins there.
 */
export interface Section {
  /** Id of the heading; empty for the beginning of the page, which has no heading, no title and no code. */
  id: string;
  /** The id, if it is written after the heading, so that it stays when the words change. */
  writtenId: string | undefined;
  /** 2 for `##`, 1 for the beginning. */
  level: number;
  heading: Heading | undefined;
  /** Text of the heading. */
  title: string;
  /**
   * The name in the heading if it is only code, such as `http.mtls`; otherwise empty. Whether that is an operation or a
   * key depends on the page.
   */
  code: string;
  /**
   * In order, as parsed. A component or admonition with headings is replaced by its children, and what follows it
   * belongs to its last heading.
   */
  nodes: RootContent[];
  /** Tables among the nodes and inside their lists, quotes, admonitions and components, in order. */
  tables: PageTable[];
}

export interface PageTable {
  node: Table;
  /** Line of its head. */
  line: number;
  /** Texts of the head cells, without backticks or other Markdown. */
  columns: string[];
  /** True if readers see it as a list of entries: each row explains a name in code, with facts and a description. */
  areEntries: boolean;
  rows: PageRow[];
  /** The row `operation` of an operation. It isn't shown, because the heading says the same. */
  hiddenRow?: PageRow;
}

export interface PageRow {
  /** Line in the parsed text, from 1: the line of the file, if the whole file was parsed. */
  line: number;
  /** The cells of the row, of which there can be fewer or more than columns. `textOf` gives the text of a cell. */
  cells: TableCell[];
  /** The code in the first cell, if the cell is only code, with or without a link around it; otherwise empty. */
  name: string;
  /** Id of the entry, if the rows are entries. For other rows, link to the section. */
  anchor: string | undefined;
}
