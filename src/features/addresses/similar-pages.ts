import {editDistance} from '../../lib/edit-distance';
import type {ListedPage} from '../../lib/listed-page';
import {splitVersion} from '../../lib/version-names';

/** From this share of differing characters on, two names of pages are unrelated. */
const FURTHEST = 0.4;
const FURTHEST_IN_FOLDER = 0.5;

/** The fewest letters of an address that was cut short; fewer are the beginning of too many. */
const SHORTEST_BEGINNING = 4;

/**
 * The existing pages with an address similar to one that does not exist: those whose last segment is spelled similarly,
 * and those whose path begins with it. Area and version say nothing about likeness: they only decide which version of a
 * page is suggested, and which of two equally similar pages comes first.
 *
 * @param wanted pathname without the base URL, decoded
 * @param movedTo where an old address leads, if it is one
 * @param limit how many to return at most
 * @returns best first, each page in one version; empty when nothing is similar
 */
export function similarPages(
  wanted: string,
  pages: readonly ListedPage[],
  movedTo: (path: string) => string | undefined,
  limit = 5,
): ListedPage[] {
  const path = normalize(wanted);
  const renamed = movedTo(path);
  const similar = pages
    .map((page) => ({page, ...compare(path, page.path, renamed)}))
    .filter(({score}) => score < Infinity)
    .toSorted((a, b) => a.score - b.score);
  const names = similar.map(({name}) => name);
  return similar
    .filter(({name}, at) => names.indexOf(name) === at)
    .slice(0, limit)
    .map(({page}) => page);
}

/**
 * The distance of a page from the wanted one: 0 for the same, infinite for an unrelated one; and its name in all
 * versions.
 */
function compare(wanted: string, candidate: string, renamed: string | undefined): {score: number; name: string} {
  const path = normalize(candidate);
  const [from, to] = [placeOf(wanted), placeOf(path)];
  const name = `${to.area} ${to.page}`;
  if (path === renamed) return {score: 0, name};
  const steps = versionRemoteness(from.version, to.version) + (from.area === to.area ? 0 : 0.05);
  return {score: pageRemoteness(from.page, to.page) + steps, name};
}

/** The area of a path, its version, and its page without them: the first page of an area is empty. */
function placeOf(path: string): {area: string; version?: string; page: string} {
  const {version, path: unversioned} = splitVersion(path);
  const [, area = '', page = ''] = /^\/?(docs|fabric|release-notes)?(?:\/|$)?(.*)$/.exec(unversioned) ?? [];
  return {area, version, page: withOneName(page)};
}

function pageRemoteness(wanted: string, page: string): number {
  if (wanted === page) return 0;
  if (wanted === '' || page === '') return Infinity;
  const byPath = relativeDistance(wanted, page);
  // An address that was cut short.
  if (wanted.length >= SHORTEST_BEGINNING && page.startsWith(wanted)) return byPath / 2;
  const byName = relativeDistance(lastSegment(wanted), lastSegment(page));
  const isSameFolder = wanted.includes('/') && folderOf(wanted) === folderOf(page);
  const isLonger = lastSegment(wanted).startsWith(`${lastSegment(page)}-`);
  if (!isLonger && byName > (isSameFolder ? FURTHEST_IN_FOLDER : FURTHEST)) return Infinity;
  // A page moves to another folder more often than it changes its name.
  return Math.min(byPath, 0.1 + byName * 0.9);
}

/** Small steps, to order versions of one page: the version asked for, the latest, then newer before older ones. */
function versionRemoteness(wanted: string | undefined, version: string | undefined): number {
  if (version === wanted) return 0;
  if (version === undefined) return 0.01;
  const [major = 0, minor = 0] = version.split('.').map((part) => Number(part) || 0);
  return 0.03 - (major * 100 + minor) * 0.00001;
}

function relativeDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : editDistance(a, b, longest) / longest;
}

function normalize(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html?$/, '');
  return plain || '/';
}

/** The product has had two names, and a page named after it may use either. */
function withOneName(path: string): string {
  return path.replaceAll('harperdb', 'harper');
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
