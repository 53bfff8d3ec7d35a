/** A piece of a page as it stands there. In its texts, code has backticks, and nothing else is markup. */
export type Block =
  | {type: 'text'; text: string; depth?: number}
  /** Says what the block below it is, as in "Request". */
  | {type: 'caption'; text: string; depth?: number}
  /** An item of a list; `number` is missing in one without numbers. */
  | {type: 'item'; text: string; number?: number; depth?: number}
  | {type: 'code'; text: string; language?: string; depth?: number}
  | Table;

export interface Table {
  type: 'table';
  head: string[];
  rows: string[][];
  depth?: number;
  /** Where each row is an entry with an anchor of its own: what these begin with, the anchor of the section or nothing. */
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

/** A row as a text that is searched: what it is about, and what is said of it. A dash stands for nothing. */
export function rowText(row: readonly string[]): string {
  const [name = '', ...said] = row.map(plain).filter((cell) => cell !== '' && cell !== '-');
  return said.length === 0 ? name : `${name}: ${said.join(', ')}`;
}
