import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {major, minor, patch, valid} from 'semver';
import {minorOf, releaseSeries, type ReleaseSeries} from '../../src/features/releases';
import {productIn} from '../../src/features/versions';
import {compareReleases} from '../../src/lib/compare-releases';
import {escapeRegExp} from '../../src/lib/escape-regexp';
import {formatDate} from '../../src/lib/format-date';
import {isIsoDate} from '../../src/lib/is-iso-date';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {listFiles} from '../pages/list-files';
import {Plan} from './plan';
import {fillTemplate} from './template';

/** The facts of a release that the page of a series needs. */
interface SeriesRelease {
  version: string;
  /** ISO date, or `unknown`. */
  date: string;
}

/**
 * Plans the note of a release, a copy of the template. The first one of a line begins the section of the line on the page
 * of its series, and the first one of a series begins that page.
 *
 * @param date day of the release, as an ISO date
 * @throws Error naming what is wrong with the number or the date
 */
export function newRelease(root: string, version: string, date: string): {plan: Plan; next: string} {
  if (valid(version) !== version) throw new Error(`${version} is not a release: expected a number such as 4.7.4.`);
  if (!isIsoDate(date)) throw new Error(`${date} is not a date: expected year, month and day, such as 2026-10-28.`);
  const series = releaseSeries.find((each) => each.major === major(version));
  if (series === undefined) {
    throw new Error(
      `${version} begins a series: add the name of version ${major(version)} to src/features/releases/data/release-series.ts first.`,
    );
  }
  const plan = new Plan(root);
  const file = noteOf(version, series);
  if (plan.has(file)) throw new Error(`The note of ${version} already exists.`);
  const line = minorOf(version);
  const kind = patch(version) > 0 ? 'patch' : minor(version) > 0 ? 'minor' : 'major';
  plan.write(file, fillTemplate('release.md', {title: `${productIn(line)} ${version}`, version, date, kind}));
  const page = `release-notes/${series.slug}/index.mdx`;
  if (!plan.has(page)) beginSeries(plan, page, series, line);
  const releases = [{version, date}, ...readReleases(root, series)];
  plan.change(page, (text) => updateSeriesPage(text, line, releases));
  const next =
    'What the release adds, deprecates or removes goes into the pages, and into src/features/availability/data.';
  return {plan, next};
}

/** File of the note of a release. */
export function noteOf(version: string, {slug}: ReleaseSeries): string {
  return `release-notes/${slug}/${version}.md`;
}

/** Makes the page of a series, and puts the series at the beginning of the overview. */
function beginSeries(plan: Plan, page: string, series: ReleaseSeries, line: string): void {
  const title = `Version ${series.major}: ${series.name}`;
  plan.write(page, fillTemplate('series.mdx', {...series, title, line}));
  const entry = `### [${title}](./${series.slug}/index.mdx)\n\nTODO: what the series brings, in one sentence\n\n<SeriesReleases series="${series.slug}" />\n\n`;
  plan.change('release-notes/index.mdx', (text) => text.replace('<Timeline>\n\n', (start) => start + entry));
}

function readReleases(root: string, {slug}: ReleaseSeries): SeriesRelease[] {
  return listFiles(root, [`release-notes/${slug}`], /^\d.*\.md$/).map((file) => {
    const {version, date} = readFrontMatter(readFileSync(join(root, file), 'utf8')).data;
    return {version: String(version), date: String(date)};
  });
}

/** The sentences of a series page that name the first and the latest release of a line. */
export function lineFacts(line: string, releases: readonly SeriesRelease[]): string {
  const own = releases.filter(({version}) => minorOf(version) === line);
  const newest = own.toSorted((a, b) => compareReleases(b.version, a.version));
  const tell = ({version, date}: SeriesRelease) =>
    `[${version}](./${version}.md), ${isIsoDate(date) ? formatDate(date) : 'date unknown'}.`;
  const first = `First release: ${tell(newest.at(-1)!)}`;
  return newest.length === 1 ? first : `${first} Latest patch: ${tell(newest[0]!)}`;
}

/**
 * Updates a line of releases on the page of a series: the facts of a line it has, or a new section above the others.
 * The pages of series that have ended have no sections for lines and stay as they are.
 */
export function updateSeriesPage(text: string, line: string, releases: readonly SeriesRelease[]): string {
  const facts = lineFacts(line, releases);
  const known = new RegExp(String.raw`(?<=^## ${escapeRegExp(line)}\n\n).+$`, 'm');
  if (known.test(text)) return text.replace(known, () => facts);
  const section = `## ${line}\n\n${facts}\n\n- TODO: what the line brings\n\n`;
  return text.replace(/^## \d+\.\d+$/m, (newest) => section + newest);
}
