import {DocSearchModal} from '@docsearch/react/modal';
import {clsx} from 'clsx';
import {useState} from 'react';
import AskAi, {type Request} from '../ui/AskAi';
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
  const [request, setRequest] = useState<Request>();
  const leave = () => (request ? setRequest(undefined) : onClose());
  const dialog = useDialog(leave);
  return (
    <dialog
      ref={dialog}
      className={request ? clsx(modal.dialog, modal.asking) : styles.dialog}
      tabIndex={-1}
      aria-label={request ? ASK_NAME : 'Search'}
      onClose={onClose}
    >
      {request ? (
        <div className={modal.frame}>
          <AskAi request={request} isShown onLeave={leave} onClose={onClose} />
        </div>
      ) : (
        <DocSearchModal
          {...docSearch}
          translations={texts}
          footerAction={
            <button type="button" className={results.textButton} onClick={() => setRequest({question: query})}>
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
