import type {SectionAliases} from '../../src/features/addresses';

export const SECTION_ALIASES = 'src/features/addresses/data/section-aliases.ts';

/**
 * The lines with the new path of a page in the place of the former one. A section that led to another page and is on that
 * page now leads to the beginning of it.
 *
 * @param next the latest version and the next one, if the page moves in `docs/` only
 */
export function movePageInAliases(
  list: readonly SectionAliases[],
  from: string,
  to: string,
  next?: {latest: string; next: string},
): SectionAliases[] {
  const moved = movedLines(list, from, to);
  if (next === undefined) return moved;
  return list.flatMap((line, index) => {
    const isSame = line.page === moved[index]!.page && line.to === moved[index]!.to;
    if (isSame || line.until !== undefined) return line;
    return [
      {...line, until: next.latest},
      {...moved[index]!, since: next.next},
    ];
  });
}

function movedLines(list: readonly SectionAliases[], from: string, to: string): SectionAliases[] {
  return list.map((line) => {
    const page = line.page === from ? to : line.page;
    const [former = '', id] = line.to.split('#');
    if (former === '') return {...line, page};
    const target = former === from ? to : former;
    const place = id === undefined ? '' : `#${id}`;
    return {...line, page, to: target === page ? place || '#' : target + place};
  });
}

/** The lines, of which those that lead to a section lead to its new id. */
export function renameInAliases(
  list: readonly SectionAliases[],
  page: string,
  id: string,
  newId: string,
): SectionAliases[] {
  return list.flatMap((line) => {
    if (line.page === page && line.to === `#${id}`) return {...line, to: `#${newId}`};
    if (line.to === `${page}#${id}`) return {...line, to: `${page}#${newId}`};
    if (line.to !== page || !line.ids.includes(id)) return line;
    const others = line.ids.filter((each) => each !== id);
    const own = {...line, ids: [id], to: `${page}#${newId}`};
    return others.length > 0 ? [{...line, ids: others}, own] : own;
  });
}

/**
 * The ranges of versions in which an id is to be kept.
 *
 * @param versions those that have the page, newest first, with the working copy
 * @param having those of them that had the id
 * @returns the first and the last version of each range, or nothing where it is open
 */
export function rangesOf(
  versions: readonly string[],
  having: ReadonlySet<string>,
): Pick<SectionAliases, 'since' | 'until'>[] {
  const ranges: Pick<SectionAliases, 'since' | 'until'>[] = [];
  let range: Pick<SectionAliases, 'since' | 'until'> | undefined;
  versions.forEach((version, index) => {
    if (!having.has(version)) {
      range = undefined;
      return;
    }
    if (range === undefined) {
      range = index === 0 ? {} : {until: version};
      ranges.push(range);
    }
    if (index < versions.length - 1 && !having.has(versions[index + 1]!)) range.since = version;
  });
  return ranges;
}
