import {useSearchData} from './useSearchScope';

/** What asking is called: without a model that answers, "AI" would promise one. */
export function useAskName(): 'Ask AI' | 'Ask the docs' {
  const {algolia} = useSearchData();
  return algolia?.agentId ? 'Ask AI' : 'Ask the docs';
}
