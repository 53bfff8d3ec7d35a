import {plain, rowText, type Block} from './blocks';
import {matchedWords, snippet, type Fragment} from './highlight';

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
}

/** The sentences or the row with the most words of a query, and the line of code that has them. */
export function findSnippet(blocks: readonly Block[], terms: ReadonlySet<string>, length: number): Snippet {
  const units = blocks.flatMap((block, position) => unitsOf(block).map((text): Unit => ({text, block: position})));
  const best = bestUnit(units, terms);
  const code = bestCode(blocks, terms);
  return {
    text: best === undefined ? [] : snippet(joinFrom(units, best, length), terms, length),
    code: code ? snippet(code, terms, Math.round(length * 0.6)) : [],
  };
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
  units.forEach(({text}, position) => {
    const count = countTerms(text, terms);
    if (!best || count > best.count) best = {position, count};
  });
  return best?.position;
}

function countTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(matchedWords(text, terms).map(({term}) => term)).size;
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
function bestCode(blocks: readonly Block[], terms: ReadonlySet<string>): string | undefined {
  let best: {line: string; merit: number} | undefined;
  for (const block of blocks) {
    if (block.type !== 'code') continue;
    for (const line of block.text.split('\n')) {
      const found = [...new Set(matchedWords(line, terms).map(({term}) => term))];
      const merit = found.length + (found.some((term) => term.includes('_')) ? 1 : 0);
      if (merit >= 2 && merit > (best?.merit ?? 0)) best = {line: line.trim(), merit};
    }
  }
  return best?.line;
}
