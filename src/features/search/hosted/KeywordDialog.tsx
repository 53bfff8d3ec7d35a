import {DocSearchModal} from '@docsearch/react/modal';
import {clsx} from 'clsx';
import {useState} from 'react';
import AskAi from '../ui/AskAi';
import {useAnswers} from '../ui/AskAi/useAnswers';
import {ASK_NAME} from '../ui/ask-name';
import results from '../ui/results/styles.module.css';
import type {DialogProps} from '../ui/SearchModal';
import modal from '../ui/SearchModal/styles.module.css';
import {useDialog} from '../ui/useDialog';
import styles from './styles.module.css';
import {useDocSearch} from './useDocSearch';

/** DocSearch without an agent: questions are answered with quotations. */
export default function KeywordDialog(props: DialogProps) {
  const {onClose} = props;
  const {docSearch, query, onInput, texts} = useDocSearch(props);
  const thread = useAnswers();
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isAsking ? setAsking(false) : onClose());
  const dialog = useDialog({onEscape: leave, onClose, onFollow: onClose});
  const ask = () => {
    setAsking(true);
    thread.askOnce(query.current);
  };
  return (
    <dialog
      {...dialog}
      onInput={isAsking ? undefined : onInput}
      className={isAsking ? clsx(modal.dialog, modal.asking) : styles.dialog}
      aria-label={isAsking ? ASK_NAME : 'Search'}
    >
      {isAsking ? (
        <div className={modal.frame}>
          <AskAi {...thread} isShown onLeave={leave} onClose={onClose} />
        </div>
      ) : (
        <DocSearchModal
          {...docSearch}
          initialQuery={query.current}
          translations={texts}
          footerAction={
            <button type="button" className={results.textButton} onClick={ask}>
              {ASK_NAME}
            </button>
          }
        />
      )}
    </dialog>
  );
}
