import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {Elsewhere} from '@site/src/lib/versions/equivalent-page';

/** Parameter of the address of a page that stands in for another one: the path of that one. */
export const STANDS_IN_FOR = 'instead-of';

export interface AskedPage {
  path: string;
  version: GlobalVersion;
  elsewhere: Elsewhere;
  /** Whether it is a list of pages that Docusaurus makes. */
  isGenerated: boolean;
  /** Whether the reader sees another page, since the version that they look at does not have this one. */
  isElsewhere: boolean;
}

export interface Destination {
  /** The same page in a version, or the one that stands in for it. */
  to: string;
  /** Whether it is the same page; true outside of the docs. */
  isSame: boolean;
}

/**
 * Where a page leads in a version: to the same page with `suffix`, the query and fragment of the address, or to the
 * nearest one, whose address says what it stands in for.
 *
 * @param asked undefined outside of the docs: then the version's landing page is meant
 */
export function addressInVersion(version: GlobalVersion, asked: AskedPage | undefined, suffix: string): Destination {
  const {path, mainDocId, docs} = version;
  if (!asked) return {to: `${docs.find(({id}) => id === mainDocId)?.path ?? path}${suffix}`, isSame: true};
  const there = asked.elsewhere[version.name];
  if (there?.startsWith('?')) return {to: `${path}${there.slice(1)}?${STANDS_IN_FOR}=${asked.path}`, isSame: false};
  return {to: `${path}${there ?? asked.path.slice(asked.version.path.length)}${suffix}`, isSame: true};
}

/** The query and fragment that another page gets: all but the parameter that speaks of this one. */
export function suffixWithoutNote(search: string, hash: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const kept = parameters.filter((parameter) => parameter && !parameter.startsWith(`${STANDS_IN_FOR}=`));
  return `${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}
