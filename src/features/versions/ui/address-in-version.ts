import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {VersionLocations} from '../equivalent-page';

/** Query parameter on a page that stands in for another one: the path of that other page. */
export const FALLBACK_FOR = 'instead-of';

export interface RequestedPage {
  path: string;
  version: GlobalVersion;
  locations: VersionLocations;
  /** True if it is a list of pages that Docusaurus generates. */
  isGenerated: boolean;
  /** True if the reader sees another page, since the version being read does not have this one. */
  isFallback: boolean;
}

export interface Destination {
  /** The same page in a version, or the one that stands in for it. */
  to: string;
  /** True if it is the same page; true outside the docs. */
  isSame: boolean;
}

/**
 * The address of a page in a version: that of the same page with `suffix`, the query and fragment of the address, or of
 * the nearest one, whose address says what it stands in for.
 *
 * @param asked the page the reader wants; undefined outside the docs, which leads to the version's landing page
 */
export function addressInVersion(
  version: GlobalVersion,
  asked: RequestedPage | undefined,
  suffix: string,
): Destination {
  const {path, mainDocId, docs} = version;
  if (!asked) return {to: `${docs.find(({id}) => id === mainDocId)?.path ?? path}${suffix}`, isSame: true};
  const there = asked.locations[version.name];
  if (there?.startsWith('?')) return {to: `${path}${there.slice(1)}?${FALLBACK_FOR}=${asked.path}`, isSame: false};
  return {to: `${path}${there ?? asked.path.slice(asked.version.path.length)}${suffix}`, isSame: true};
}

/** The query and fragment to carry over to another page: everything but `FALLBACK_FOR`. */
export function suffixWithoutNote(search: string, hash: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const kept = parameters.filter((parameter) => parameter && !parameter.startsWith(`${FALLBACK_FOR}=`));
  return `${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}
