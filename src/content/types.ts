import type {Heading, RootContent, Table, TableCell} from 'mdast';

/** What stands between a heading of a page and the next, whatever its level. */
export interface Section {
  /** Id of the heading; empty for the beginning of the page, which has no heading, no title and no code. */
  id: string;
  /** 2 for `##`, 1 for the beginning. */
  level: number;
  heading: Heading | undefined;
  /** Text of the heading. */
  title: string;
  /** What the heading names where it is nothing but code, such as `http.mtls`; else empty. */
  code: string;
  /** In order, as the parser has them. A component or an admonition that has headings is taken apart. */
  nodes: RootContent[];
  /** Those of the nodes, and those inside of lists and admonitions. */
  tables: PageTable[];
}

export interface PageTable {
  node: Table;
  /** Texts of the head. */
  columns: string[];
  /** Without the row `operation` of an operation, whose heading says the same, and which readers do not get. */
  rows: PageRow[];
}

export interface PageRow {
  /** Line of the page. */
  line: number;
  cells: TableCell[];
  /** The code that the first cell is, and nothing else but a link around it; else empty. */
  name: string;
  /** Id of the entry, where readers get the table as a list of entries. */
  anchor: string | undefined;
}
