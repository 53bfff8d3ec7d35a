import type {SectionAliases} from '../../src/features/addresses';

export const SECTION_ALIASES = 'src/features/addresses/data/section-aliases.ts';

/** What a page that takes the place of another one has, and from which release on it does. */
interface Replacement {
  /** The latest version and the next one, if the page changes in `docs/` only. */
  next?: {latest: string; next: string};
  /** True for a section that the new page doesn't have, because the other one was deleted; without it, it has all. */
  isLost?: (id: string) => boolean;
}

/**
 * The lines with the new path of a page in the place of the former one. A section that led to another page and is on that
 * page now leads to the beginning of it, and so does one that the new page lacks.
 */
export function movePageInAliases(
  list: readonly SectionAliases[],
  from: string,
  to: string,
  {next, isLost = () => false}: Replacement = {},
): SectionAliases[] {
  return list.flatMap((line) => {
    const moved = movedLines(line, from, to, isLost);
    if (next === undefined) return moved;
    if (moved[0] === line || line.until !== undefined) return line;
    return [{...line, until: next.latest}, ...moved.map((each) => ({...each, since: next.next}))];
  });
}

/** What becomes of one line: itself, if it doesn't name the page. */
function movedLines(line: SectionAliases, from: string, to: string, isLost: (id: string) => boolean): SectionAliases[] {
  const [former = '', id] = line.to.split('#');
  const page = line.page === from ? to : line.page;
  const isOwn = former === '' && line.page === from;
  if (former !== from && !isOwn) return page === line.page ? [line] : [{...line, page}];
  const target = to === page ? '' : to;
  /** Leads some of the ids to a place on the new page. */
  const lead = (ids: readonly string[], place: string) =>
    ids.length > 0 ? [{...line, page, ids, to: target + place || '#'}] : [];
  if (id !== undefined) return lead(line.ids, id === '' || isLost(id) ? '#' : `#${id}`);
  // The same ids: those that are lost are not an anchor of the new page, but lead to its beginning.
  return [
    ...lead(
      line.ids.filter((each) => !isLost(each)),
      '',
    ),
    ...lead(line.ids.filter(isLost), '#'),
  ];
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
