import {useMemo} from 'react';
import {useSearchData, useSearchScope} from '../useSearchScope';

interface VersionChoice {
  /** Names of the versions with what readers call them, that of the reader first; and of all of them where there are several. */
  choices: Record<string, string>;
  /** Name of the choice that applies. */
  chosen: string;
  /** The address names a version that is not published. */
  isUnknown: boolean;
  /** What is searched, and what readers call it. */
  tags: string[];
  labels: string[];
}

const VERSIONED = 'docs-default-';
/** The choice of all versions. */
export const ALL = 'all';

/** Which versions the search page offers, and what the chosen one searches. */
export function useVersionChoice(version: string): VersionChoice {
  const {shards} = useSearchData();
  const {own, all, hasVersions} = useSearchScope();
  return useMemo(() => {
    const labelOf = (tag: string) => shards.find((shard) => shard.tag === tag)?.label ?? '';
    const isVersion = (tag: string) => tag.startsWith(VERSIONED);
    const versions = all.filter(isVersion).map((tag) => [tag.slice(VERSIONED.length), labelOf(tag)]);
    const choices = Object.fromEntries([...versions, ...(hasVersions ? [[ALL, 'All versions']] : [])]);
    const isUnknown = version !== '' && version !== ALL && !Object.hasOwn(choices, version);
    const chosen = version === '' || isUnknown ? (Object.keys(choices)[0] ?? '') : version;
    const ofChosen = [`${VERSIONED}${chosen}`, ...own.filter((tag) => !isVersion(tag))];
    return {choices, chosen, isUnknown, tags: chosen === ALL ? all : ofChosen, labels: ofChosen.map(labelOf)};
  }, [shards, own, all, hasVersions, version]);
}
