import {plain, rowText, type Block} from './blocks';
import {snippet, termsAmong, vocabularyOf, type Fragment, type Vocabulary} from './highlight';

/** What is shown of a section below its name. */
export interface Snippet {
  /** Sentences, or a row of a table as "name: description". */
  text: Fragment[];
  /** A line of its code, when the query is about it. */
  code: Fragment[];
}

/** A piece of text that can be shown alone. */
interface Unit {
  text: string;
  /** Which paragraph it belongs to: only what stands together is shown together. */
  block: number;
  vocabulary: Vocabulary;
}

/** What of a section can be shown. */
interface Pieces {
  units: Unit[];
  /** Lines of code. */
  lines: Unit[];
}

/** The sentences or the row with the most words of a query, and the line of code that has them. */
export function findSnippet(blocks: readonly Block[], terms: ReadonlySet<string>, length: number): Snippet {
  const {units, lines} = piecesOf(blocks);
  const best = bestUnit(units, terms);
  const code = bestCode(lines, terms);
  return {
    text: best === undefined ? [] : snippet(joinFrom(units, best, length), terms, length),
    code: code ? snippet(code, terms, Math.round(length * 0.6)) : [],
  };
}

/** The same sections are shown at every key, and to cut them is most of the work. */
const known = new WeakMap<readonly Block[], Pieces>();

function piecesOf(blocks: readonly Block[]): Pieces {
  const remembered = known.get(blocks);
  if (remembered) return remembered;
  const toUnits = (split: (block: Block) => string[]) =>
    blocks.flatMap((block, position) =>
      split(block).map((text): Unit => ({text, block: position, vocabulary: vocabularyOf(text)})),
    );
  const pieces = {units: toUnits(unitsOf), lines: toUnits(linesOf)};
  known.set(blocks, pieces);
  return pieces;
}

function linesOf(block: Block): string[] {
  return block.type === 'code' ? block.text.split('\n') : [];
}

function unitsOf(block: Block): string[] {
  if (block.type === 'table') return block.rows.map((row) => rowText(row)).filter(Boolean);
  if (block.type === 'code' || block.type === 'caption') return [];
  return sentencesOf(plain(block.text));
}

/** A full stop inside a name, such as `http.port`, ends nothing. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+(?=["'(“]?[A-Z0-9])/).filter(Boolean);
}

/** Position of the unit with the most different words; the first of equals. Undefined when there is none. */
function bestUnit(units: readonly Unit[], terms: ReadonlySet<string>): number | undefined {
  let best: {position: number; count: number} | undefined;
  units.forEach(({vocabulary}, position) => {
    const count = termsAmong(vocabulary, terms).size;
    if (!best || count > best.count) best = {position, count};
  });
  return best?.position;
}

/** A unit and what follows it in the same paragraph, as long as there is room. */
function joinFrom(units: readonly Unit[], start: number, length: number): string {
  let {text} = units[start]!;
  for (let next = start + 1; next < units.length && units[next]!.block === units[start]!.block; next++) {
    if (text.length + units[next]!.text.length >= length) break;
    text = `${text} ${units[next]!.text}`;
  }
  return text;
}

/** A line of code with an identifier that was asked for, or with two words of the query. */
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
