import ErrorFallback from '@site/src/components/ErrorFallback';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {clsx} from 'clsx';
import {useCallback, useEffect, useState} from 'react';
import type {SearchData} from '../../node';
import AskAi from '../AskAi';
import {useAnswers} from '../AskAi/useAnswers';
import {ASK_NAME} from '../ask-name';
import {useDialog} from '../useDialog';
import {serviceFor} from '../useSearchService';
import KeywordSearch from './KeywordSearch';
import styles from './styles.module.css';

export interface DialogProps {
  /** The text that the reader typed while the dialog was loading. */
  typed: string;
  onClose: () => void;
}

/** The text in the field when the search was closed without a result, so that an extra Escape loses nothing. */
let unfinishedQuery = '';

/** Starts to load the shards that the dialog will search first. */
export function warm(data: SearchData, tags: string[]): void {
  serviceFor(data).warm(tags);
}

/** The search dialog: by keyword or by question. The hidden one of the two keeps its state. */
export default function SearchModal({typed, onClose}: DialogProps) {
  const [query, setQuery] = useState(typed || unfinishedQuery);
  const [isAsking, setAsking] = useState(false);
  const thread = useAnswers();
  const {askOnce} = thread;
  const leave = () => (isAsking ? setAsking(false) : onClose());
  const finish = useCallback(() => {
    unfinishedQuery = '';
    onClose();
  }, [onClose]);
  const dialog = useDialog({onEscape: leave, onClose, onFollow: finish});

  useEffect(() => {
    unfinishedQuery = query;
  }, [query]);

  const ask = useCallback(
    (question: string) => {
      setAsking(true);
      askOnce(question);
    },
    [askOnce],
  );

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
        <ErrorBoundary fallback={ErrorFallback}>
          <AskAi {...thread} isShown={isAsking} onLeave={leave} onClose={onClose} />
        </ErrorBoundary>
      </div>
    </dialog>
  );
}
