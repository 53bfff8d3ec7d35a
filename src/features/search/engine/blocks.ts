/** A piece of a page. In its texts, backticks around code are the only markup. */
export type Block =
  | {type: 'text'; text: string; depth?: number}
  /** Says what the block below it is, as in "Request". */
  | {type: 'caption'; text: string; depth?: number}
  /** An item of a list; `number` is missing in an unordered list. */
  | {type: 'item'; text: string; number?: number; depth?: number}
  | {type: 'code'; text: string; language?: string; depth?: number}
  | Table;

export interface Table {
  type: 'table';
  head: string[];
  rows: string[][];
  depth?: number;
  /** If each row is an entry with its own anchor, what these begin with: the anchor of the section, or nothing. */
  base?: string;
}

/** The sections of a page in their order, each with its blocks. */
export type PageText = Block[][];

/** A text without the backticks of its code. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The prose of some blocks, a line per paragraph, list item or table row. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'table') return block.rows.map((row) => rowText(row)).filter(Boolean);
    return block.type === 'code' || block.type === 'caption' || block.text === '' ? [] : plain(block.text);
  });
}

/** A row as searchable text: what it is about, and what it says about it. A dash is an empty cell. */
export function rowText(row: readonly string[]): string {
  const [name = '', ...said] = row.map(plain).filter((cell) => cell !== '' && cell !== '-');
  return said.length === 0 ? name : `${name}: ${said.join(', ')}`;
}
