import {posix} from 'node:path';
import {major, minor, patch, valid} from 'semver';
import {readRelease} from '../../../src/features/releases/node';
import {readChanges} from '../../../src/page-model/rows/changes';
import {changeGroups} from '../../../src/features/releases';
import {isIsoDate} from '../../../src/lib/is-iso-date';
import {catchProblem} from '../../pages/catch-problem';
import {addressOf} from '../addresses';
import {readFrontMatter} from '../../../src/page-model/front-matter';
import {onEachPage, type Page, type Problem} from '../site';
import {isReleasePage} from './front-matter-schemas';

/** Checks what the release list reads from the page of a release: version, date, kind, and groups of changes. */
export const checkReleaseNotes = onEachPage((site) => (page) => {
  const {file, text} = page;
  if (!isReleasePage(file)) return [];
  const {data, lineOf} = readFrontMatter(text);
  const about = {
    title: String(data.title),
    description: String(data.description),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(file).replace(/^release-notes\//, ''),
    permalink: addressOf(page, site.versions[0]!),
    frontMatter: data,
  };
  const problems: Problem[] = [];
  // The check of front matter reports missing values.
  const isReadable = ['version', 'date', 'kind'].every((key) => typeof data[key] === 'string');
  if (isReadable) catchProblem(() => readRelease(about), file, problems);
  // Another check follows the links.
  catchProblem(() => readChanges({markdown: text, groups: changeGroups, resolveLink: (url) => url}), file, problems);
  const neighbors = site.pages.filter((other) => isReleasePage(other.file) && other !== page);
  const named = posix.basename(file).replace(/^v|\.mdx?$/g, '');
  if (data.sidebar_label !== undefined && data.sidebar_label !== named) {
    const message = `front matter "sidebar_label" is ${JSON.stringify(data.sidebar_label)}`;
    problems.push({file, line: lineOf('sidebar_label'), message, expected: `the version, ${named}`});
  }
  const wrongDate = dateProblem(String(data.version), data.date, neighbors);
  if (wrongDate) problems.push({...wrongDate, file, line: lineOf('date')});
  return problems.map((problem) => {
    const [, key] = /^front matter "(\w+)"/.exec(problem.message) ?? [];
    return key === undefined ? problem : {...problem, line: lineOf(key)};
  });
});

/** The longest that a release may be announced in advance. */
const MOST_DAYS_AHEAD = 60;

/** A patch comes after the one before it and before the one after it, and no release from a far future. */
function dateProblem(
  version: string,
  date: unknown,
  others: readonly Page[],
): Omit<Problem, 'file' | 'line'> | undefined {
  const isDay = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);
  if (!valid(version) || !isDay(date)) return undefined;
  const message = `the release is dated ${date}`;
  const latest = new Date(Date.now() + MOST_DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  if (date > latest) return {message, expected: `a date before ${latest}`};
  const [before, after] = [-1, 1].map((step) => `${major(version)}.${minor(version)}.${patch(version) + step}`);
  const dateOf = (release?: string) =>
    others.map(({text}) => readFrontMatter(text).data).find((each) => each.version === release)?.date;
  const [former, next] = [dateOf(before), dateOf(after)];
  if (isDay(former) && former > date) return {message, expected: `a date after ${former}, when ${before} came out`};
  if (isDay(next) && next < date) return {message, expected: `a date before ${next}, when ${after} came out`};
  return undefined;
}
