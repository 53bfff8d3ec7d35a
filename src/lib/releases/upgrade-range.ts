export interface UpgradeQuery {
  /** What the address asks for; null when it does not say. */
  from: string | null;
  to: string | null;
}

export type UpgradeRange<R> =
  /** One of the two is not chosen yet. */
  | {state: 'incomplete'}
  /** The address names what is no release; each entry is the text it has in its place. */
  | {state: 'unknown'; from?: string; to?: string}
  /** `to` is older than `from`. */
  | {state: 'reversed'; from: R; to: R}
  | {state: 'same'; release: R}
  /** The releases after `from`, up to and including `to`, newest first. */
  | {state: 'range'; from: R; to: R; releases: R[]};

/** Reads the query of the address. A leading v, as in `v4.7.3`, and blanks around a number do no harm. */
export function parseUpgradeQuery(search: string): UpgradeQuery {
  const params = new URLSearchParams(search);
  const read = (name: string) =>
    params
      .get(name)
      ?.trim()
      .replace(/^v(?=\d)/i, '') || null;
  return {from: read('from'), to: read('to')};
}

/**
 * Which releases lie between the two that the address names.
 *
 * @param releases all of them, newest first
 */
export function findUpgradeRange<R extends {version: string}>(
  releases: readonly R[],
  query: UpgradeQuery,
): UpgradeRange<R> {
  const indexOf = (version: string | null) => releases.findIndex((release) => release.version === version);
  const [fromIndex, toIndex] = [indexOf(query.from), indexOf(query.to)];
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

/** The address of a choice, as a query. */
export function upgradeSearch({from, to}: UpgradeQuery): string {
  const chosen = Object.entries({from, to}).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}
