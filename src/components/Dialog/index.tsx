import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page. The browser gives the focus back when it is closed; a link in it closes it as well. */
export default function Dialog({title, onClose, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return createPortal(
    // The page behind it is no part of it, so a click there reaches the dialog itself.
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
        {children}
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
