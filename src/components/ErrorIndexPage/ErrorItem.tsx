import type {ErrorEntry, ErrorText} from '@site/src/lib/errors/error-entry';
import {createElement, Fragment, memo} from 'react';
import styles from './styles.module.css';

/** An error: status and message, then cause, what to do, and the sections that document it. */
export default memo(function ErrorItem({entry}: {entry: ErrorEntry}) {
  const {id, status, message, cause, fix, places} = entry;
  return (
    <li id={id}>
      <p className={styles.message}>
        {status && <b>{status}</b>} {message.length > 0 ? text(message) : 'No message'}
      </p>
      {cause.length > 0 && <p>{text(cause)}</p>}
      {fix.length > 0 && (
        <p>
          <b>What to do:</b> {text(fix)}
        </p>
      )}
      <p className={styles.places}>
        {/* Plain links: hundreds of those that look ahead would cost more than they save. */}
        {places.map(({label, url}) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </p>
    </li>
  );
});

function text(pieces: ErrorText) {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? piece : createElement('code', null, piece.code)));
  return createElement(Fragment, null, ...parts);
}
