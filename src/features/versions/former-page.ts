/** Finds the page of the docs that a former or mistaken address means. Pure: the tables come from the caller. */

import {equivalentPage, type PageMove} from './equivalent-page';
import {idsOfPath, pathOfId} from './page-path';
import {unversionedPath} from '../../lib/version-names';

/** A version of the docs and the ids of its pages. */
export interface VersionPages {
  name: string;
  pages: ReadonlySet<string>;
}

/** A version that is no longer on the site. */
export interface RetiredVersion extends VersionPages {
  /** The addresses to which its pages lead, by their paths below the address of the version. */
  targets: ReadonlyMap<string, string>;
}

interface Tables {
  /** Folders and pages that were at FROM, and are at TO or moved on from there. */
  paths: readonly (readonly [from: string, to: string])[];
  /** Pages that moved with a version. */
  moves: readonly PageMove[];
  retired: readonly RetiredVersion[];
}

/** Rules lead from one to another; no address needs more. */
const MOST_STEPS = 4;

/**
 * The address of the page that is meant by a path: in the version that it names, if that has the page at any address, or
 * else in the newest version that has it. The oldest one stands in for a version that is no longer on the site.
 *
 * @param address canonical, without the base URL: `/docs/4.3/technical-details/reference/limits`
 * @param versions newest first; the first is the latest, which has no name in addresses
 * @returns undefined for an address of a page, and for one that means none
 */
export function formerPage(address: string, versions: readonly VersionPages[], tables: Tables): string | undefined {
  const [, name, path = ''] = /^\/docs(?:\/(\d+\.\d+|next))?(?:\/(.*))?$/.exec(address) ?? [];
  const [latest] = versions;
  if (!latest || !/^\/docs(?:\/|$)/.test(address)) return undefined;
  const isRetired = tables.retired.some((one) => one.name === name);
  const version = (isRetired ? versions.at(-1) : versions.find((one) => one.name === name)) ?? latest;
  const candidates = meaningsOf(path, tables);
  const found =
    at(candidates, version) ??
    movedInto(candidates, version, versions, tables) ??
    versions.map((other) => at(candidates, other) ?? movedInto(candidates, other, versions, tables)).find(Boolean);
  if (!found) {
    const substitute = candidates.flatMap((one) => tables.retired.flatMap(({targets}) => targets.get(one) ?? []))[0];
    return substitute && unversionedPath(substitute, latest.name);
  }
  const root = found.version === latest ? '/docs' : `/docs/${found.version.name}`;
  const target = [root, pathOfId(found.id)].filter(Boolean).join('/');
  return target === address ? undefined : target;
}

/** A path, and those that the rules make of it, in the order of the rules. */
function meaningsOf(path: string, {paths}: Tables): string[] {
  const found = [path];
  let last = found;
  for (let step = 0; step < MOST_STEPS && last.length > 0; step++) {
    last = last.flatMap((one) =>
      paths
        .filter(([from]) => one === from || one.startsWith(`${from}/`))
        .toSorted(([a], [b]) => b.length - a.length)
        .map(([from, to]) => to + one.slice(from.length))
        .filter((next) => !found.includes(next)),
    );
    found.push(...new Set(last));
  }
  return found;
}

interface Found {
  version: VersionPages;
  id: string;
}

function at(candidates: string[], version: VersionPages): Found | undefined {
  const id = candidates.flatMap(idsOfPath).find((one) => version.pages.has(one));
  return id === undefined ? undefined : {version, id};
}

/** The page of a version that one of the candidates was, or became, in another. */
function movedInto(
  candidates: string[],
  version: VersionPages,
  versions: readonly VersionPages[],
  {moves, retired}: Tables,
): Found | undefined {
  for (const id of candidates.flatMap(idsOfPath)) {
    for (const other of [...versions, ...retired]) {
      if (other === version || !other.pages.has(id)) continue;
      const there = equivalentPage(id, other.name, version.name, version.pages, moves);
      if (there.isSame) return {version, id: there.id};
    }
  }
  return undefined;
}
