import {linesOf, type PageText} from './blocks';
import {FIELDS, fieldsOf, type FieldName, type FieldTexts} from './fields';
import {quantize, toCharacter, type PackedIndex} from './packed-index';
import {SHARD_FORMAT, errorMessage, type IndexedPage, type IndexedSection, type Shard} from './shard';
import {indexForms, indexTerms} from './tokenize';

type Identity = Pick<Shard, 'tag' | 'instance' | 'language' | 'version' | 'label'>;

/**
 * Makes the shard of one instance and version from its pages and sections.
 *
 * @param errors position of the page of errors, if there is one (it is the last page): its sections are not indexed
 */
export function buildShard(
  identity: Identity,
  pages: IndexedPage[],
  sections: IndexedSection[],
  errors?: number,
): Shard {
  const indexed = sections.filter(({page}) => page !== errors);
  return {
    format: SHARD_FORMAT,
    ...identity,
    pages: pages.map(({path, title, trail, demotion}) => ({path, title, trail, ...(demotion && {demotion})})),
    sections: sections.map(({page, anchor, level, headings}) => ({page, anchor, level, headings})),
    messages: sections.flatMap(({headings, messages: texts}, section) =>
      texts.length === 0 || texts.join() === errorMessage(headings) ? [] : [{section, texts}],
    ),
    numbers: sections.flatMap(({numbers: texts}, section) => (texts.length === 0 ? [] : [{section, texts}])),
    ...(errors !== undefined && {errors}),
    index: buildIndex(indexed.map((section) => fieldsOf(section, pages[section.page]!))),
  };
}

/** The texts of the sections of each page, in order. A page that begins without text gets its description there. */
export function pageTexts(pages: IndexedPage[], sections: IndexedSection[]): PageText[] {
  const texts = pages.map((): PageText => []);
  for (const {page, level, blocks} of sections) {
    const {description} = pages[page]!;
    const isSilent = level === 1 && description !== '' && linesOf(blocks).length === 0;
    texts[page]!.push(isSilent ? [{type: 'text', text: description}, ...blocks] : blocks);
  }
  return texts;
}

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The rate at which a word's repetitions stop counting, as in BM25. */
const SATURATION = 1.2;

/** Weak matches are left out unless few sections have the word: they cost bytes and change no answer. */
const [LEAST_IMPACT, FEW] = [0.18, 4];

/**
 * An inverted index. Each posting has one number, the impact of the term in the document: BM25F, that is, frequencies
 * weighted per field and saturated, without the inverse document frequency, which spans all shards and is known only
 * once they are loaded. The rest of the arithmetic happens here, so that a query is only a few sums.
 */
function buildIndex(documents: FieldTexts[]): PackedIndex {
  const terms = documents.map((texts) => FIELD_NAMES.map((name) => indexTerms(texts[name])));
  const averages = FIELD_NAMES.map((_, field) => averageLength(terms.map((fields) => fields[field]!.length)));
  const postings = new Map<string, [document: number, impact: number][]>();
  terms.forEach((fields, document) => {
    for (const [term, impact] of impactsOf(fields, averages)) {
      const list = postings.get(term) ?? [];
      list.push([document, impact]);
      postings.set(term, list);
    }
  });
  const forms = new Set(documents.flatMap((texts) => FIELD_NAMES.flatMap((name) => indexForms(texts[name]))));
  return pack(postings, forms);
}

function averageLength(lengths: number[]): number {
  const filled = lengths.filter((length) => length > 0);
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(filled.length, 1);
}

function impactsOf(fields: string[][], averages: number[]): Map<string, number> {
  const impacts = new Map<string, number>();
  fields.forEach((terms, field) => {
    const {weight, lengthPenalty} = FIELDS[FIELD_NAMES[field]!];
    const relativeLength = terms.length / Math.max(averages[field]!, 1);
    const damping = SATURATION * (1 - lengthPenalty + lengthPenalty * relativeLength);
    for (const [term, count] of countOf(terms)) {
      impacts.set(term, (impacts.get(term) ?? 0) + (weight * count) / (count + damping));
    }
  });
  return impacts;
}

function countOf(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function weighty(list: [document: number, impact: number][]): [document: number, impact: number][] {
  const kept = list.length > FEW ? list.filter(([, impact]) => impact >= LEAST_IMPACT) : [];
  return kept.length > 0 ? kept : list;
}

function pack(postings: Map<string, [number, number][]>, forms: Set<string>): PackedIndex {
  const terms = [...postings.keys()].toSorted();
  const lists = terms.map((term) => weighty(postings.get(term)!));
  return {
    terms: terms.join(' '),
    forms: [...forms].toSorted().join(' '),
    counts: lists.map((list) => toCharacter(list.length)).join(''),
    steps: lists
      .flatMap((list) => list.map(([document], i) => toCharacter(document - (i === 0 ? 0 : list[i - 1]![0]))))
      .join(''),
    impacts: lists.flatMap((list) => list.map(([, impact]) => quantize(impact))).join(''),
  };
}
