import {linesOf} from './blocks';
import type {IndexedPage, IndexedSection} from './shard';

/**
 * The parts of a section that are searched. `weight` is what a match in the field is worth; `lengthPenalty` is how much
 * less a match counts in a long field than in a short one, from 0 (no less) to 1.
 */
export const FIELDS = {
  title: {weight: 6, lengthPenalty: 0.5},
  heading: {weight: 4.5, lengthPenalty: 0.4},
  anchor: {weight: 2.5, lengthPenalty: 0.4},
  names: {weight: 3, lengthPenalty: 0.2},
  linkTexts: {weight: 2, lengthPenalty: 0.6},
  keywords: {weight: 4, lengthPenalty: 0},
  about: {weight: 2, lengthPenalty: 0.3},
  path: {weight: 1, lengthPenalty: 0.2},
  content: {weight: 1, lengthPenalty: 0.6},
  code: {weight: 0.6, lengthPenalty: 0.5},
} as const;

export type FieldName = keyof typeof FIELDS;
export type FieldTexts = Record<FieldName, string>;

/** A page's title and description are fields of its beginning; its other sections have the title in their path. */
export function fieldsOf(section: IndexedSection, page: IndexedPage): FieldTexts {
  const isPageStart = section.level === 1;
  return {
    title: isPageStart ? page.title : '',
    heading: section.headings.at(-1) ?? '',
    // Anchors are short names of what a section is about, often in the words of readers.
    anchor: (section.anchor ?? '').replaceAll('-', ' '),
    names: section.names.join(' '),
    linkTexts: (section.linkTexts ?? []).join('\n'),
    keywords: (section.keywords ?? []).join('\n'),
    about: isPageStart ? page.description : '',
    path: [...page.trail, ...(isPageStart ? [] : [page.title]), ...section.headings.slice(0, -1)].join(' '),
    content: linesOf(section.blocks).join('\n'),
    code: section.code,
  };
}
