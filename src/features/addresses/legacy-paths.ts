/** Old and new addresses of a page, in both directions. Pure: the tables come from the caller. */

/** A former and a present path of the same page, below the address of a docs version; outside the docs, its addresses. */
export type RenamedPage = readonly [former: string, present: string];

export interface MoveTables {
  /** Path prefixes that were replaced as a whole. */
  sections: readonly (readonly [from: string, to: string])[];
  /** Single addresses; these win over the sections. */
  pages: Readonly<Record<string, string>>;
  /** Pages that moved later, in all versions: targets in the other tables may be former addresses. */
  renamed: readonly RenamedPage[];
}

/** All old addresses that must lead to `path`, without duplicates, in a stable order. */
export function legacyPathsOf(path: string, tables: MoveTables): string[] {
  const former = formerAddresses(path, tables.renamed);
  const older = [path, ...former].flatMap((own) => olderPathsOf(own, tables));
  // A page that moved back is at an address that an older rule lists as old.
  return [...new Set([...former, ...older])].filter((from) => from !== path);
}

function olderPathsOf(path: string, tables: MoveTables): string[] {
  const single = Object.keys(tables.pages).filter((from) => tables.pages[from] === path);
  const bySection = tables.sections
    .filter(([, to]) => isWithin(path, to))
    .map(([from, to]) => from + path.slice(to.length))
    // A more specific rule may send the address elsewhere.
    .filter((from) => targetOf(from, tables) === path);
  return [...single, ...bySection];
}

/** The present path of the old address `path`, or undefined if it never moved. */
export function movedTo(path: string, tables: MoveTables): string | undefined {
  const target = targetOf(path, tables) ?? path;
  const present = presentAddress(target, tables.renamed);
  return present === path ? undefined : present;
}

function targetOf(path: string, {pages, sections}: MoveTables): string | undefined {
  const page = pages[path];
  if (page) return page;
  const [section] = sections.filter(([from]) => isWithin(path, from)).toSorted(([a], [b]) => b.length - a.length);
  return section && section[1] + path.slice(section[0].length);
}

/** The current address of a page of any version: the same unless the page was renamed. */
export function presentAddress(path: string, renamed: readonly RenamedPage[]): string {
  const {root, page} = partsOf(path);
  const present = renamed.find(([former]) => former === page)?.[1];
  return present === undefined ? path : root + present;
}

/** The addresses that a page had before it was renamed, in the version of `path`. */
export function formerAddresses(path: string, renamed: readonly RenamedPage[]): string[] {
  const {root, page} = partsOf(path);
  return renamed.filter(([, present]) => present === page).map(([former]) => root + former);
}

/** The renamed pages of the docs. */
export function renamedInDocs(renamed: readonly RenamedPage[]): RenamedPage[] {
  return renamed.filter(([former]) => !former.startsWith('/'));
}

/** The address of a docs version with a slash, and the path of the page below it; outside the docs, the whole address. */
function partsOf(path: string): {root: string; page: string} {
  const [, root = '', page = path] = /^(\/docs\/(?:(?:\d+\.\d+|next)\/)?)(.+)$/.exec(path) ?? [];
  return {root, page};
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
