import type {PageLine} from './page-lines';
import {compareVersions} from '../../src/lib/versions/compare-versions';

/** What makes a number a release in prose: "since 4.7", "Harper 4.7", "4.7 and later". A number alone may measure anything. */
const BEFORE = /\b(?:since|until|new in|harper(?:db)?|releases?|versions?)[:\s*_("'`]*v?$/i;
const AFTER = /^,? (?:and|or) (?:later|newer)\b/;

/** How releases of some major versions are written. */
interface Patterns {
  minor: RegExp;
  patch: RegExp;
  product: RegExp;
}

function patternsOf(majors: readonly number[]): Patterns {
  const release = String.raw`v?((?:${majors.join('|')})\.\d+)`;
  return {
    minor: new RegExp(String.raw`(?<![\w.,@^~/:-])${release}(?![\w.-]*\d|\w)`, 'g'),
    patch: new RegExp(String.raw`(?<![\w.^~-])${release}\.(?:\d+|x)(?![\w-]|\.\d)`, 'g'),
    product: new RegExp(String.raw`harper(?:db)?[@:\s/-]+${release}(?!\d)`, 'gi'),
  };
}

/** A column whose cells are releases. */
const RELEASE_COLUMN = /^(?:since|versions?|releases?|added|available)\b/i;

export interface Mention {
  line: number;
  /** As it is written. */
  release: string;
}

/**
 * Mentions of releases that are newer than a version. A number with three parts is a release; one with two parts is one
 * behind a word such as "since", or in a column of releases.
 *
 * @param majors major versions that there are: numbers that begin with another one are none of ours
 */
export function newerReleases(lines: PageLine[], version: string, majors: readonly number[]): Mention[] {
  const patterns = patternsOf(majors);
  const mentions: Mention[] = [];
  let header: string[] = [];
  for (const line of lines) {
    const isRow = /^\s*\|/.test(line.prose);
    if (!isRow) header = [];
    const cells = isRow ? cellsOf(line.prose) : [line.prose];
    if (isRow && header.length === 0) header = cells;
    const found = [
      ...cells.flatMap((cell, column) =>
        releasesInProse(cell, isRow && RELEASE_COLUMN.test(header[column] ?? ''), patterns),
      ),
      ...line.code.flatMap((code) => releasesInCode(code, line.isFenced, patterns)),
    ];
    for (const {text, release} of found) {
      if (compareVersions(release, version) > 0) mentions.push({line: line.number, release: text});
    }
  }
  return mentions;
}

interface Found {
  text: string;
  /** Its first two numbers. */
  release: string;
}

function cellsOf(row: string): string[] {
  return row.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim()); // prettier-ignore
}

function releasesInProse(text: string, isReleaseColumn: boolean, {minor, patch}: Patterns): Found[] {
  const minors = [...text.matchAll(minor)].filter(
    ({0: {length}, index}) =>
      isReleaseColumn || BEFORE.test(text.slice(0, index)) || AFTER.test(text.slice(index + length)),
  );
  return [...minors, ...text.matchAll(patch)].map(toFound);
}

function releasesInCode(text: string, isFenced: boolean, {patch, product}: Patterns): Found[] {
  const patches = [...text.matchAll(patch)].filter((match) => {
    if (!isFenced) return true;
    // The release of a dependency: `"fastify": "4.8.1"`, `fastify@4.8.1`.
    const owner = /([\w/.-]+)["']?\s*[:=@]\s*["']?$/.exec(text.slice(0, match.index))?.[1];
    return owner === undefined || /version|release|harper/i.test(owner);
  });
  const products = [...text.matchAll(product)].filter(
    ({0: {length}, index}) => !/^\.\d/.test(text.slice(index + length)),
  );
  return [...patches, ...products].map(toFound);
}

function toFound(match: RegExpExecArray | RegExpMatchArray): Found {
  return {text: match[0], release: match[1]!};
}
