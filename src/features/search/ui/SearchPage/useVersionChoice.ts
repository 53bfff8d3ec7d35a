import {useMemo} from 'react';
import {useSearchData, useSearchScope, type Searched} from '../useSearchScope';

interface VersionChoice extends Searched {
  /** Labels by version name, the reader's version first, and "all" at the end if there are several. */
  choices: Record<string, string>;
  /** Name of the version in use, or `ALL`. */
  chosen: string;
  /** The address names a version that is not published. */
  isUnknown: boolean;
}

const VERSIONED = 'docs-default-';
/** The choice that means all versions. */
export const ALL = 'all';

/** The versions that the search page offers, and the scope of the chosen one. */
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
