import {toString} from 'mdast-util-to-string';
import {formatDate} from '../../src/lib/format-date';
import {minorOf} from '../../src/lib/releases/minor-of';
import {compareReleases} from '../../src/lib/compare-releases';
import {parseInPlace} from './destinations';

/** A release, as the page of its series speaks of it. */
interface SeriesRelease {
  version: string;
  /** ISO date, or `unknown`. */
  date: string;
}

/** The sentence of a series page that says from when to when a line of releases goes. */
export function lineFacts(line: string, releases: readonly SeriesRelease[]): string {
  const own = releases.filter(({version}) => minorOf(version) === line);
  const newest = own.toSorted((a, b) => compareReleases(b.version, a.version));
  const tell = ({version, date}: SeriesRelease) =>
    `[${version}](./${version}.md), ${date === 'unknown' ? 'date unknown' : formatDate(date)}.`;
  const first = `First release: ${tell(newest.at(-1)!)}`;
  return newest.length === 1 ? first : `${first} Latest patch: ${tell(newest[0]!)}`;
}

const LINE = /^\d+\.\d+$/;

/**
 * The page of a series with what it says of a line of releases: the dates of one that is there, or a new section on top.
 *
 * @param highlights what a new line brings
 * @returns the same text when the page says nothing of lines
 * @throws Error when it is to tell what a line brings, and says nothing of lines
 */
export function updateSeriesPage(
  text: string,
  line: string,
  releases: readonly SeriesRelease[],
  highlights: readonly string[],
): string {
  const {children} = parseInPlace(text);
  const lines = children.filter((node) => node.type === 'heading' && node.depth === 2 && LINE.test(toString(node)));
  const [newest] = lines;
  if (!newest) {
    if (highlights.length === 0) return text;
    throw new Error(`The page of the series has no heading such as ${line}, below which --highlight could be written.`);
  }
  const facts = lineFacts(line, releases);
  const heading = lines.find((node) => toString(node) === line);
  if (!heading) {
    const section = `## ${line}\n\n${facts}\n\n${highlights.map((item) => `- ${item}\n`).join('')}\n`;
    const at = newest.position!.start.offset!;
    return text.slice(0, at) + section + text.slice(at);
  }
  const paragraph = children[children.indexOf(heading) + 1];
  if (paragraph?.type !== 'paragraph') return text;
  const {start, end} = paragraph.position!;
  return text.slice(0, start.offset) + facts + text.slice(end.offset);
}
