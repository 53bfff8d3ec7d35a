import {DocSearchModal} from '@docsearch/react/modal';
import {clsx} from 'clsx';
import {useState} from 'react';
import AskAi from '../ui/AskAi';
import {useAnswers} from '../ui/AskAi/useAnswers';
import {ASK_NAME} from '../ui/ask-name';
import results from '../ui/results/styles.module.css';
import type {Props} from '../ui/SearchModal';
import modal from '../ui/SearchModal/styles.module.css';
import {useDialog} from '../ui/useDialog';
import styles from './styles.module.css';
import {useDocSearch} from './useDocSearch';

/** DocSearch without an agent: questions are answered with quotations. */
export default function KeywordDialog(props: Props) {
  const {onClose} = props;
  const {docSearch, query, texts, status} = useDocSearch(props);
  const thread = useAnswers();
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isAsking ? setAsking(false) : onClose());
  const dialog = useDialog({onEscape: leave, onClose, onFollow: onClose});
  const ask = () => {
    setAsking(true);
    thread.askOnce(query);
  };
  return (
    <dialog
      {...dialog}
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
          translations={texts}
          footerAction={
            <button type="button" className={results.textButton} onClick={ask}>
              {ASK_NAME}
            </button>
          }
        />
      )}
      <p className="spoken" role="status">
        {status}
      </p>
    </dialog>
  );
}
