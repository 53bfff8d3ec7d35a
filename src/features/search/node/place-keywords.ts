import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {counterpart, pageAt, pageIdOf, pathOfId, readVersionFolders, type VersionFolders} from '../../versions/node';
import {groupBy} from '../../../lib/group-by';
import {WORKING_COPY, splitVersion} from '../../../lib/version-names';
import {nameOf, readKeywords, type PageKeywords} from './read-keywords';

/** One version of a page; all of them share its keywords. */
interface Place {
  version: string;
  /** Address without a version, which may differ from that in the newest version. */
  address: string;
  /** Source file of the page, relative to the project root. */
  file: string;
  /** False if the page was split later, and the keywords are for another than its main part. */
  isMain: boolean;
}

/** Keywords, and all the pages that they apply to. */
export interface PlacedKeywords {
  keywords: PageKeywords;
  places: Place[];
}

/**
 * Looks up the keywords of a section.
 *
 * @param version Docusaurus' name for the version
 * @param path address of the page below the base URL, with or without a version
 */
export type KeywordsOf = (version: string, path: string, anchor: string | null) => readonly string[];

/**
 * Reads the keywords of the site, and finds the pages that they apply to.
 * @throws Error with a line per mistake, naming the file and, if known, the key
 */
export async function readPlacedKeywords(siteDir: string): Promise<PlacedKeywords[]> {
  return placeKeywords(await readKeywords(siteDir), siteDir, readVersionFolders(siteDir));
}

/** Finds the pages that keywords apply to in every version, even if a page has moved between versions. */
export function placeKeywords(
  keywords: readonly PageKeywords[],
  siteDir: string,
  folders: VersionFolders,
): PlacedKeywords[] {
  return keywords.map((one) => ({keywords: one, places: placesOf(one.page, siteDir, folders)}));
}

const addressOf = (id: string) => `/docs/${pathOfId(id)}`.replace(/\/$/, '');

function placesOf(page: string, siteDir: string, folders: VersionFolders): Place[] {
  const homeIn = (version: string) => pageAt(page.replace(/^\/docs\/?/, ''), version, folders);
  const version = /^\/docs(?:\/|$)/.test(page) ? folders.versions.find(homeIn) : undefined;
  if (version === undefined) return placesInSection(page, siteDir);
  const home = homeIn(version)!;
  return folders.versions.flatMap((each) => {
    const file = counterpart(home, each, folders);
    if (file === undefined) return [];
    const isMain = counterpart(file, version, folders) === home;
    return {version: each, address: addressOf(pageIdOf(file)), file, isMain};
  });
}

const ENDINGS = ['.md', '.mdx', '/index.md', '/index.mdx'];

/** Finds a page in a part of the site that has no versions. */
function placesInSection(page: string, siteDir: string): Place[] {
  const file = ENDINGS.map((ending) => page.slice(1) + ending).find((name) => existsSync(join(siteDir, name)));
  const isVersioned = page === '/docs' || page.startsWith('/docs/');
  return file === undefined || isVersioned ? [] : [{version: WORKING_COPY, address: page, file, isMain: true}];
}

/** Looks up keywords by version, page and section. */
export function lookUpKeywords(placed: readonly PlacedKeywords[]): KeywordsOf {
  const all = placed.flatMap(({keywords, places}) => places.map((place) => ({...place, keywords})));
  const known = groupBy(
    all.toSorted((a, b) => +b.isMain - +a.isMain),
    ({version, address}) => `${version} ${address}`,
  );
  return (version, path, anchor) => {
    const key = anchor ?? '';
    const candidates = known.get(`${version} ${splitVersion(path).path.replace(/\/$/, '')}`) ?? [];
    // The introduction of a split page belongs to its main part, but its sections may be in any part.
    const usable = anchor === null ? candidates.filter(({isMain}) => isMain) : candidates;
    return usable.find(({keywords}) => keywords.sections.has(key))?.keywords.sections.get(key) ?? NONE;
  };
}

const NONE: readonly string[] = [];

/**
 * Reports keywords for pages and sections that no version has, one line each.
 *
 * @param anchorsIn returns the section anchors of a file
 */
export async function deadKeywords(
  placed: readonly PlacedKeywords[],
  anchorsIn: (file: string) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const dead: string[] = [];
  for (const {keywords, places} of placed) {
    const {file, page, sections} = keywords;
    if (places.length === 0) {
      dead.push(`${file}: ${page}: no version has this page.`);
      continue;
    }
    let missing = [...sections.keys()].filter((anchor) => anchor !== '');
    // The newest version nearly always has them all, and to read a page takes time.
    for (const place of places) {
      if (missing.length === 0) break;
      const there = await anchorsIn(place.file);
      missing = missing.filter((anchor) => !there.has(anchor));
    }
    dead.push(...missing.map((anchor) => `${file}: ${nameOf(page, anchor)}: no version has this section.`));
  }
  return dead;
}
