import {spawnSync} from 'node:child_process';
import {major} from 'semver';
import {nextRelease} from '../../src/features/versions';
import {releaseSeries} from '../../src/features/releases';
import {readVersionFolders} from '../../src/features/versions/node';
import {compareVersions} from '../../src/lib/compare-versions';
import {docsFolder, WORKING_COPY} from '../../src/lib/version-names';
import {readCourse} from '../examples/live/course';
import {changedExamples, type Ledger, LEDGER_FILE} from '../examples/live/ledger';
import {listFiles} from '../pages/list-files';
import {textForVersion} from '../versions/own-version';
import {noteOf} from './new-release';
import {Plan} from './plan';
import {sidebarFileOf} from './sidebars';

const ANNOUNCEMENT = 'src/config/announcement.ts';

/**
 * Makes a version from the working copy: Docusaurus copies the pages and the sidebar. Plans what else is needed: the
 * announcement, and the lines of pages that install, link or describe the version before it.
 *
 * @param version two numbers, such as `4.8`
 * @param text what the bar on top of every page says of the version, in one sentence
 * @throws Error naming what is wrong with the number, or missing, before anything is written
 */
export function newVersion(root: string, version: string, text: string): {plan: Plan; next: string} {
  const {versions} = readVersionFolders(root);
  const [latest] = versions.filter((name) => name !== WORKING_COPY) as [string];
  if (!/^\d+\.\d+$/.test(version)) throw new Error(`${version} is not a version: expected two numbers, such as 4.8.`);
  if (versions.includes(version)) throw new Error(`Version ${version} already exists.`);
  if (compareVersions(version, latest) < 0) {
    throw new Error(
      `${version} comes before ${latest}, the latest version: docs/ is always released as the newest one.`,
    );
  }
  if (nextRelease !== undefined && !versions.includes(nextRelease) && nextRelease !== version) {
    throw new Error(
      `docs/ is written for ${nextRelease}, as src/features/versions/data/next-release.ts says: expected that number.`,
    );
  }
  const plan = new Plan(root);
  const first = `${version}.0`;
  const series = releaseSeries.find((each) => each.major === major(first));
  if (series === undefined || !plan.has(noteOf(first, series))) {
    throw new Error(`There is no release note of ${first}. Begin with it: npm run new -- release ${first} DATE`);
  }

  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'docs:version', version];
  const {status} = spawnSync(process.execPath, command, {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('Docusaurus did not create the version; nothing else was written.');
  // Docusaurus formats these differently; the plan formats what it writes.
  for (const file of ['versions.json', sidebarFileOf(version)]) plan.write(file, plan.read(file));
  const note = noteOf(first, series).replace(/\.md$/, '');
  announce(plan, version, text, note);
  const renewed = renewPages(plan, version, `${text} See the [release notes of ${first}](/${note}).`);
  outdateExamples(plan, version);
  const next = [
    `/docs serves ${version} from now on. npm run check lists what is left to do, and npm test proves the rest.`,
    `These lines now name ${version}. Read them, and correct what is different in it, such as the Node.js version:`,
    ...renewed,
    `Shared links show the picture of the site until there is static/social/docs-${version}.png, of 1200 x 630 pixels.`,
  ].join('\n');
  return {plan, next};
}

/** Lets the pages of a version that is a copy speak of itself. @returns the lines that changed, as `FILE:LINE: TEXT` */
function renewPages(plan: Plan, version: string, news: string): string[] {
  const folders = [docsFolder(WORKING_COPY), docsFolder(version)];
  return listFiles(plan.root, folders, /\.mdx?$/).flatMap((file) => {
    const before = plan.read(file).split('\n');
    if (!plan.change(file, (text) => textForVersion(file, text, version, news))) return [];
    const changed = plan.read(file).split('\n');
    const isReleased = file.startsWith(folders[1]!);
    return changed.flatMap((line, at) =>
      isReleased && line !== before[at] ? `${file}:${at + 1}: ${line.trim()}` : [],
    );
  });
}

/** Lists the pages whose examples now name the version as outdated in the ledger, until they are run on it. */
function outdateExamples(plan: Plan, version: string): void {
  if (!plan.has(LEDGER_FILE)) return;
  const isPage = (file: string) => file.startsWith(`${docsFolder(version)}/`) && /\.mdx?$/.test(file);
  const pages = plan.written.filter(isPage).map((file) => ({file, text: plan.read(file)}));
  const ledger = JSON.parse(plan.read(LEDGER_FILE)) as Ledger;
  for (const {page} of changedExamples(readCourse(pages, version), ledger)) {
    ledger.outdated[page] = `Its examples name ${version} since they were last run.`;
    delete ledger.pages[page];
  }
  plan.write(LEDGER_FILE, `${JSON.stringify(ledger, undefined, 2)}\n`);
}

function announce(plan: Plan, version: string, text: string, to: string): void {
  const announcement = {id: `announcement-${version}`, text, link: {label: `See what’s new in ${version}`, to}};
  const source = plan.read(ANNOUNCEMENT);
  const start = source.indexOf('export const announcement');
  const declaration = `export const announcement: Announcement | undefined = ${JSON.stringify(announcement)};\n`;
  plan.write(ANNOUNCEMENT, source.slice(0, start) + declaration);
}
