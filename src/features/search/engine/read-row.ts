import {anchorPart} from '../../../lib/entry-id';
import {plain, type Table} from './blocks';
import {vocabularyOf, type Vocabulary} from './highlight';
import {toWord} from './tokenize';

/** A row of a table, as search results show it. */
export interface Row {
  /** The name that it is about, without backticks. */
  name: string;
  isCode: boolean;
  /** The text of the row about it: its sentence, or else all of its values. */
  said: string;
  /** Its other values, such as "default: 9926", shown only if the query asks for them. */
  facts: {text: string; vocabulary: Vocabulary}[];
  /** Anchor of the row and the term that names it, when it is an entry with its own anchor. */
  entry: {anchor: string; term: string} | undefined;
}

/** Headers of columns that explain, whatever their cells look like. */
const EXPLAINS = /^(?:description|meaning|effect)$/i;
/** A column holds sentences if its longest cell has at least this many characters. */
const SENTENCE = 30;

/** The rows of a table. Empty cells and dashes are left out; cells other than the name and the sentence are facts. */
export function readRows({head, rows, base}: Table): Row[] {
  const named = head.findIndex((name) => EXPLAINS.test(name));
  const column = named > 0 ? named : sentenceColumn(rows);
  return rows.map((row) => {
    const [first = '', ...others] = row;
    const said = others.flatMap((cell, i) => (cell === '' || cell === '-' ? [] : {column: i + 1, text: plain(cell)}));
    const facts = said
      .filter((one) => one.column !== column)
      .map((one) => `${head[one.column]!.toLowerCase()}: ${one.text}`);
    const sentence = said.find((one) => one.column === column)?.text;
    const name = plain(first);
    const entry = {anchor: [base, anchorPart(name)].filter(Boolean).join('-'), term: toWord(name)?.whole ?? ''};
    return {
      name,
      isCode: /^`[^`]+`$/.test(first),
      said: sentence ?? facts.join(' · '),
      facts: sentence === undefined ? [] : facts.map((text) => ({text, vocabulary: vocabularyOf(text)})),
      entry: base === undefined ? undefined : entry,
    };
  });
}

/** The column that explains: the longest one with sentences, or the second of two. Undefined for a table of values. */
function sentenceColumn(rows: readonly (readonly string[])[]): number | undefined {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => (row[column] ?? '').length)).slice(1);
  if (columns.length === 1) return 1;
  const lengths = columns.map((cells) =>
    Math.max(...cells) < SENTENCE ? 0 : cells.reduce((sum, length) => sum + length, 0),
  );
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) + 1 : undefined;
}
