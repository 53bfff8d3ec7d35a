import type {Options} from '@docusaurus/plugin-client-redirects';
import {movedPages, movedSections} from '../data/redirects/docs';
import {renamedPages} from '../data/redirects/renamed-pages';
import {releaseSeries} from '../data/release-series';
import {formerAddresses, legacyPathsOf} from '../lib/legacy-paths';
import type {RedirectPattern} from '../build/hosting/types';
import {latestVersion} from './versions';

/**
 * Where release notes used to live: under every docs version, in folders named `4.tucker` and later `v4-tucker`.
 */
const formerReleaseRoots = ['', '/4.1', '/4.2', '/4.3', '/4.4', '/4.5', '/4.6'].map(
  (version) => `/docs${version}/technical-details/release-notes`,
);

/**
 * Every address that must forward to `path`. Called for each page that exists, so a rule takes effect once its target
 * page has been written.
 *
 * @param path address of an existing page, without the base URL
 */
export function redirectsTo(path: string): string[] {
  const legacy = path.startsWith('/release-notes')
    ? formerReleasePaths(path)
    : legacyPathsOf(path, {sections: movedSections, pages: movedPages, renamed: renamedPages});
  return [...legacy, ...[path, ...formerAddresses(path, renamedPages)].flatMap(versionPermalink)];
}

/** `/docs/4.7/rest` for `/docs/rest`: an address with a number, which stays correct when the next version comes out. */
function versionPermalink(path: string): string[] {
  const isLatest = /^\/docs(?!\/(?:\d+\.\d+|next)(?:\/|$))(?:\/|$)/.test(path);
  return isLatest ? [`/docs/${latestVersion}${path.slice('/docs'.length)}`] : [];
}

function formerReleasePaths(path: string): string[] {
  const rest = path.slice('/release-notes'.length);
  const spellings = [rest, formerSpelling(rest)];
  return [...new Set(formerReleaseRoots.flatMap((root) => spellings.map((spelling) => root + spelling)))];
}

/** `/v4-tucker/4.0.1` was `/4.tucker/4.0.1`. */
function formerSpelling(path: string): string {
  const series = releaseSeries.find(({slug}) => path === `/${slug}` || path.startsWith(`/${slug}/`));
  return series ? path.replace(series.slug, series.slug.slice(1).replace('-', '.')) : path;
}

/**
 * The same for hosts that limit rules, most specific first. On all hosts, an address leads to the same page: where a
 * pattern alone would lead elsewhere, the build adds a rule before it.
 */
export const redirectPatterns: readonly RedirectPattern[] = [
  {from: '/', to: '/docs', isExact: true},
  ...Object.entries(movedPages).map(([from, to]) => ({from, to, isExact: true})),
  ...formerReleaseRoots.flatMap((root) => [
    ...releaseSeries.map(({slug}) => prefix(root + formerSpelling(`/${slug}`), `/release-notes/${slug}`)),
    prefix(root, '/release-notes'),
  ]),
  ...movedSections.toSorted(([a], [b]) => b.length - a.length).map(([from, to]) => prefix(from, to)),
  prefix(`/docs/${latestVersion}`, '/docs'),
];

function prefix(from: string, to: string): RedirectPattern {
  return {from, to, isExact: false};
}

export const redirects = {createRedirects: redirectsTo} satisfies Options;
