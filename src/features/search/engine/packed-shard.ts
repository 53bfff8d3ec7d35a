import {errorAnchor} from '../../../lib/error-anchor';
import {SHARD_FORMAT, type SectionEntry, type Shard} from './shard';

/** A shard as it is stored: sections as columns, without anything that can be derived from the rest. */
export interface PackedShard extends Omit<Shard, 'sections'> {
  sections: {
    /** Number of sections on each page, in the order of the pages. */
    counts: number[];
    /** One digit per section. */
    levels: string;
    /** Their ids, separated by spaces. Empty for the beginning of a page and for an error named by its heading. */
    anchors: string;
    /** Their own headings, one per line. The parent headings follow from the levels. */
    headings: string;
  };
}

/** @param shard with its sections in the order of their pages */
export function packShard({sections, ...shard}: Shard): PackedShard {
  const counts = shard.pages.map(() => 0);
  for (const {page} of sections) counts[page]!++;
  const anchorOf = ({page, anchor, headings}: SectionEntry) =>
    page === shard.errors && anchor === errorAnchor(headings[0] ?? '') ? '' : (anchor ?? '');
  return {
    ...shard,
    sections: {
      counts,
      levels: sections.map(({level}) => level).join(''),
      anchors: sections.map(anchorOf).join(' '),
      headings: sections.map(({headings}) => headings.at(-1) ?? '').join('\n'),
    },
  };
}

/** @throws Error when the file has a different format than this code expects, or is damaged */
export function unpackShard({sections: packed, ...shard}: PackedShard): Shard {
  if (shard.format !== SHARD_FORMAT) throw new Error(`The search index has format ${String(shard.format)}.`);
  const anchors = packed.anchors.split(' ');
  const headings = packed.headings.split('\n');
  const pages = packed.counts.flatMap((count, page) => Array.from({length: count}, () => page));
  if (![anchors.length, headings.length, pages.length].every((count) => count === packed.levels.length)) {
    throw new Error('The search index is damaged.');
  }
  let above: {level: number; heading: string}[] = [];
  const sections = pages.map((page, position): SectionEntry => {
    const level = Number(packed.levels[position]);
    const heading = headings[position]!;
    if (level === 1) above = [];
    if (level === 1) return {page, anchor: null, level, headings: []};
    above = [...above.filter((other) => other.level < level), {level, heading}];
    const anchor = anchors[position] || errorAnchor(heading);
    return {page, anchor, level, headings: above.map((one) => one.heading)};
  });
  return {...shard, sections};
}
