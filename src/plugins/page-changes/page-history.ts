import {countChanges, type PageChange, type PageHistory, type PageStep} from '../../lib/versions/page-history';
import {compareVersions} from '../../lib/compare-versions';
import {equivalentPage, type PageMove} from '../../lib/versions/equivalent-page';
import {comparePages, keyOf, type Difference, type PageOfVersion} from './compare-pages';
import type {KnownHistory} from './known-history';
import type {ReadPage} from './read-page';

/** A docs version with its pages, by their ids. */
export interface VersionPages {
  version: string;
  pages: ReadonlyMap<string, {permalink: string; page: ReadPage}>;
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
  known: KnownHistory,
): (id: string, version: string) => PageHistory {
  const documented = new Map(
    versions.map(({version, pages}) => [
      version,
      new Set([...pages.values()].flatMap(({page}) => page.facts.map((fact) => keyOf(fact)))),
    ]),
  );
  const ids = new Map(versions.map(({version, pages}) => [version, new Set(pages.keys())]));

  function pageIn(id: string, version: string, other: VersionPages): string | undefined {
    if (version === other.version) return id;
    const found = equivalentPage(id, version, other.version, ids.get(other.version)!, moves);
    return found.isSame ? found.id : undefined;
  }

  function sideOf({version, pages}: VersionPages, id: string): PageOfVersion {
    return {
      version,
      page: pages.get(id)!.page,
      documents: (fact) => documented.get(version)!.has(keyOf(fact)),
    };
  }

  return (id, version) => {
    const own = versions.find((each) => each.version === version)!;
    const {sections, facts} = own.pages.get(id)!.page;
    const anchors = new Set(sections.map(({anchor}) => anchor));
    const keys = new Set(facts.map((fact) => keyOf(fact)));
    // A page that was split tells of its own part.
    const isElsewhere = (change: PageChange) =>
      change.what !== 'removed' && !keys.has(keyOf(change)) && documented.get(version)!.has(keyOf(change));
    const chain = versions
      .filter((each) => compareVersions(each.version, version) <= 0)
      .map((each) => ({side: each, id: pageIn(id, version, each)}));
    // What a page of this name was before it went, another one may have been.
    const end = chain.findIndex(({id: found}) => found === undefined);
    const present = (end === -1 ? chain : chain.slice(0, end)) as {side: VersionPages; id: string}[];
    const steps = present.slice(0, -1).map(({side, id: newer}, position): PageStep => {
      const before = present[position + 1]!;
      const step = comparePages(sideOf(before.side, before.id), sideOf(side, newer), known);
      const changes = step.changes.filter((change) => !isElsewhere(change));
      return {version: side.version, from: before.side.version, ...withKnownAnchors({...step, changes}, anchors)};
    });
    return {
      since: present.at(-1)!.side.version,
      steps,
      versions: Object.fromEntries(
        versions.filter((each) => each !== own).map((other) => [other.version, compareWith(other)]),
      ),
    };

    function compareWith(other: VersionPages): {path: string; changes: number} | null {
      const there = pageIn(id, version, other);
      if (there === undefined) return null;
      const [here, far] = [sideOf(own, id), sideOf(other, there)];
      const isOlder = compareVersions(other.version, version) < 0;
      const difference = isOlder ? comparePages(far, here, known) : comparePages(here, far, known);
      return {path: other.pages.get(there)!.permalink, changes: countChanges(difference)};
    }
  };
}

/** Links lead within the page that is open, which may not have every section of a former one. */
function withKnownAnchors({changes, sections, reworded}: Difference, anchors: ReadonlySet<string>): Difference {
  const keep = <Entry extends {anchor?: string}>({anchor, ...entry}: Entry) => ({
    ...entry,
    ...(anchor !== undefined && anchors.has(anchor) && {anchor}),
  });
  return {changes: changes.map(keep), sections: sections.map(keep), reworded};
}
