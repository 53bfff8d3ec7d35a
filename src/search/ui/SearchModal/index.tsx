import ErrorFallback from '@site/src/components/ErrorFallback';
import Spinner from '@site/src/components/Spinner';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {clsx} from 'clsx';
import {useCallback, useEffect, useState, type ComponentType} from 'react';
import type {Request} from '../AskAi';
import {ASK_NAME} from '../ask-name';
import SearchError from '../results/SearchError';
import {useDialog} from '../useDialog';
import {serviceFor} from '../useSearchService';
import type {SearchData} from '../../indexing';
import {forgetQuestion, isAskedAnew, loadAnew} from '../SearchButton/load-anew';
import KeywordSearch from './KeywordSearch';
import styles from './styles.module.css';
import {useAskAi} from './useAskAi';

export interface Props {
  /** What the reader typed while this was being loaded. */
  firstQuery: string;
  onClose: () => void;
}

/** What stood in the field when the search was closed without a result: a press too many loses nothing. */
let unfinishedQuery = '';

/** Gets the dialog ready, with the shards that it will search first. */
export function prepareDialog(data: SearchData, tags: string[]): ComponentType<Props> | Promise<ComponentType<Props>> {
  serviceFor(data).warm(tags);
  return SearchModal;
}

/** The search over the page: by keyword, or by question. What is not shown of the two is kept as it is. */
function SearchModal({firstQuery, onClose}: Props) {
  const [query, setQuery] = useState(firstQuery || unfinishedQuery);
  const [isAskedAgain] = useState(() => isAskedAnew(firstQuery));
  const [request, setRequest] = useState<Request | undefined>(isAskedAgain ? {question: firstQuery} : undefined);
  const [isAsking, setAsking] = useState(isAskedAgain);
  const {AskAi, failure, load} = useAskAi();
  const hasFailed = failure !== undefined;
  const leave = () => (isAsking ? setAsking(false) : onClose());
  const dialog = useDialog(leave);

  useEffect(() => {
    unfinishedQuery = query;
  }, [query]);
  // While the code is on its way there is no field, and Escape is heard only inside of the dialog.
  useEffect(() => {
    if (isAsking && !AskAi && !hasFailed) dialog.current?.focus();
  }, [isAsking, AskAi, hasFailed, dialog]);

  // The same at every key: the results below the field are not rendered again before there are others.
  const ask = useCallback(
    (question: string) => {
      load();
      setRequest({question});
      setAsking(true);
    },
    [load],
  );
  // After a deployment, the page was loaded for it.
  useEffect(() => {
    forgetQuestion();
    if (isAskedAgain) load();
  }, [isAskedAgain, load]);
  useEffect(() => {
    if (failure !== undefined && request) void loadAnew(failure, request.question, true);
  }, [failure, request]);
  const finish = useCallback(() => {
    unfinishedQuery = '';
    onClose();
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isAsking && styles.asking)}
      tabIndex={-1}
      aria-label={isAsking ? ASK_NAME : 'Search'}
      onClose={onClose}
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
      {request && (
        <div className={styles.frame} hidden={!isAsking}>
          {AskAi && (
            <ErrorBoundary fallback={ErrorFallback}>
              <AskAi request={request} isShown={isAsking} onLeave={leave} onClose={finish} />
            </ErrorBoundary>
          )}
          {!AskAi && !hasFailed && <Spinner label={`Loading ${ASK_NAME}`} />}
          {hasFailed && <SearchError retry={load} takesFocus />}
        </div>
      )}
    </dialog>
  );
}
