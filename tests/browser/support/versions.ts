/** What tests know of the versions: a number that they spell themselves would be wrong after the next release. */

import {lackingPage} from '../../../scripts/builds.mjs';
import versions from '../../../versions.json';

/** The version without a number in its addresses, and the two before it. */
export const [latest, older, former] = versions as [string, string, string];

/** A page of the latest version, the newest version that does not have it, and the one after that, which brought it. */
export const lacking: {page: string; version: string; since: string} = {
  ...lackingPage,
  since: versions[versions.indexOf(lackingPage.version) - 1]!,
};

/** Address of a version's docs. */
export function docsOf(version: string): string {
  return version === latest ? '/docs' : `/docs/${version}`;
}

/** The releases of a version, for a regular expression: `4\.7\.\d+`. */
export function releaseOf(version: string): string {
  return String.raw`${version.replace('.', String.raw`\.`)}\.\d+`;
}
