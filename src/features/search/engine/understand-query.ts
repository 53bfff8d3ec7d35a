// cspell:ignore upgrad updat migrat -- beginnings of words
/** What the site knows when it reads a query. */
export interface QueryContext {
  /** Names of the docs versions: `4.7`, `4.6`. */
  versions: readonly string[];
  /** Numbers of the releases, newest first. */
  releases: readonly string[];
}

export interface UnderstoodQuery {
  /** The text to search for: the query without its version, or the release whose changes it asks about. */
  text: string;
  /** The docs version that the query names. */
  version?: string;
  /** An upgrade between two releases; `from` is missing when only the target is named. */
  upgrade?: {from?: string; to: string};
}

/** A release as readers write it: `4.7.2`, `v4.7`. */
const RELEASE = /^v?(\d+\.\d+(?:\.\d+)?)$/i;
const UPGRADES = /^(?:upgrad(?:e|es|ed|ing)|updat(?:e|es|ed|ing)|migrat(?:e|es|ion|ing))$/i;
/** Words that may surround the releases of an upgrade without asking for anything else. */
const AROUND_UPGRADE =
  /^(?:from|to|and|between|harper|harperdb|version|release|how|do|i|can|my|a|the|plan|path|guide|-+>?|→|\.+|vs\.?)$/i;
/** Words that ask what is new in a release. */
const ASKS_WHAT_CHANGED =
  /^(?:what'?s?|is|are|did|the|in|for|of|new|news|change[sd]?|changelog|release|released|notes?|features?)$/i;

/** Finds releases and versions in a query. Anything that is not clearly one of them is searched as written. */
export function understandQuery(query: string, {versions, releases}: QueryContext): UnderstoodQuery {
  const words = query
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[?!,;:]+$/, ''));
  const numbers = words.flatMap((word) => RELEASE.exec(word)?.[1] ?? []);
  const others = words.filter((word) => !RELEASE.test(word));
  const known = numbers.filter((number) => versions.includes(number) || newestOf(number, releases) !== undefined);
  if (known.length !== numbers.length || numbers.length === 0) return {text: query};

  const areReleases = numbers.every((number) => newestOf(number, releases) !== undefined);
  const isUpgrade = others.some((word) => UPGRADES.test(word));
  const isOnlyUpgrade = others.every((word) => UPGRADES.test(word) || AROUND_UPGRADE.test(word));
  if (areReleases && isOnlyUpgrade && (numbers.length === 2 || (numbers.length === 1 && isUpgrade))) {
    return {text: query, upgrade: upgradeOf(numbers, words, releases)};
  }

  const [number] = numbers;
  if (numbers.length !== 1 || others.length === 0) return {text: query};
  if (others.every((word) => ASKS_WHAT_CHANGED.test(word))) {
    const release = /\.\d+\./.test(number!) ? number! : `${number}.0`;
    return {text: releases.includes(release) ? release : query};
  }
  if (versions.includes(number!)) return {text: others.join(' '), version: number!};
  return {text: query};
}

/** From the older to the newer release, in whatever order they come. One alone is the start unless "to" precedes it. */
function upgradeOf(numbers: string[], words: string[], releases: readonly string[]): {from?: string; to: string} {
  const resolved = numbers.map((number) => newestOf(number, releases)!);
  if (resolved.length === 1) {
    const position = words.findIndex((word) => RELEASE.test(word));
    const isTarget = words[position - 1]?.toLowerCase() === 'to';
    return isTarget ? {to: resolved[0]!} : {from: resolved[0]!, to: releases[0]!};
  }
  const [to, from] = resolved.toSorted((a, b) => releases.indexOf(a) - releases.indexOf(b));
  return {from: from!, to: to!};
}

/** The release with this number, or the newest release of a minor version. */
function newestOf(number: string, releases: readonly string[]): string | undefined {
  return releases.find((release) => release === number || release.startsWith(`${number}.`));
}
