import {minorOf} from '../releases';

export interface UpgradeQuery {
  /** The range that the address asks for; null when it does not say. */
  from: string | null;
  /** Null means the newest release. */
  to: string | null;
}

export type UpgradeRange<R> =
  /** The release to start from is not chosen yet. */
  | {state: 'incomplete'}
  /** The address names something that is not a release; `from` and `to` are that text. */
  | {state: 'unknown'; from?: string; to?: string}
  /** `to` is older than `from`. */
  | {state: 'reversed'; from: R; to: R}
  | {state: 'same'; release: R}
  /** The releases after `from`, up to and including `to`, newest first. */
  | {state: 'range'; from: R; to: R; releases: R[]};

/**
 * Reads the query of the address. A leading v, as in `v4.7.3`, and surrounding blanks are ignored; a minor such as
 * `4.2` means its newest release.
 *
 * @param releases all of them, newest first
 */
export function parseUpgradeQuery(search: string, releases: readonly {version: string}[]): UpgradeQuery {
  const params = new URLSearchParams(search);
  const read = (name: string) => {
    const text = params
      .get(name)
      ?.trim()
      .replace(/^v(?=\d)/i, '');
    return releases.find(({version}) => minorOf(version) === text)?.version ?? (text || null);
  };
  return {from: read('from'), to: read('to')};
}

/**
 * The releases between the two that the address names.
 *
 * @param releases all of them, newest first
 */
export function findUpgradeRange<R extends {version: string}>(
  releases: readonly R[],
  query: UpgradeQuery,
): UpgradeRange<R> {
  const indexOf = (version: string) => releases.findIndex((release) => release.version === version);
  const fromIndex = query.from === null ? -1 : indexOf(query.from);
  const toIndex = query.to === null ? 0 : indexOf(query.to);
  const [from, to] = [releases[fromIndex], releases[toIndex]];
  const unknown = {
    ...(query.from !== null && !from && {from: query.from}),
    ...(query.to !== null && !to && {to: query.to}),
  };
  if (Object.keys(unknown).length > 0) return {state: 'unknown', ...unknown};
  if (!from || !to) return {state: 'incomplete'};
  if (from === to) return {state: 'same', release: from};
  if (fromIndex < toIndex) return {state: 'reversed', from, to};
  return {state: 'range', from, to, releases: releases.slice(toIndex, fromIndex)};
}

/** The query of the address after a choice. Everything else in it is kept, even what is not understood. */
export function upgradeSearch(search: string, choice: Partial<UpgradeQuery>): string {
  const params = new URLSearchParams(search);
  for (const [name, version] of Object.entries(choice)) {
    if (version) params.set(name, version);
  }
  return `?${params.toString()}`;
}
