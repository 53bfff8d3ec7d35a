import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {inc, major, minor, patch, valid} from 'semver';
import {releaseSeries} from '../../src/data/release-series';
import {productNames} from '../../src/data/product-names';
import {changeGroups} from '../../src/lib/releases/release';
import {readFrontMatter} from '../../src/content/front-matter';
import {minorOf} from '../../src/lib/releases/minor-of';
import {compareReleases} from '../../src/lib/compare-releases';
import {compareVersions} from '../../src/lib/compare-versions';
import {addSeries, seriesSlug} from './new-series';
import type {Plan} from './plan';
import {updateSeriesPage} from './series-page';
import {expectOptions, fillTemplate, type Given, type Option} from './template';

/** Options that list changes, `action-required`, `added` and so on, with their heading. */
export const changeOptions = changeGroups.map((group) => [group.toLowerCase().replace(' ', '-'), group] as const);

const isFirst = (version: string) => patch(version) === 0;
const seriesOf = (version: string) => releaseSeries.find((each) => each.major === major(version));

/** What has to be said of a release, beside its changes. */
export function releaseOptions(version: string): Option[] {
  return ['description', 'opening', ...(isFirst(version) ? ['highlight' as const] : []), ...(seriesOf(version) ? [] : ['series-name' as const])]; // prettier-ignore
}

/**
 * Adds the note of a release to a plan, and what the page of its series says of it. The first release of a major version
 * begins a series.
 *
 * @returns the file of the note
 * @throws Error naming what is missing, or what is wrong with the number when it is not the next one of a line or of a series
 */
export function addRelease(plan: Plan, version: string, given: Given): string {
  if (valid(version) !== version) {
    throw new Error(`${version} cannot be a release: expected three numbers, such as 4.7.4.`);
  }
  const known = seriesOf(version);
  const next = `${releaseSeries[0]!.major + 1}.0.0`;
  if (!known && version !== next) throw new Error(`${version} begins no series: expected ${next}.`);
  const notes = known ? readNotes(join(plan.root, 'release-notes', known.slug)) : [];
  if (notes.some((note) => note.version === version)) throw new Error(`The note of ${version} is there already.`);
  const numbers = notes.map((note) => note.version);
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
  const date = String(given.date ?? new Date().toISOString().slice(0, 10));
  const {product} = productNames.findLast(({since}) => compareVersions(since, line) <= 0) ?? productNames[0]!;
  const kind = isFirst(version) ? (minor(version) > 0 ? 'minor' : 'major') : 'patch';
  const title = `${product} ${version}`;
  plan.write(`${folder}/${version}.md`, fillTemplate('release.md', {...given, title, version, date, kind, changes: changes.join('\n\n')})); // prettier-ignore
  const highlights = [given.highlight ?? []].flat();
  if (!known) addSeries(plan, series, line, highlights);
  const page = `${folder}/index.mdx`;
  plan.write(page, updateSeriesPage(plan.read(page), line, [...notes, {version, date}], highlights));
  return `${folder}/${version}.md`;
}

function readNotes(folder: string): {version: string; date: string}[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d.*\.md$/.test(file)) : [];
  return files.map((file) => {
    const {date} = readFrontMatter(readFileSync(join(folder, file), 'utf8')).data;
    return {version: file.slice(0, -'.md'.length), date: typeof date === 'string' ? date : 'unknown'};
  });
}

function expectNext(version: string, versions: readonly string[]): void {
  const newest = versions.toSorted((a, b) => compareReleases(b, a));
  const ofLine = newest.find((each) => minorOf(each) === minorOf(version));
  const before = ofLine ?? newest[0];
  const possible = before ? [inc(before, 'patch')!, ...(ofLine ? [] : [inc(before, 'minor')!])] : [version];
  if (!possible.includes(version) || (!ofLine && patch(version) > 0)) {
    throw new Error(`${version} does not follow ${before}: expected ${possible.at(-1)}.`);
  }
}
