import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {rcompare, valid} from 'semver';

export interface Release {
  version: string;
  /** ISO date, or null when it is not known. */
  date: string | null;
  kind: 'major' | 'minor' | 'patch';
  /** Folder of the series, such as `v4-tucker`. */
  series: string;
  path: string;
  summary: string;
}

type ReleasePage = Pick<DocMetadata, 'source' | 'sourceDirName' | 'permalink' | 'description' | 'frontMatter'>;

const KINDS = ['major', 'minor', 'patch'];

/**
 * The releases among the pages of the release notes, newest first.
 * @throws Error naming the file and the field when a release page has unusable front matter.
 */
export function collectReleases(pages: ReleasePage[]): Release[] {
  return pages
    .filter(({frontMatter}) => 'version' in frontMatter)
    .map(readRelease)
    .toSorted((a, b) => rcompare(a.version, b.version));
}

function readRelease({source, sourceDirName, permalink, description, frontMatter}: ReleasePage): Release {
  const {version, date, kind} = frontMatter as Record<string, unknown>;
  const reject = (field: string, value: unknown, expected: string) =>
    new Error(`${source}: front matter "${field}" is ${JSON.stringify(value)}, expected ${expected}.`);
  if (typeof version !== 'string' || !valid(version))
    throw reject('version', version, 'a release number in quotes such as "4.7.3"');
  if (typeof date !== 'string' || !(date === 'unknown' || isIsoDate(date)))
    throw reject('date', date, 'a day in quotes such as "2025-10-28", or unknown');
  if (typeof kind !== 'string' || !KINDS.includes(kind)) throw reject('kind', kind, `one of ${KINDS.join(', ')}`);
  return {
    version,
    date: date === 'unknown' ? null : date,
    kind: kind as Release['kind'],
    series: sourceDirName,
    path: permalink,
    summary: description,
  };
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
