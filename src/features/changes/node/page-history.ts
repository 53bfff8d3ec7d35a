import {countChanges, type PageHistory, type PageStep} from '../page-history';
import {equivalentPage, type PageMove} from '../../versions';
import {comparePages, keyOf, names, type Difference, type PageOfVersion} from './compare-pages';
import type {ReadPage} from './read-page';

/** A docs version with its pages, by id. */
export interface VersionPages {
  version: string;
  pages: ReadonlyMap<string, ReadPage & {permalink: string}>;
}

/**
 * Makes the histories of pages.
 *
 * @param versions newest first
 * @returns the history of a page of one of these versions
 */
export function pageHistories(
  versions: readonly VersionPages[],
  moves: readonly PageMove[],
): (id: string, version: string) => PageHistory {
  const sides = versions.map(({version, pages}) => ({
    version,
    pages,
    ids: new Set(pages.keys()),
    titles: new Set([...pages.values()].flatMap(({sections}) => sections.map(({title}) => title.toLowerCase()))),
  }));

  return (id, version) => {
    const everywhere = sides.map(({version: other, pages, ids, titles}) => {
      const found = equivalentPage(id, version, other, ids, moves);
      return found.isSame ? {version: other, titles, ...pages.get(found.id)!} : undefined;
    });
    const position = sides.findIndex((side) => side.version === version);
    const own = everywhere[position]!;
    // Before a version without the page, a page of the same name may have been a different one.
    const end = everywhere.indexOf(undefined, position);
    const present = everywhere.slice(position, end === -1 ? undefined : end) as PageOfVersion[];
    const steps = present.slice(0, -1).map((newer, index): PageStep => {
      const older = present[index + 1]!;
      return {version: newer.version, from: older.version, ...seenFrom(own, comparePages(older, newer))};
    });
    const others = everywhere.map((there, index) => {
      if (!there) return [sides[index]!.version, null];
      const difference = index > position ? comparePages(there, own) : comparePages(own, there);
      return [sides[index]!.version, {path: there.permalink, changes: countChanges(difference)}];
    });
    return {
      since: present.at(-1)!.version,
      steps,
      versions: Object.fromEntries(others.toSpliced(position, 1)) as PageHistory['versions'],
    };
  };
}

/**
 * A difference between two older versions as readers of the open page see it. After a split, each page lists only the
 * changes to its own part; what the open page names is not removed; anchors are those that the open page has.
 */
function seenFrom(open: PageOfVersion, {changes, sections}: Difference): Difference {
  const anchors = new Set(open.sections.map(({anchor}) => anchor));
  const keys = new Set(open.facts.map(keyOf));
  const keep = <Entry extends {anchor?: string}>({anchor, ...entry}: Entry) => ({
    ...entry,
    ...(anchor !== undefined && anchors.has(anchor) && {anchor}),
  });
  return {
    changes: changes
      .filter((change) => (change.what === 'removed' ? !names(open, change) : keys.has(keyOf(change))))
      .map(keep),
    sections: sections.filter(({what, title}) => what !== 'removed' || !open.titles.has(title.toLowerCase())).map(keep),
  };
}
