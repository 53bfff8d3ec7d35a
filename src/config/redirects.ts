import type {Options} from '@docusaurus/plugin-client-redirects';
import {readVersionFolders} from '../features/versions/node';
import {formerPage, pageMoves, pathOfId} from '../features/versions';
import {
  formerAddresses,
  formerPaths,
  formerReleaseRoots,
  legacyPathsOf,
  movedPages,
  movedSections,
  movedTo,
  presentAddress,
  renamedInDocs,
  renamedPages,
  retiredPages,
  retiredVersions,
  unannouncedReleases,
} from '../features/addresses';
import {releaseSeries} from '../features/releases';
import {splitVersion, unversionedPath, WORKING_COPY, WORKING_COPY_PATH} from '../lib/version-names';
import type {RedirectPattern} from '../features/hosting/node';
import released from '../../versions.json';
import {site} from './site';
import {tools} from './tools';
import {latestVersion, versionsOptions} from './versions';

/** Calls a function at most once. */
function memoize<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};

const isWorkingCopyBuilt = versionsOptions(site.docsVersions, site.isDevelopment).onlyIncludeVersions.includes(
  WORKING_COPY,
);

/**
 * Every address that must forward to `path`. Called for each page that exists, so a rule takes effect once its target
 * page has been written.
 *
 * @param path address of an existing page, without the base URL
 */
export function redirectsTo(path: string): string[] {
  const legacy = path.startsWith('/release-notes') ? formerReleasePaths(path) : legacyPathsOf(path, tables);
  const permalinks = [path, ...formerAddresses(path, renamedPages)].flatMap(versionPermalink);
  const retired = retiredPages.flatMap(([from, to]) => (retiredTo(to) === path ? from : []));
  return [...new Set([...legacy, ...permalinks, ...retired, ...(formerAddressesByPage().get(path) ?? [])])];
}

/** The present address of the target of a retired page. */
const retiredTo = (to: string) => unversionedPath(presentAddress(to, renamedPages), latestVersion);

const retiredAddresses = new Set(retiredPages.map(([from]) => from));
const retired = retiredVersions();

/**
 * Addresses at which readers look for pages of the docs, by the page they mean: every path that a version has or had,
 * in every version. Read once from the files, since a page has to be found among all versions.
 */
const formerAddressesByPage = memoize(() => {
  const {pages} = readVersionFolders('.');
  const versions = released.map((name) => ({name, pages: new Set(pages.get(name)!.keys())}));
  // A page with the name of its folder is asked for in the folder as well.
  const paths = new Set(
    [...versions, ...retired].flatMap(({pages: ids}) =>
      [...ids].flatMap((id) => [pathOfId(id), id.replace(/(?:^|\/)index$/, '')]),
    ),
  );
  const former = [...formerPaths, ...renamedInDocs(renamedPages)];
  for (const path of [...paths, ...former.map(([, to]) => to)]) {
    for (const [from, to] of former) {
      paths.add(from);
      if (path.startsWith(`${to}/`)) paths.add(from + path.slice(to.length));
    }
  }
  const roots = ['', ...released, ...retired.map(({name}) => name), ...(isWorkingCopyBuilt ? [] : [WORKING_COPY_PATH])];
  const addresses = roots.flatMap((root) => [...paths].map((path) => ['/docs', root, path].filter(Boolean).join('/')));
  const rootOf = (name: string) => ['/docs', name].filter(Boolean).join('/');
  const known = new Set([
    ...versions.flatMap(({name, pages: ids}, at) =>
      [...ids].map((id) => [rootOf(at > 0 ? name : ''), pathOfId(id)].filter(Boolean).join('/')),
    ),
    ...roots.flatMap((root) => tools.map(({pathIn}) => pathIn({path: rootOf(root)}, '/'))),
  ]);
  // The tables of single moves win, also for addresses that no version has a page at.
  const ruled = (address: string) =>
    address in movedPages || movedSections.some(([from]) => address === from || address.startsWith(`${from}/`));
  const byPage = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    if (known.has(address) || retiredAddresses.has(address)) continue;
    if (ruled(address) && known.has(movedTo(address, tables) ?? '')) continue;
    const page = formerPage(address, versions, {paths: former, moves: pageMoves, retired});
    // A page that a version lacks at its own address is explained there: the reader asked for that version.
    const asked = splitVersion(address);
    if (released.includes(asked.version ?? '') && page && splitVersion(page).path === asked.path) continue;
    if (page === undefined || (page !== address && versionPermalink(page).includes(address))) continue;
    byPage.set(page, [...(byPage.get(page) ?? []), address]);
  }
  return byPage;
});

/** `/docs/4.7/rest` for `/docs/rest`: an address with a number, which stays correct when the next version comes out. */
function versionPermalink(path: string): string[] {
  const isLatest = /^\/docs(?!\/(?:\d+\.\d+|next)(?:\/|$))(?:\/|$)/.test(path);
  return isLatest ? [`/docs/${latestVersion}${path.slice('/docs'.length)}`] : [];
}

function formerReleasePaths(path: string): string[] {
  const rest = path.slice('/release-notes'.length);
  const spellings = [rest, formerSpelling(rest)];
  const release = /\/(\d+\.\d+\.\d+)$/.exec(path)?.[1];
  return [
    ...new Set(formerReleaseRoots.flatMap((root) => spellings.map((spelling) => root + spelling))),
    ...(release === undefined ? [] : [`/release-notes/${release}`]),
    ...(unannouncedReleases[path] ?? []),
  ];
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
  prefix('/docs/v', '/docs'),
  prefix(`/docs/${latestVersion}`, '/docs'),
];

function prefix(from: string, to: string): RedirectPattern {
  return {from, to, isExact: false};
}

export const redirects = {createRedirects: redirectsTo} satisfies Options;
