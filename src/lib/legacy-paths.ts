/** Old and new addresses of a page, in both directions. Pure: the tables come from the caller. */

export interface MoveTables {
  /** Path prefixes that were replaced as a whole. */
  sections: readonly (readonly [from: string, to: string])[];
  /** Single addresses; these win over the sections. */
  pages: Readonly<Record<string, string>>;
}

/** All old addresses that must lead to `path`, without duplicates, in a stable order. */
export function legacyPathsOf(path: string, tables: MoveTables): string[] {
  const single = Object.keys(tables.pages).filter((from) => tables.pages[from] === path);
  const bySection = tables.sections
    .filter(([, to]) => isWithin(path, to))
    .map(([from, to]) => from + path.slice(to.length))
    // An address that a more precise rule sends elsewhere is not ours.
    .filter((from) => movedTo(from, tables) === path);
  return [...new Set([...single, ...bySection])];
}

/** Where the old address `path` leads, or undefined when it never moved. */
export function movedTo(path: string, tables: MoveTables): string | undefined {
  const page = tables.pages[path];
  if (page) return page;
  const [section] = tables.sections
    .filter(([from]) => isWithin(path, from))
    .toSorted(([a], [b]) => b.length - a.length);
  return section && section[1] + path.slice(section[0].length);
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
