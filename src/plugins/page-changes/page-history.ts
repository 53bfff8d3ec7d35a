import {countChanges, type PageChange, type PageHistory, type PageStep} from '../../lib/versions/page-history';
import {equivalentPage, type PageMove} from '../../lib/versions/equivalent-page';
import {comparePages, keyOf, type Difference, type PageOfVersion} from './compare-pages';
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
    documented: new Set([...pages.values()].flatMap(({facts}) => facts.map(keyOf))),
  }));

  return (id, version) => {
    const everywhere = sides.map(({version: other, pages, ids, documented}) => {
      const found = equivalentPage(id, version, other, ids, moves);
      return found.isSame ? {version: other, documented, ...pages.get(found.id)!} : undefined;
    });
    const position = sides.findIndex((side) => side.version === version);
    const own = everywhere[position]!;
    const anchors = new Set(own.sections.map(({anchor}) => anchor));
    const keys = new Set(own.facts.map(keyOf));
    // After a split, each page lists only the changes to its own part.
    const isElsewhere = (change: PageChange) =>
      change.what !== 'removed' && !keys.has(keyOf(change)) && own.documented.has(keyOf(change));
    // Before a version without the page, a page of the same name may have been a different one.
    const end = everywhere.indexOf(undefined, position);
    const present = everywhere.slice(position, end === -1 ? undefined : end) as PageOfVersion[];
    const steps = present.slice(0, -1).map((newer, index): PageStep => {
      const older = present[index + 1]!;
      const step = comparePages(older, newer);
      const changes = step.changes.filter((change) => !isElsewhere(change));
      return {version: newer.version, from: older.version, ...withKnownAnchors({...step, changes}, anchors)};
    });
    const others = everywhere.map((there, index) => {
      const difference = there && (index > position ? comparePages(there, own) : comparePages(own, there));
      return [sides[index]!.version, difference ? {path: there.permalink, changes: countChanges(difference)} : null];
    });
    return {
      since: present.at(-1)!.version,
      steps,
      versions: Object.fromEntries(others.toSpliced(position, 1)) as PageHistory['versions'],
    };
  };
}

/** Anchors are on the open page, which may not have every section of its older versions. */
function withKnownAnchors({changes, sections, reworded}: Difference, anchors: ReadonlySet<string>): Difference {
  const keep = <Entry extends {anchor?: string}>({anchor, ...entry}: Entry) => ({
    ...entry,
    ...(anchor !== undefined && anchors.has(anchor) && {anchor}),
  });
  return {changes: changes.map(keep), sections: sections.map(keep), reworded};
}
