import {useMemo} from 'react';
import {useSearchData, useSearchScope} from '../useSearchScope';

interface Choice {
  value: string;
  label: string;
}

interface VersionChoice {
  choices: Choice[];
  /** Value of the choice that applies. */
  chosen: string;
  /** The address names a version that is not published. */
  isUnknown: boolean;
  tags: string[];
  labels: string[];
}

const VERSIONED = 'docs-default-';
/** The choice of all versions. */
export const ALL = 'all';

/** Which versions the search page offers, and what the chosen one searches. */
export function useVersionChoice(version: string): VersionChoice {
  const {shards} = useSearchData();
  const scope = useSearchScope();
  return useMemo(() => {
    const versions = shards
      .filter(({tag}) => tag.startsWith(VERSIONED))
      .toSorted((a, b) => scope.all.indexOf(a.tag) - scope.all.indexOf(b.tag))
      .map(({tag, label}) => ({value: tag.slice(VERSIONED.length), label}));
    const choices = versions.length > 1 ? [...versions, {value: ALL, label: 'All versions'}] : versions;
    const isUnknown = version !== '' && version !== ALL && !choices.some(({value}) => value === version);
    const chosen = version === '' || isUnknown ? (versions[0]?.value ?? '') : version;
    const sections = scope.own.filter((tag) => !tag.startsWith(VERSIONED));
    const tags = chosen === ALL ? scope.all : [`${VERSIONED}${chosen}`, ...sections];
    const labels = tags.flatMap((tag) => shards.find((shard) => shard.tag === tag)?.label ?? []);
    return {choices, chosen, isUnknown, tags, labels: chosen === ALL ? ['all versions'] : labels};
  }, [shards, scope, version]);
}
