import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import AskAi from '../AskAi';
import {ASK_NAME} from '../ask-name';
import modal from '../SearchModal/styles.module.css';
import styles from './styles.module.css';
import type {HostedDialog} from './useHostedDialog';
// After those that they change.
import './docsearch.css';

interface Props {
  state: HostedDialog;
  /** DocSearch. */
  children: ReactNode;
}

/** The dialog that DocSearch stands in: it keeps the focus inside, and what is behind it out of reach. */
export default function Frame({state, children}: Props) {
  const {dialog, status, request, leave, close} = state;
  return (
    <dialog
      ref={dialog}
      className={request ? clsx(modal.dialog, modal.asking) : styles.dialog}
      tabIndex={-1}
      aria-label={request ? ASK_NAME : 'Search'}
      onClose={close}
    >
      <div hidden={Boolean(request)}>
        {children}
        <p className="spoken" role="status">
          {status}
        </p>
      </div>
      {request && (
        <div className={modal.frame}>
          <AskAi request={request} isShown onLeave={leave} onClose={close} />
        </div>
      )}
    </dialog>
  );
}
