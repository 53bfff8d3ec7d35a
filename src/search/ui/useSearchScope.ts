import {useActivePlugin, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../indexing';
import {useMemo} from 'react';

/** Id of the docs instance that has versions. */
const VERSIONED = 'default';

export interface SearchScope {
  /** Tags of the shards to search, the reader's version first. */
  own: string[];
  /** The same and every other version. */
  all: string[];
  /** What a reader calls the shards in `own`. */
  labels: string[];
  hasVersions: boolean;
}

export function useSearchData(): SearchData {
  return usePluginData('search-index') as SearchData;
}

/** What is searched: the version that the reader looks at or chose last, and the sections without versions. */
export function useSearchScope(): SearchScope {
  const {shards} = useSearchData();
  const contextual = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const tags = contextual.split(' ');
    const rank = (instance: string) => (instance === VERSIONED ? 0 : 1);
    const own = shards.filter(({tag}) => tags.includes(tag)).toSorted((a, b) => rank(a.instance) - rank(b.instance));
    const others = shards.filter((shard) => !own.includes(shard));
    return {
      own: own.map(({tag}) => tag),
      all: [...own, ...others].map(({tag}) => tag),
      labels: own.map(({label}) => label),
      hasVersions: others.length > 0,
    };
  }, [shards, contextual]);
}

/** Id of the docs instance that the reader is in; undefined outside of the docs. */
export function usePlace(): string | undefined {
  return useActivePlugin()?.pluginId;
}
