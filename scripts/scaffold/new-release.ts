import {inc, major, minor, patch, valid} from 'semver';
import {minorOf, releaseSeries} from '../../src/features/releases';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {isIsoDate} from '../../src/lib/is-iso-date';
import {compareReleases} from '../../src/lib/compare-releases';
import {listFiles} from '../pages/list-files';
import {productIn} from '../../src/features/versions';
import type {Plan} from './plan';
import {addSeries, seriesSlug, updateSeriesPage} from './series-page';
import {fillTemplate} from './template';

/** The facts that a release note needs besides its number. */
export interface ReleaseFacts {
  /** Day of the release, as an ISO date. */
  date?: string;
  /** Name of the series that begins with a major version. */
  seriesName?: string;
}

/**
 * Plans the note of a release, a copy of the template, and updates the page of its series. The first release of a major
 * version begins a series.
 *
 * @returns the file of the note
 * @throws Error naming what is missing, or what is wrong with the number if it is not the next one of a line or series
 */
export function addRelease(plan: Plan, version: string, {date, seriesName}: ReleaseFacts): string {
  if (valid(version) !== version) {
    throw new Error(`${version} is not a release: expected three numbers, such as 4.7.4.`);
  }
  const known = releaseSeries.find((each) => each.major === major(version));
  const next = `${releaseSeries[0]!.major + 1}.0.0`;
  if (!known && version !== next) throw new Error(`${version} does not begin a series: expected ${next}.`);
  const notes = known ? readNotes(plan, `release-notes/${known.slug}`) : [];
  const numbers = notes.map((note) => note.version);
  if (numbers.includes(version)) throw new Error(`The note of ${version} already exists.`);
  expectNext(version, numbers);
  if (date === undefined) throw new Error('--date is missing: the date of the release, such as 2026-10-28.');
  if (!isIsoDate(date))
    throw new Error(`--date ${date} is not a date: expected year, month, and day, such as 2026-10-28.`);
  if (!known && seriesName === undefined) {
    throw new Error('--series-name is missing: the name of the series that begins, such as Tucker.');
  }
  const name = seriesName ?? '';
  const series = known ?? {major: major(version), name, slug: seriesSlug(major(version), name)};
  const line = minorOf(version);
  const kind = minor(version) > 0 ? 'minor' : 'major';
  const values = {
    title: `${productIn(line)} ${version}`,
    version,
    date,
    kind: patch(version) === 0 ? kind : 'patch',
  };
  const file = `release-notes/${series.slug}/${version}.md`;
  plan.write(file, fillTemplate('release.md', values));
  if (!known) addSeries(plan, series, line);
  plan.change(`release-notes/${series.slug}/index.mdx`, (text) => updateSeriesPage(text, line, [...notes, values]));
  return file;
}

function readNotes(plan: Plan, folder: string): {version: string; date: string}[] {
  return listFiles(plan.root, [folder], /^\d.*\.md$/).map((file) => {
    const {date} = readFrontMatter(plan.read(file)).data;
    return {version: file.slice(folder.length + 1, -'.md'.length), date: typeof date === 'string' ? date : 'unknown'};
  });
}

function expectNext(version: string, versions: readonly string[]): void {
  const newest = versions.toSorted((a, b) => compareReleases(b, a));
  const ofLine = newest.find((each) => minorOf(each) === minorOf(version));
  const before = ofLine ?? newest[0];
  const expected = before && inc(before, ofLine ? 'patch' : 'minor');
  if (before && version !== expected) throw new Error(`${version} does not follow ${before}: expected ${expected}.`);
}
