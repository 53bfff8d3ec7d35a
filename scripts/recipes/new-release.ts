import {inc, major, minor, patch, rcompare, valid} from 'semver';
import {releaseSeries} from '../../src/data/release-series';
import {productNames} from '../../src/data/product-names';
import {changeGroups, type ChangeGroup} from '../../src/lib/releases/release';
import {readFrontMatter} from '../../src/lib/front-matter';
import {minorOf} from '../../src/lib/releases/minor-of';
import {compareVersions} from '../../src/lib/versions/compare-versions';
import {readChanges} from '../../src/plugins/release-list/read-changes';
import {resolveLink} from '../../src/plugins/release-list/resolve-link';
import {readPages, type Page} from '../pages/read-pages';
import type {Answers, Question} from './answers';
import {DESCRIPTION, descriptionFault, writePage} from './front-matter';
import {openingFault} from './new-page';
import {addSeries, seriesSlug} from './new-series';
import type {Plan} from './plan';
import {updateSeriesPage} from './series-page';

/** A release note that can be made. */
export interface ReleaseRecipe {
  questions: Question[];
  /** File of the note. */
  file: string;
  /** @throws Error naming what is wrong with the changes */
  addTo: (plan: Plan, answers: Answers) => void;
}

/** Options that answer with changes of a group: `--action-required`, `--added` and so on. */
const optionOf = (group: ChangeGroup) => group.toLowerCase().replace(' ', '-');

/**
 * The recipe for the note of a release, and for what the page of its series says of it. The first release of a major
 * version begins a series.
 * @param seriesName name of the series that begins, as far as it has been given
 * @throws Error naming what is wrong with the number, when it is not the next one of a line or of a series
 */
export function newRelease(root: string, version: string, seriesName = ''): ReleaseRecipe {
  if (valid(version) !== version) {
    throw new Error(`${version} cannot be a release: expected three numbers, such as 4.7.4.`);
  }
  const known = releaseSeries.find((each) => each.major === major(version));
  if (!known && version !== `${releaseSeries[0]!.major + 1}.0.0`) {
    throw new Error(`${version} begins no series: expected ${releaseSeries[0]!.major + 1}.0.0.`);
  }
  const series = known ?? {
    major: major(version),
    name: seriesName,
    slug: seriesSlug(major(version), seriesName),
  };
  const pages = readPages(root).filter((page) => page.file.startsWith('release-notes/'));
  const folder = `release-notes/${series.slug}`;
  const file = `${folder}/${version}.md`;
  if (pages.some((page) => page.file === file)) throw new Error(`${file} is there already.`);
  const notes = notesOf(pages, folder);
  expectNext(
    version,
    notes.map((note) => note.version),
  );
  const line = minorOf(version);
  const isFirst = patch(version) === 0;
  return {
    questions: [...(known ? [] : [SERIES_NAME]), ...questionsFor(version, pages)],
    file,
    addTo(plan, answers) {
      const text = noteText(version, answers);
      expectChanges(text, file, pages);
      plan.write(file, text);
      const highlights = isFirst ? answers.highlight! : [];
      if (!known) addSeries(plan, series, line, highlights[0]!);
      const seriesPage = `${folder}/index.mdx`;
      const releases = [...notes, {version, date: answers.date![0]!}];
      plan.write(seriesPage, updateSeriesPage(plan.read(seriesPage), line, releases, highlights));
    },
  };
}

const SERIES_NAME: Question = {
  name: 'series-name',
  text: 'Name of the series that begins, such as Tucker',
  fault: (name) => (/^\p{Lu}[\p{L} -]*$/u.test(name) ? undefined : `"${name}" is no name: expected one such as Tucker`),
};

interface Note {
  version: string;
  date: string;
}

function notesOf(pages: readonly Page[], folder: string): Note[] {
  return pages
    .filter(({file}) => file.startsWith(`${folder}/`) && /\/\d[^/]*\.md$/.test(file))
    .map(({file, text}) => {
      const {date} = readFrontMatter(text).data;
      return {version: file.slice(folder.length + 1, -'.md'.length), date: typeof date === 'string' ? date : 'unknown'};
    });
}

function expectNext(version: string, versions: readonly string[]): void {
  const newest = versions.toSorted(rcompare);
  const ofLine = newest.find((each) => minorOf(each) === minorOf(version));
  const before = ofLine ?? newest[0];
  const possible = before ? [inc(before, 'patch')!, ...(ofLine ? [] : [inc(before, 'minor')!])] : [version];
  if (!possible.includes(version) || (!ofLine && patch(version) > 0)) {
    throw new Error(`${version} does not follow ${before}: expected ${possible.at(-1)}.`);
  }
}

function questionsFor(version: string, pages: readonly Page[]): Question[] {
  const today = new Date().toISOString().slice(0, 10);
  const isFirst = patch(version) === 0;
  return [
    {name: 'description', text: DESCRIPTION, fault: (text) => descriptionFault(text, pages)},
    {name: 'date', text: 'Day of the release, or unknown', initial: today, fault: dateFault},
    {name: 'opening', text: 'Opening paragraph, which sums up the release', fault: openingFault},
    ...changeGroups.map((group): Question => ({
      name: optionOf(group),
      text: `${group}: a change, beginning with what the reader notices`,
      isList: true,
      fault: changeFault,
    })),
    ...(isFirst
      ? [
          {
            name: 'highlight',
            text: `What ${minorOf(version)} brings, for the page of the series: one line`,
            fault: changeFault,
          },
        ]
      : []),
  ];
}

function dateFault(date: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date);
  return date === 'unknown' || isDay ? undefined : `"${date}" is no day: expected one such as 2025-10-28, or unknown`;
}

function changeFault(change: string): string | undefined {
  if (/^[-*#]\s|\n/.test(change)) return 'expected one line without a bullet before it';
  return /[.!?)]$/.test(change) ? undefined : 'expected a sentence with a period at its end';
}

function noteText(version: string, answers: Answers): string {
  const names = productNames.findLast(({since}) => compareVersions(since, minorOf(version)) <= 0) ?? productNames[0]!;
  const frontMatter = {
    title: `${names.product} ${version}`,
    description: answers.description![0],
    sidebar_label: version,
    version,
    date: answers.date![0],
    kind: patch(version) > 0 ? 'patch' : minor(version) > 0 ? 'minor' : 'major',
  };
  const groups = changeGroups.flatMap((group) => {
    const changes = answers[optionOf(group)] ?? [];
    return changes.length > 0 ? [`## ${group}`, changes.map((change) => `- ${change}`).join('\n')] : [];
  });
  return writePage(frontMatter, [...answers.opening!, ...groups]);
}

/** The note is read as the build reads it. */
function expectChanges(text: string, file: string, pages: readonly Page[]): void {
  const permalinks = new Map(
    [...pages.map((page) => page.file), file].map((name) => [`@site/${name}`, `/${name.replace(/\.mdx?$/, '')}`]),
  );
  const site = {permalinks, latestVersion: ''};
  const changes = readChanges({markdown: text, resolveLink: (url) => resolveLink(url, `@site/${file}`, site)});
  if (Object.keys(changes).length === 0) {
    const options = changeGroups.map((group) => `--${optionOf(group)}`).join(', ');
    throw new Error(`A release note lists at least one change: ${options}.`);
  }
}
