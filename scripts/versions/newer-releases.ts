// cspell:ignore kKMGT milli
import type {PageLine} from './page-lines';

/** What stands before a number that is a release and not a measure: "since 4.7", "Harper 4.7", "from 4.6 to 4.7". */
const BEFORE =
  /(?:^|[\s(["'*_])(?:since|from|until|till|to|in|of|by|before|after|with|than|and|or|between|through|as|for|up|only|requires?|needs?|deprecated|removed|harper(?:db)?|releases?|versions?|line)[:\s*_("']*v?$/i;

/** A list of releases goes on: "4.6, 4.7". */
const LIST_BEFORE = /\b4\.\d+(?:\.(?:\d+|x))?\s*(?:,|–|-|\/)\s*$/;

/** What follows a release that begins a sentence or stands alone in brackets: "4.7 and later", "(4.7)". */
const AFTER =
  /^(?:\)|,? (?:and|or) (?:later|newer|higher|up|above|on)\b|\+|,? onwards?\b| (?:adds|brings|introduces|has|removes)\b)/;

/** A measure: "in 4.7 seconds", "of 4.7 %". */
const UNIT =
  /^\s?(?:%|°|[a-zµ]+\/[a-z]+\b|(?:ns|µs|ms|s|min|h|d|m|mm|cm|km|g|kg|mg|hPa|V|W|Hz|MHz|GHz|B|[kKMGT]i?B)\b|(?:(?:milli|micro)?seconds?|minutes?|hours?|days?|meters?|kilometers?|miles?|degrees?|bytes|megabytes|gigabytes|terabytes|percent|times|points?|stars?|million|billion)\b)/;

const MINOR = /(?<![\w.,@^~/:-])v?4\.(\d+)(?![\w.-]*\d|\w)/g;
const PATCH = /(?<![\w.^~-])v?4\.(\d+)\.(?:\d+|x)(?![\w-]|\.\d)/g;
const PRODUCT = /harper(?:db)?[@:\s/-]+v?4\.(\d+)(?!\d)/gi;

/** A column whose cells are releases. */
const RELEASE_COLUMN = /^(?:since|versions?|releases?|added|available)\b/i;

export interface Mention {
  line: number;
  /** As it is written. */
  release: string;
}

/**
 * Mentions of 4.x releases that are newer than a version. A number with three parts is a release; one with two parts is
 * one where its words or its column say so, for prose and data are full of numbers such as 4.7.
 */
export function newerReleases(lines: PageLine[], version: string): Mention[] {
  const newest = Number(version.split('.')[1]);
  const mentions: Mention[] = [];
  let header: string[] = [];
  for (const line of lines) {
    const isRow = /^\s*\|/.test(line.prose);
    if (!isRow) header = [];
    const cells = isRow ? cellsOf(line.prose) : [line.prose];
    if (isRow && header.length === 0) header = cells;
    const found = [
      ...cells.flatMap((cell, column) => releasesInProse(cell, isRow && RELEASE_COLUMN.test(header[column] ?? ''))),
      ...line.code.flatMap((code) => releasesInCode(code, line.isFenced)),
    ];
    for (const {text, minor} of found) if (minor > newest) mentions.push({line: line.number, release: text});
  }
  return mentions;
}

interface Found {
  text: string;
  minor: number;
}

function cellsOf(row: string): string[] {
  return row.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim()); // prettier-ignore
}

function releasesInProse(text: string, isReleaseColumn: boolean): Found[] {
  const minors = [...text.matchAll(MINOR)].filter((match) => {
    if (isReleaseColumn) return true;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (UNIT.test(after)) return false;
    return BEFORE.test(before) || LIST_BEFORE.test(before) || AFTER.test(after);
  });
  return [...minors, ...text.matchAll(PATCH)].map(toFound);
}

function releasesInCode(text: string, isFenced: boolean): Found[] {
  const patches = [...text.matchAll(PATCH)].filter((match) => {
    if (!isFenced) return true;
    // The release of a dependency: `"fastify": "4.8.1"`, `fastify@4.8.1`.
    const owner = /([\w/.-]+)["']?\s*[:=@]\s*["']?$/.exec(text.slice(0, match.index))?.[1];
    return owner === undefined || /version|release|harper/i.test(owner);
  });
  const products = [...text.matchAll(PRODUCT)].filter(
    ({0: {length}, index}) => !/^\.\d/.test(text.slice(index + length)),
  );
  return [...patches, ...products].map(toFound);
}

function toFound(match: RegExpExecArray | RegExpMatchArray): Found {
  return {text: match[0], minor: Number(match[1])};
}
