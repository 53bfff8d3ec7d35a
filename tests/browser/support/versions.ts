/** The versions that tests use: a number that they spell themselves would be wrong after the next release. */

import {readdirSync} from 'node:fs';
import semver from 'semver';
import {missingPage} from '../../../scripts/builds';
import {releaseSeries} from '../../../src/features/releases/data/release-series';
import {minorOf} from '../../../src/features/releases/minor-of';
import versions from '../../../versions.json';
import {projectPath} from '../../support';

/** The version without a number in its addresses, and the two before it. */
export const [latest, older, former] = versions as [string, string, string];

/** A page of the latest version, the newest version that does not have it, and the one after that, which brought it. */
export const lacking: {page: string; version: string; since: string} = {
  ...missingPage,
  since: versions[versions.indexOf(missingPage.version) - 1]!,
};

/** Address of a version's docs. */
export function docsOf(version: string): string {
  return version === latest ? '/docs' : `/docs/${version}`;
}

/** The releases of a version, for a regular expression: `4\.7\.\d+`. */
export function releaseOf(version: string): string {
  return String.raw`${version.replace('.', String.raw`\.`)}\.\d+`;
}

/** All releases that have a note, newest first, with the addresses of the notes. */
const releases = releaseSeries
  .flatMap(({slug}) =>
    readdirSync(projectPath(`release-notes/${slug}`))
      .filter((file) => /^\d.*\.md$/.test(file))
      .map((file) => file.replace('.md', ''))
      .map((release) => ({release, address: `/release-notes/${slug}/${release}`})),
  )
  .toSorted((a, b) => semver.rcompare(a.release, b.release));

const newest = releases[0]!;

/** The newest release, the address of its note, and the newest release of the minor version before its own. */
export const newestRelease: {release: string; address: string; before: string} = {
  ...newest,
  before: releases.find(({release}) => minorOf(release) !== minorOf(newest.release))!.release,
};
