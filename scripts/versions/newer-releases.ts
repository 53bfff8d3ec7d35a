import type {PageProblem} from '../../src/lib/problems';
import {COLUMN} from '../../src/page-model/columns';
import type {PageLine} from './page-lines';
import {compareVersions} from '../../src/lib/compare-versions';

/** What marks a two-part number as a release, "Harper 4.7" and "since 4.7": alone, it can be anything. */
const NAMED = /\bharper(?:db)?[:\s*_("'`]*|\b(?:since|as of|starting with):? /;

/** The columns whose cells are releases. */
const RELEASE_COLUMNS: ReadonlySet<string> = new Set([COLUMN.since, 'Release', 'Version']);

/** The text before the release of a dependency in a fence: `"fastify": "4.8.1"`, `fastify@4.8.1`. */
const DEPENDENCY = /(?<![\w/.-])(?![\w/.-]*(?:version|release|harper))[\w/.-]+["']?\s*[:=@]\s*["']?$/i;

/**
 * Mentions of releases that are newer than a version: numbers with three parts, and numbers with two in a column of
 * releases, after the name of the product, or in the line below the heading of a feature.
 *
 * @param majors existing major versions: numbers that begin with another one are not releases of the product
 */
export function newerReleases(lines: PageLine[], version: string, majors: readonly string[]): PageProblem[] {
  const number = String.raw`v?(?:${majors.join('|')})\.\d+`;
  const patch = new RegExp(String.raw`(?<![\w.^~-])${number}\.(?:\d+|x)(?![\w-]|\.\d)`, 'g');
  const minor = String.raw`(?<![\w.,@^~/:-])${number}(?![\w.-]*\d|\w)`;
  const inCell = new RegExp(minor, 'g');
  const told = new RegExp(`(?<=${NAMED.source})${minor}`, 'gi');
  const product = new RegExp(String.raw`harper(?:db)?[@:\s/-]+${number}(?!\.?\d)`, 'gi');
  let columns: string[] = [];
  return lines.flatMap(({number: line, prose, code, isFenced}) => {
    const isRow = /^\s*\|/.test(prose);
    const cells = isRow ? cellsOf(prose) : [prose];
    if (!isRow || columns.length === 0) columns = isRow ? cells : [];
    const inProse = cells.flatMap((cell, at) => {
      const isRelease = RELEASE_COLUMNS.has(columns[at] ?? '');
      return [...cell.matchAll(isRelease ? inCell : told), ...cell.matchAll(patch)];
    });
    const inCode = code.flatMap((text) => [
      ...[...text.matchAll(patch)].filter(({index}) => !isFenced || !DEPENDENCY.test(text.slice(0, index))),
      ...text.matchAll(product),
    ]);
    const mentions = [...inProse, ...inCode].map(([release]) => release);
    return mentions
      .filter((release) => compareVersions(/\d+\.\d+/.exec(release)![0], version) > 0)
      .map((release) => ({
        line,
        message: `${release} came after ${version}`,
        expected: `nothing newer than ${version}`,
      }));
  });
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
