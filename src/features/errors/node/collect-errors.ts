import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {errorAnchor} from '../../../lib/error-anchor';
import type {ErrorEntry} from '../error-entry';
import {isOfOperations} from '../../../page-model/fixed-pages';
import {readFrontMatter} from '../../../page-model/front-matter';
import {readDocs, type DocsPage} from '../../../page-model/read-docs';
import {plainText} from '../../../lib/inline-text';
import {mayHaveErrors, readErrors, type PlacedError} from './read-errors';

/** Address of the page that lists the errors of a version. */
export function errorsPath({path}: Pick<LoadedVersion, 'path'>): string {
  return `${path.replace(/\/$/, '')}/errors`;
}

/** The errors of a version: for the page that lists them and for the search. */
export async function errorsOf({docs}: LoadedVersion, siteDir: string): Promise<ErrorEntry[]> {
  return collectErrors(await readDocs(siteDir, docs));
}

/** All errors of a docs version, sorted by status and message. Equal errors of several operations are one entry. */
export function collectErrors(pages: readonly DocsPage[]): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  const ids = new Set<string>();
  for (const page of pages) {
    if (!mayHaveErrors(page.text)) continue;
    const errors = readErrors(page.text, page.file.endsWith('.mdx'));
    const areTogether = errors.every(({anchor}) => anchor === errors[0]!.anchor);
    for (const error of errors) {
      const {status, message, cause, fix} = error;
      // Tables of status codes also list those that are not errors.
      if (message.length === 0 && /^[123]/.test(status)) continue;
      const key = JSON.stringify([status, message, cause, fix]);
      const place = placeOf(error, page, areTogether);
      const known = entries.get(key);
      if (known) {
        if (known.places.every(({url}) => url !== place.url)) known.places.push(place);
      } else {
        entries.set(key, {id: uniqueId(error, ids), status, message, cause, fix, places: [place]});
      }
    }
  }
  return [...entries.values()].toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** HTTP errors come first, then those without a status, then the rest; in each, those without a message come last. */
function order({status, message}: ErrorEntry): string {
  const kind = /^[45]/.test(status) ? status : status === '' ? '6' : `7 ${status}`;
  return `${kind} ${message.length > 0 ? plainText(message).toLowerCase() : '~'}`;
}

/** @param areTogether whether the page has errors in no other section, which then need not be named */
function placeOf(
  {operation, anchor, section}: PlacedError,
  {file, text, url}: DocsPage,
  areTogether: boolean,
): ErrorEntry['places'][number] {
  const address = `${url}${anchor && `#${anchor}`}`;
  if (operation !== undefined && isOfOperations(file)) return {label: operation, url: address};
  const {title} = readFrontMatter(text).data;
  const name = typeof title === 'string' ? title : url;
  return {label: section && !areTogether ? `${name}: ${section}` : name, url: address};
}

function uniqueId({status, message, cause}: PlacedError, ids: Set<string>): string {
  const words = plainText(message.length > 0 ? message : cause);
  const base = errorAnchor(`${status} ${words}`);
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
