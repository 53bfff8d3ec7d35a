import {plain, rowText, type Block, type Table} from './blocks';
import {readRows, type Row} from './read-row';
import {highlight, snippet, termsAmong, vocabularyOf, type Fragment, type Vocabulary} from './highlight';

/** The text that a result shows of a section below its title. */
export interface Snippet {
  /** The name in code that the text describes, when the text is a row of a table. */
  name: Fragment[];
  /** Sentences, or the description in a row of a table. */
  text: Fragment[];
  /** Anchor of the row, when it has one and its name was asked for. */
  entry: string | undefined;
  /** A line of its code, when the query is about it. */
  code: Fragment[];
}

/** A piece of text that can be shown alone. */
interface Unit {
  text: string;
  /** Position of the block that it belongs to: only units of one block are shown together. */
  block: number;
  row?: Row;
  vocabulary: Vocabulary;
}

/** The parts of a section that can be shown. */
interface Pieces {
  units: Unit[];
  /** Lines of code. */
  lines: Unit[];
}

const NONE: ReadonlySet<string> = new Set();

/** A row whose name was asked for counts as if it had this many more words of the query. */
const ASKED_FOR = 2;

/**
 * The sentences or the row with the most words of a query, and the best matching line of code.
 *
 * @param asked the words of the query as written: a row that one of them names is preferred
 */
export function findSnippet(
  blocks: readonly Block[],
  terms: ReadonlySet<string>,
  length: number,
  asked: ReadonlySet<string> = NONE,
): Snippet {
  const {units, lines} = piecesOf(blocks);
  const best = bestUnit(units, terms, asked);
  const code = bestCode(lines, terms);
  const row = best === undefined ? undefined : units[best]!.row;
  return {
    name: row?.isCode ? highlight(row.name, terms) : [],
    text: best === undefined ? [] : snippet(row ? saidOf(row, terms) : joinFrom(units, best, length), terms, length),
    entry: row?.entry && asked.has(row.entry.term) ? row.entry.anchor : undefined,
    code: code ? snippet(code, terms, Math.round(length * 0.6)) : [],
  };
}

/** A cache: every keystroke shows mostly the same sections, and cutting them up is most of the work. */
const known = new WeakMap<readonly Block[], Pieces>();

function piecesOf(blocks: readonly Block[]): Pieces {
  const remembered = known.get(blocks);
  if (remembered) return remembered;
  const toUnits = (texts: string[], block: number) =>
    texts.map((text): Unit => ({text, block, vocabulary: vocabularyOf(text)}));
  const pieces = {
    units: blocks.flatMap((block, position) =>
      block.type === 'table' ? rowUnits(block, position) : toUnits(unitsOf(block), position),
    ),
    lines: blocks.flatMap((block, position) => toUnits(linesOf(block), position)),
  };
  known.set(blocks, pieces);
  return pieces;
}

function linesOf(block: Block): string[] {
  return block.type === 'code' ? block.text.split('\n') : [];
}

function rowUnits(table: Table, block: number): Unit[] {
  return readRows(table).map((row, position) => {
    const text = rowText(table.rows[position]!);
    return {text, block, row, vocabulary: vocabularyOf(text)};
  });
}

/** The text of a row, with the facts that were asked for. */
function saidOf({name, isCode, said, facts}: Row, terms: ReadonlySet<string>): string {
  const asked = facts.filter(({vocabulary}) => termsAmong(vocabulary, terms).size > 0);
  return [isCode ? said : `${name}: ${said}`, ...asked.map(({text}) => `(${text})`)].join(' ');
}

function unitsOf(block: Exclude<Block, Table>): string[] {
  if (block.type === 'code' || block.type === 'caption') return [];
  return sentencesOf(plain(block.text));
}

/** The sentences of a text. A period inside a name, such as `http.port`, does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+(?=["'(“]?[A-Z0-9])/).filter(Boolean);
}

/** Position of the unit with the most distinct words, the first in a tie. Undefined when there are no units. */
function bestUnit(units: readonly Unit[], terms: ReadonlySet<string>, asked: ReadonlySet<string>): number | undefined {
  let best: {position: number; count: number} | undefined;
  units.forEach(({vocabulary, row}, position) => {
    const isAsked = row?.entry !== undefined && asked.has(row.entry.term);
    const count = termsAmong(vocabulary, terms).size + (isAsked ? ASKED_FOR : 0);
    if (!best || count > best.count) best = {position, count};
  });
  return best?.position;
}

/** A unit and those after it in the same block, as long as there is room. */
function joinFrom(units: readonly Unit[], start: number, length: number): string {
  let {text} = units[start]!;
  for (let next = start + 1; next < units.length && units[next]!.block === units[start]!.block; next++) {
    if (text.length + units[next]!.text.length >= length) break;
    text = `${text} ${units[next]!.text}`;
  }
  return text;
}

/** The best line of code that has an identifier from the query, or at least two of its words. */
function bestCode(lines: readonly Unit[], terms: ReadonlySet<string>): string | undefined {
  let best: {line: string; merit: number} | undefined;
  for (const {text, vocabulary} of lines) {
    const found = termsAmong(vocabulary, terms);
    if (found.size === 0) continue;
    const merit = found.size + ([...found].some((term) => term.includes('_')) ? 1 : 0);
    if (merit >= 2 && merit > (best?.merit ?? 0)) best = {line: text.trim(), merit};
  }
  return best?.line;
}
