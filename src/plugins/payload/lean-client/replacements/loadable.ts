/**
 * In place of react-loadable 6.0.0 (Docusaurus' edition of it) in the browser: the component of a route, which shows something
 * else until its modules have come. The original can be given a time limit and other delays as well, tells the server what a
 * page loads, and is written for React without hooks.
 */
import {createElement, useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

type Load<T> = () => Promise<T>;

interface Options<Loaders, Loaded> {
  loader: Loaders;
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

interface State<Loaded> {
  promise: Promise<Loaded>;
  isLoading: boolean;
  loaded?: Loaded;
  error?: unknown;
}

/** Milliseconds until `pastDelay`. */
const DELAY = 200;

function begin<Loaded>(load: Load<Loaded>): State<Loaded> {
  const state: State<Loaded> = {isLoading: true, promise: load()};
  state.promise = state.promise.then(
    (loaded) => {
      Object.assign(state, {isLoading: false, loaded});
      return loaded;
    },
    (error: unknown) => {
      Object.assign(state, {isLoading: false, error});
      throw error;
    },
  );
  return state;
}

function create<Loaded>(load: Load<Loaded>, {loading, render}: Omit<Options<never, Loaded>, 'loader'>) {
  let state: State<Loaded> | undefined;
  /** What failed stays so until `retry`. */
  const preload = () => (state ??= begin(load)).promise;

  function Loadable(props: object): ReactNode {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    // A component that is rendered without having been preloaded reports a failure by what it shows.
    preload().catch(() => {});
    const current = state!;
    const {promise, isLoading, error, loaded} = current;
    useEffect(() => {
      if (!isLoading) return undefined;
      let isMounted = true;
      const settle = () => isMounted && renderAgain();
      const delay = setTimeout(() => setPastDelay(true), DELAY);
      promise.then(settle, settle);
      return () => {
        isMounted = false;
        clearTimeout(delay);
      };
    }, [promise, isLoading]);
    if (!isLoading && !error) return loaded ? render(loaded, props) : null;
    const retry = () => {
      state = begin(load);
      renderAgain();
    };
    return createElement(loading, {isLoading, pastDelay, timedOut: false, error: error ?? null, retry});
  }
  return Object.assign(Loadable, {preload});
}

/** A component that is one module. */
export default function loadable<Loaded>(options: Options<Load<Loaded>, Loaded>) {
  return create(options.loader, options);
}

/** A component that needs several modules, by their names. */
loadable.Map = (options: Options<Record<string, Load<unknown>>, Record<string, unknown>>) =>
  create(
    async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(options.loader).map(async ([name, load]) => [name, await load()] as const)),
      ),
    options,
  );
