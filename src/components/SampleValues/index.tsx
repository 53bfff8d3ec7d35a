import {useEffect, useId, useRef} from 'react';
import {createPortal} from 'react-dom';
import Form from './Form';
import styles from './styles.module.css';

export {Form};

interface Props {
  onClose: () => void;
}

/** The form for the reader's values, over the page. The browser gives the focus back when it is closed. */
export default function SampleValues({onClose}: Props) {
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
      onClick={({target}) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          Your values in samples
        </h2>
        <Form onClose={close} />
      </div>
    </dialog>,
    document.body,
  );
}
