import {major} from 'semver';
import {nextRelease} from '../../src/data/next-release';
import {releaseSeries} from '../../src/data/release-series';
import {compareVersions} from '../../src/lib/versions/compare-versions';
import {WORKING_COPY} from '../../src/lib/versions/version-names';
import {readVersionFolders} from '../../src/build/version-folders';
import type {Answers, Question} from './answers';
import {newRelease} from './new-release';
import {Plan} from './plan';
import {sidebarFileOf} from './sidebars';

/** A version that can be made of the working copy. */
export interface VersionRecipe {
  questions: Question[];
  /** What belongs to the version, once Docusaurus has copied its pages and its sidebar. */
  plan: (answers: Answers) => Promise<Plan>;
  /** Checks the answers, before anything is written. @throws Error naming what is wrong with them */
  check: (answers: Answers) => void;
}

const ANNOUNCEMENT = 'src/data/announcement.ts';

/**
 * The recipe for a version: its first release note where there is none yet, the section of the series page, the list of
 * addresses that it has to serve from now on, and the announcement.
 *
 * @param version two numbers, such as `4.8`
 * @param seriesName name of the series that begins with a new major version
 * @throws Error naming what is wrong with the number
 */
export function newVersion(root: string, version: string, seriesName?: string): VersionRecipe {
  const {versions} = readVersionFolders(root);
  const [latest] = versions.filter((name) => name !== WORKING_COPY) as [string];
  if (!/^\d+\.\d+$/.test(version))
    throw new Error(`${version} cannot be a version: expected two numbers, such as 4.8.`);
  if (versions.includes(version)) throw new Error(`Version ${version} is there already.`);
  if (compareVersions(version, latest) < 0) {
    throw new Error(
      `${version} comes before ${latest}, the latest version. CONTRIBUTING.md says how an older version is derived from the one after it.`,
    );
  }
  if (nextRelease !== undefined && !versions.includes(nextRelease) && nextRelease !== version) {
    throw new Error(`docs/ is written for ${nextRelease}, as src/data/next-release.ts says: expected that number.`);
  }
  const first = `${version}.0`;
  const series = releaseSeries.find((each) => each.major === major(first))?.slug;
  const known = `release-notes/${series}/${first}.md`;
  const release = new Plan(root).has(known) ? undefined : newRelease(root, first, seriesName);
  const note = release?.file ?? known;
  return {
    questions: [
      ...(release?.questions ?? []),
      {
        name: 'announcement',
        text: `What the bar on top of every page says of ${version}, in one sentence`,
        fault: (text) => (/[.!]$/.test(text) ? undefined : 'expected a sentence with a period at its end'),
      },
    ],
    check: (answers) => release?.addTo(new Plan(root), answers),
    async plan(answers) {
      const plan = new Plan(root);
      release?.addTo(plan, answers);
      announce(plan, version, answers.announcement![0]!, note.replace(/\.md$/, ''));
      // Docusaurus writes these in a form of its own.
      for (const file of ['versions.json', sidebarFileOf(version)]) plan.write(file, plan.read(file));
      await plan.format();
      return plan;
    },
  };
}

function announce(plan: Plan, version: string, text: string, to: string): void {
  const announcement = {id: `announcement-${version}`, text, link: {label: `What is new in ${version}`, to}};
  const source = plan.read(ANNOUNCEMENT);
  const start = source.indexOf('export const announcement');
  const declaration = `export const announcement: Announcement | undefined = ${JSON.stringify(announcement)};\n`;
  plan.write(ANNOUNCEMENT, source.slice(0, start) + declaration);
}
