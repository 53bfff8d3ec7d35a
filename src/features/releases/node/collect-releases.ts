import {isIsoDate} from '../../../lib/is-iso-date';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {major, minor, patch} from 'semver';
import {releaseSeries} from '../data/release-series';
import {changeGroups, type Release, type ReleaseWithChanges} from '../release';
import {compareReleases} from '../../../lib/compare-releases';
import {readChanges} from '../../../page-model/rows/changes';
import {resolveLink} from './resolve-link';

type ReleasePage = Pick<
  DocMetadata,
  'title' | 'source' | 'sourceDirName' | 'permalink' | 'description' | 'frontMatter'
>;

interface Reading {
  /** Text of a source file, such as `@site/release-notes/v4-tucker/4.7.3.md`. */
  readSource: (source: string) => string;
  /** The docs version that is served without a number. */
  latestVersion: string;
}

const RELEASE_FILE = /\/v?\d+(?:\.\d+)+\.mdx?$/;

/**
 * The releases among the pages of the release notes, with their changes, newest first. None can occur twice, because
 * the file and folder must match the number.
 *
 * @throws Error with a line for every faulty page, naming the file, what was found and what was expected
 */
export function collectReleases(pages: ReleasePage[], {readSource, latestVersion}: Reading): ReleaseWithChanges[] {
  const permalinks = new Map(pages.map(({source, permalink}) => [source, permalink]));
  const problems: string[] = [];
  const releases = pages.filter(isReleasePage).flatMap((page) => {
    const {source} = page;
    try {
      const release = readRelease(page);
      const changes = readChanges({
        markdown: readSource(source),
        groups: changeGroups,
        resolveLink: (url) => resolveLink(url, source, {permalinks, latestVersion}),
      });
      return [{...release, title: page.title, changes}];
    } catch (error) {
      problems.push(`${source.replace('@site/', '')}: ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`Faulty release notes:\n${problems.join('\n')}`);
  return releases.toSorted((a, b) => compareReleases(b.version, a.version));
}

function isReleasePage({source, frontMatter}: ReleasePage): boolean {
  return 'version' in frontMatter || RELEASE_FILE.test(source);
}

/**
 * The facts of a release, from the front matter of its page.
 * @throws Error naming the field, what was found and what was expected
 */
export function readRelease({source, sourceDirName, permalink, description, frontMatter}: ReleasePage): Release {
  const {version, date, kind} = frontMatter as Record<string, unknown>;
  const reject = (field: string, value: unknown, expected: string) =>
    new Error(`front matter "${field}" is ${JSON.stringify(value)}, expected ${expected}.`);
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw reject('version', version, 'a release number in quotes such as "4.7.3"');
  }
  if (!source.endsWith(`/${version}.md`))
    throw reject('version', version, 'the number that names the file, which ends in .md');
  const folder = releaseSeries.find((series) => series.major === major(version))?.slug;
  if (sourceDirName !== folder) {
    throw reject(
      'version',
      version,
      `a release of the series in whose folder the page is${folder ? ` (${folder})` : ''}`,
    );
  }
  if (typeof date !== 'string' || !(date === 'unknown' || isIsoDate(date))) {
    throw reject('date', date, 'a date in quotes such as "2025-10-28", or unknown');
  }
  const expectedKind = kindOf(version);
  if (kind !== expectedKind) throw reject('kind', kind, `${expectedKind} for ${version}`);
  return {
    version,
    date: date === 'unknown' ? null : date,
    kind: expectedKind,
    series: sourceDirName,
    path: permalink,
    summary: description,
  };
}

function kindOf(version: string): Release['kind'] {
  if (patch(version) > 0) return 'patch';
  return minor(version) > 0 ? 'minor' : 'major';
}
