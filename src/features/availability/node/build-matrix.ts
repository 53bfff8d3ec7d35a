import {presenceIn} from '../presence';
import type {Matrix, MatrixRow, PlaceRun, Feature} from '../matrix';
import {findPlace, type PagePlaces} from './find-place';

/** A docs version with pages that can be linked. */
export interface VersionPlaces {
  name: string;
  /** Address of its first page, without a trailing slash. */
  root: string;
  pages: readonly PagePlaces[];
}

/**
 * The availability matrix.
 *
 * @param names all released versions, newest first
 * @param versions those that are built
 */
export function buildMatrix(features: Feature[], names: readonly string[], versions: readonly VersionPlaces[]): Matrix {
  const pages: string[] = [];
  const positionOf = (path: string) => {
    const known = pages.indexOf(path);
    return known === -1 ? pages.push(path) - 1 : known;
  };
  const built = names.map((name) => versions.find((version) => version.name === name));
  // Upgrades from versions that are no longer on the site need what was removed before the oldest one; readers do not.
  const isGone = (feature: Feature) => names.every((name) => presenceIn(feature, name).state === 'removed');
  const rows = features
    .filter((feature) => !isGone(feature))
    .map((feature): MatrixRow => {
      const found = built.map((version, position): [number, string] => {
        if (!version || presenceIn(feature, names[position]!).state !== 'present') return [-1, ''];
        const place = findPlace(feature, version.pages);
        return place ? [positionOf(place.path), place.anchor] : [-1, ''];
      });
      return {...feature, places: runsOf(found)};
    });
  return {versions: [...names], roots: built.map((version) => version?.root ?? null), pages, rows};
}

function runsOf(found: [page: number, anchor: string][]): PlaceRun[] {
  const runs: [number, number, string][] = [];
  for (const [page, anchor] of found) {
    const last = runs.at(-1);
    if (last && last[1] === page && last[2] === anchor) last[0] += 1;
    else runs.push([1, page, anchor]);
  }
  return runs;
}
