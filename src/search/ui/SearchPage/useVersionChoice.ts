import {useMemo} from 'react';
import {useSearchData, useSearchScope, type Searched} from '../useSearchScope';

interface VersionChoice extends Searched {
  /** Names of the versions with what readers call them, that of the reader first; and of all of them where there are several. */
  choices: Record<string, string>;
  /** Name of the choice that applies. */
  chosen: string;
  /** The address names a version that is not published. */
  isUnknown: boolean;
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
    const versions = all.tags.filter(isVersion).map((tag) => [tag.slice(VERSIONED.length), labelOf(tag)]);
    const choices = Object.fromEntries([...versions, ...(hasVersions ? [[ALL, 'All versions']] : [])]);
    const isUnknown = version !== '' && version !== ALL && !Object.hasOwn(choices, version);
    const chosen = version === '' || isUnknown ? (Object.keys(choices)[0] ?? '') : version;
    const tags = [`${VERSIONED}${chosen}`, ...own.tags.filter((tag) => !isVersion(tag))];
    return {choices, chosen, isUnknown, ...(chosen === ALL ? all : {tags, labels: tags.map(labelOf)})};
  }, [shards, own, all, hasVersions, version]);
}
