import {useActivePlugin, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ShardInfo} from '../engine/shard';
import type {SearchData} from '../node';
import {useMemo} from 'react';

/** Id of the docs instance that has versions. */
const VERSIONED = 'default';

/** The shards that are searched. */
export interface Searched {
  tags: string[];
  /** Their names for readers, the version first. */
  labels: string[];
}

interface SearchScope {
  /** The version that the reader is in or chose last, and the sections without versions. */
  own: Searched;
  /** The same, plus every other version. */
  all: Searched;
  hasVersions: boolean;
}

export function useSearchData(): SearchData {
  return usePluginData('search-index') as SearchData;
}

/** The scopes that can be searched. */
export function useSearchScope(): SearchScope {
  const {shards} = useSearchData();
  const contextual = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const tags = contextual.split(' ');
    const rank = (instance: string) => (instance === VERSIONED ? 0 : 1);
    const own = shards.filter(({tag}) => tags.includes(tag)).toSorted((a, b) => rank(a.instance) - rank(b.instance));
    const others = shards.filter((shard) => !own.includes(shard));
    const tagsOf = (some: ShardInfo[]) => some.map(({tag}) => tag);
    const labels = own.map(({label}) => label);
    return {
      own: {tags: tagsOf(own), labels},
      all: {tags: tagsOf([...own, ...others]), labels: ['all versions', ...labels.slice(1)]},
      hasVersions: others.length > 0,
    };
  }, [shards, contextual]);
}

/** Id of the docs instance that the reader is in; undefined outside the docs. */
export function usePlace(): string | undefined {
  return useActivePlugin()?.pluginId;
}
