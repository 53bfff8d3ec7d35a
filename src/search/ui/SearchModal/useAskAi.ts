import {useCallback, useState, type ComponentType} from 'react';
import type AskAi from '../AskAi';

type Component = ComponentType<Parameters<typeof AskAi>[0]>;

interface AskAiLoad {
  AskAi: Component | undefined;
  /** Why it could not be loaded. */
  failure: unknown;
  /** Loads it, or tries again: the bundler forgets a download that failed, where `lazy` would remember it. */
  load: () => void;
}

/** The code of the answers, loaded when the first question is asked. */
export function useAskAi(): AskAiLoad {
  const [loaded, setLoaded] = useState<{AskAi: Component}>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    import(/* webpackChunkName: "search-answers" */ '../AskAi').then(
      ({default: component}) => setLoaded({AskAi: component}),
      setFailure,
    );
  }, []);
  return {AskAi: loaded?.AskAi, failure, load};
}
