import {formatDate} from '../../src/lib/format-date';
import {escapeRegExp} from '../../src/lib/escape-regexp';
import {minorOf, releaseSeries, type ReleaseSeries} from '../../src/features/releases';
import {compareReleases} from '../../src/lib/compare-releases';
import type {Plan} from './plan';
import {fillTemplate} from './template';

/** The facts of a release that the page of a series needs. */
interface SeriesRelease {
  version: string;
  /** ISO date, or `unknown`. */
  date: string;
}

/** The sentences of a series page that name the first and the latest release of a line. */
export function lineFacts(line: string, releases: readonly SeriesRelease[]): string {
  const own = releases.filter(({version}) => minorOf(version) === line);
  const newest = own.toSorted((a, b) => compareReleases(b.version, a.version));
  const tell = ({version, date}: SeriesRelease) =>
    `[${version}](./${version}.md), ${date === 'unknown' ? 'date unknown' : formatDate(date)}.`;
  const first = `First release: ${tell(newest.at(-1)!)}`;
  return newest.length === 1 ? first : `${first} Latest patch: ${tell(newest[0]!)}`;
}

/**
 * Updates a line of releases on the page of a series: the dates of a line it has, or a new section above the others.
 *
 * @returns the same text if the page has no sections for lines
 */
export function updateSeriesPage(text: string, line: string, releases: readonly SeriesRelease[]): string {
  const newest = text.search(/^## \d+\.\d+$/m);
  if (newest === -1) return text;
  const facts = lineFacts(line, releases);
  const known = new RegExp(String.raw`(?<=^## ${escapeRegExp(line)}\n\n).+$`, 'm');
  if (known.test(text)) return text.replace(known, () => facts);
  const section = `## ${line}\n\n${facts}\n\n- TODO: what the line brings\n\n`;
  return text.slice(0, newest) + section + text.slice(newest);
}

/** Begins a series of releases: adds it to the data and to the overview of all series, and makes its page. */
export function addSeries(plan: Plan, series: ReleaseSeries, line: string): void {
  const {major, name, slug} = series;
  const title = `Version ${major}: ${name}`;
  const entry = `### [${title}](./${slug}/index.mdx)\n\nTODO: what the series brings, in one sentence\n\n<SeriesReleases series="${slug}" />\n\n`;
  insert(plan, 'src/features/releases/data/release-series.ts', 'ReleaseSeries[] = [\n', `${JSON.stringify(series)},\n`);
  insert(plan, 'release-notes/index.mdx', '<Timeline>\n\n', entry);
  const former = releaseSeries.find((each) => each.major === major - 1);
  if (former) nameNewest(plan, former, series);
  plan.write(`release-notes/${slug}/index.mdx`, fillTemplate('series.mdx', {...series, title, line}));
}

/** Lets the overview name the newest series where it named the one before it. */
function nameNewest(plan: Plan, former: ReleaseSeries, series: ReleaseSeries): void {
  plan.change('release-notes/index.mdx', (text) =>
    text
      .replace(
        `from version ${former.major} (${former.name}) back`,
        `from version ${series.major} (${series.name}) back`,
      )
      .replace(
        `[Version ${former.major}](./${former.slug}/index.mdx) also has`,
        `[Version ${series.major}](./${series.slug}/index.mdx) also has`,
      ),
  );
}

function insert(plan: Plan, file: string, behind: string, text: string): void {
  if (plan.change(file, (former) => former.replace(behind, () => behind + text))) return;
  throw new Error(`${file} could not be changed: expected ${behind.trim()} there.`);
}

/**
 * The path of a series: `v4-tucker`.
 * @throws Error if its name is not valid
 */
export function seriesSlug(major: number, name: string): string {
  if (!/^\p{Lu}[\p{L} -]*$/u.test(name)) throw new Error(`"${name}" is not a name: expected one such as Tucker.`);
  const word = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  return `v${major}-${word}`;
}
