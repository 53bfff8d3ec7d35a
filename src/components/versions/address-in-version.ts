import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {pageMoves} from '@site/src/data/page-moves';
import {equivalentPage} from '@site/src/lib/versions/equivalent-page';

/** Parameter of the address of a page that stands in for another one: the path of that one. */
export const STANDS_IN_FOR = 'instead-of';

export interface AskedPage {
  doc: GlobalDoc;
  version: GlobalVersion;
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
  const landing = version.docs.find(({id}) => id === version.mainDocId) ?? version;
  if (!asked) return {to: `${landing.path}${suffix}`, isSame: true};
  const docs = new Map(version.docs.map((doc) => [pageOf(doc), doc]));
  const pages = new Set(docs.keys());
  const {id, isSame} = equivalentPage(pageOf(asked.doc), asked.version.name, version.name, pages, pageMoves);
  const {path} = docs.get(id) ?? landing;
  return {to: isSame ? `${path}${suffix}` : `${path}?${STANDS_IN_FOR}=${asked.doc.path}`, isSame};
}

/** Generated index pages have their path as id, with a slash in front. */
function pageOf({id}: GlobalDoc): string {
  return id.replace(/^\//, '');
}

/** The query and fragment that another page gets: all but the parameter that speaks of this one. */
export function suffixWithoutNote(search: string, hash: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const kept = parameters.filter((parameter) => parameter && !parameter.startsWith(`${STANDS_IN_FOR}=`));
  return `${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}
