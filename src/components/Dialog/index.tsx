import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {enterDialog} from './dialog-history';
import ErrorFallback from '@site/src/components/ErrorFallback';
import LineIcon from '@site/src/components/LineIcon';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. The browser restores the focus when it closes; following a link inside closes it too. */
export default function Dialog({title, onClose, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  useEffect(() => enterDialog(() => dialog.current?.close()), []);
  return createPortal(
    // A click outside the content has the dialog itself as its target.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it as well
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({target}) => (target === dialog.current || (target as Element).closest('a')) && close()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ErrorBoundary fallback={ErrorFallback}>{children}</ErrorBoundary>
        {/* Last, so that the dialog begins with the focus on its first field, not on the button that leaves it. */}
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <LineIcon path="M5 5l10 10M15 5L5 15" size={20} />
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
