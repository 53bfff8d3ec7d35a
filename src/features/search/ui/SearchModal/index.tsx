import ErrorFallback from '@site/src/components/ErrorFallback';
import Spinner from '@site/src/components/Spinner';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {clsx} from 'clsx';
import {useCallback, useEffect, useState, type ComponentType} from 'react';
import type {SearchData} from '../../indexing';
import {useAnswers} from '../AskAi/useAnswers';
import {ASK_NAME} from '../ask-name';
import SearchError from '../results/SearchError';
import {loadAnew, type Typed} from '../SearchButton/load-anew';
import {useDialog} from '../useDialog';
import {useLoaded} from '../useLoaded';
import {serviceFor} from '../useSearchService';
import KeywordSearch from './KeywordSearch';
import styles from './styles.module.css';

export interface Props {
  /** What the reader typed while this was loading. */
  typed: Typed;
  onClose: () => void;
}

/** What was in the field when the search was closed without a result, so that an extra Escape loses nothing. */
let unfinishedQuery = '';

/** Prepares the dialog and starts to load the shards that it will search first. */
export function prepareDialog(data: SearchData, tags: string[]): ComponentType<Props> | Promise<ComponentType<Props>> {
  serviceFor(data).warm(tags);
  return SearchModal;
}

const loadAskAi = () => import(/* webpackChunkName: "search-answers" */ '../AskAi').then((module) => module.default);

/** The search dialog: by keyword or by question. The hidden one of the two keeps its state. */
function SearchModal({typed, onClose}: Props) {
  const [query, setQuery] = useState(typed.text || unfinishedQuery);
  const [isAsking, setAsking] = useState(typed.isQuestion);
  const thread = useAnswers();
  const {askOnce} = thread;
  const {loaded: AskAi, failure, load} = useLoaded(loadAskAi);
  const hasFailed = failure !== undefined;
  const leave = () => (isAsking ? setAsking(false) : onClose());
  const finish = useCallback(() => {
    unfinishedQuery = '';
    onClose();
  }, [onClose]);
  const dialog = useDialog({onEscape: leave, onClose, onFollow: finish});

  useEffect(() => {
    unfinishedQuery = query;
  }, [query]);
  // While the code is loading there is no field to focus, and Escape works only inside the dialog.
  useEffect(() => {
    if (isAsking && !AskAi && !hasFailed) dialog.ref.current?.focus();
  }, [isAsking, AskAi, hasFailed, dialog.ref]);

  // The same function on every keystroke, so that the results are not rendered again until they change.
  const ask = useCallback(
    (question: string) => {
      load();
      setAsking(true);
      askOnce(question);
    },
    [load, askOnce],
  );
  // The page was reloaded after a deployment to ask this question.
  useEffect(() => {
    if (!typed.isQuestion) return;
    load();
    askOnce(typed.text);
  }, [typed, load, askOnce]);
  const question = thread.answers.at(-1)?.question ?? '';
  useEffect(() => {
    if (failure) void loadAnew(failure, {text: question, isQuestion: true});
  }, [failure, question]);

  return (
    <dialog
      {...dialog}
      className={clsx(styles.dialog, isAsking && styles.asking)}
      aria-label={isAsking ? ASK_NAME : 'Search'}
    >
      <div className={styles.frame} hidden={isAsking}>
        <KeywordSearch
          query={query}
          isShown={!isAsking}
          onQuery={setQuery}
          onAsk={ask}
          onClose={onClose}
          onFinish={finish}
        />
      </div>
      <div className={styles.frame} hidden={!isAsking}>
        {AskAi && (
          <ErrorBoundary fallback={ErrorFallback}>
            <AskAi {...thread} isShown={isAsking} onLeave={leave} onClose={onClose} />
          </ErrorBoundary>
        )}
        {!AskAi && !hasFailed && <Spinner label={`Loading ${ASK_NAME}`} />}
        {hasFailed && <SearchError retry={load} takesFocus />}
      </div>
    </dialog>
  );
}
