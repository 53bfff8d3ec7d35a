import {inc, major, minor, patch, valid} from 'semver';
import {releaseSeries} from '../../src/features/releases/data/release-series';
import {changeGroups} from '../../src/features/releases/release';
import {readFrontMatter} from '../../src/page-model/front-matter';
import {minorOf} from '../../src/features/releases/minor-of';
import {compareReleases} from '../../src/lib/compare-releases';
import {listFiles} from '../pages/list-files';
import {productIn} from '../../src/features/versions/product-in';
import type {Plan} from './plan';
import {addSeries, seriesSlug, updateSeriesPage} from './series-page';
import {expectOptions, fillTemplate, type Given, type Option} from './template';

/** Options that list changes, such as `action-required` and `added`, with their headings. */
export const changeOptions = changeGroups.map((group) => [group.toLowerCase().replace(' ', '-'), group] as const);

const isFirst = (version: string) => patch(version) === 0;
const seriesOf = (version: string) => releaseSeries.find((each) => each.major === major(version));

/** Options that a release needs besides its changes. */
export function releaseOptions(version: string): Option[] {
  const ofLine: Option[] = isFirst(version) ? ['highlight'] : [];
  return ['description', 'opening', ...ofLine, ...(seriesOf(version) ? [] : ['series-name' as const])];
}

/**
 * Adds the note of a release to a plan, and updates the page of its series. The first release of a major version begins
 * a series.
 *
 * @returns the file of the note
 * @throws Error naming what is missing, or what is wrong with the number if it is not the next one of a line or series
 */
export function addRelease(plan: Plan, version: string, given: Given): string {
  if (valid(version) !== version) {
    throw new Error(`${version} cannot be a release: expected three numbers, such as 4.7.4.`);
  }
  const known = seriesOf(version);
  const next = `${releaseSeries[0]!.major + 1}.0.0`;
  if (!known && version !== next) throw new Error(`${version} begins no series: expected ${next}.`);
  const notes = known ? readNotes(plan, `release-notes/${known.slug}`) : [];
  const numbers = notes.map((note) => note.version);
  if (numbers.includes(version)) throw new Error(`The note of ${version} is there already.`);
  expectNext(version, numbers);
  expectOptions(given, releaseOptions(version));
  if (given.highlight && !isFirst(version)) throw new Error('--highlight is for the first release of a line.');
  const changes = changeOptions.flatMap(([option, group]) => {
    const lines = [given[option] ?? []].flat();
    return lines.length > 0 ? [`## ${group}\n\n${lines.map((line) => `- ${line.trim()}`).join('\n')}`] : [];
  });
  if (changes.length === 0) {
    const options = changeOptions.map(([option]) => `--${option}`).join(', ');
    throw new Error(`A release note lists at least one change: ${options}.`);
  }
  const name = String(given['series-name']).trim();
  const series = known ?? {major: major(version), name, slug: seriesSlug(major(version), name)};
  const folder = `release-notes/${series.slug}`;
  const line = minorOf(version);
  const values = {
    ...given,
    title: `${productIn(line)} ${version}`,
    version,
    date: String(given.date ?? new Date().toISOString().slice(0, 10)),
    kind: isFirst(version) ? (minor(version) > 0 ? 'minor' : 'major') : 'patch',
    changes: changes.join('\n\n'),
  };
  plan.write(`${folder}/${version}.md`, fillTemplate('release.md', values));
  const highlights = [given.highlight ?? []].flat();
  if (!known) addSeries(plan, series, line, highlights);
  plan.change(`${folder}/index.mdx`, (text) => updateSeriesPage(text, line, [...notes, values], highlights));
  return `${folder}/${version}.md`;
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
