import {editDistance} from './edit-distance';
import {splitVersion} from './versions/version-names';

/** A page as the not-found page knows it. */
export interface Page {
  /** Without the base URL. */
  path: string;
  title: string;
  /** What distinguishes it from pages with the same title: the docs version, or the section. */
  scope: string;
}

/** From this share of differing characters on, two paths are unrelated. */
const FURTHEST = 0.5;

/**
 * The existing pages with an address similar to one that does not exist: the same page in another version first, then
 * pages whose last segment or path is spelled similarly.
 *
 * @param wanted pathname without the base URL, decoded
 * @param movedTo where an old address leads, if it is one
 * @param limit how many to return at most
 * @returns best first; empty when nothing is similar
 */
export function similarPages(
  wanted: string,
  pages: readonly Page[],
  movedTo: (path: string) => string | undefined,
  limit = 5,
): Page[] {
  const path = normalize(wanted);
  const renamed = movedTo(path);
  return pages
    .map((page) => ({page, score: remoteness(path, page.path, renamed)}))
    .filter(({score}) => score < FURTHEST)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({page}) => page);
}

/** 0 for the same page, about 1 for one that shares nothing. */
function remoteness(wanted: string, candidate: string, renamed: string | undefined): number {
  const path = normalize(candidate);
  if (path === renamed) return 0;
  const [from, to] = [splitVersion(wanted), splitVersion(path)];
  return pageRemoteness(withOneName(from.path), withOneName(to.path)) + versionRemoteness(from.version, to.version);
}

function pageRemoteness(wanted: string, page: string): number {
  const byPath = relativeDistance(wanted, page);
  // An address that was cut short.
  if (page.startsWith(wanted)) return byPath / 2;
  const byName = relativeDistance(lastSegment(wanted), lastSegment(page));
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
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '');
  return plain || '/';
}

/** The product has had two names, and a page named after it may use either. */
function withOneName(path: string): string {
  return path.replaceAll('harperdb', 'harper');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
