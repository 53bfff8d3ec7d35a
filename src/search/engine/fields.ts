import {linesOf} from './blocks';
import type {IndexedPage, IndexedSection} from './shard';

/**
 * What of a section is searched. `weight` is what a match in the field is worth; `lengthPenalty` says how much a match
 * in a long field counts less than one in a short field, from 0 (not at all) to 1.
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

/** The page's own words count for its beginning; its sections carry its title as part of their path. */
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
