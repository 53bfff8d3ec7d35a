import {errorMessages} from '@site/src/lib/error-messages';
import styles from './styles.module.css';

interface Props {
  error: Error;
  /** Clears the error and renders the part again. */
  tryAgain: () => void;
}

/** Replaces a part of a page that failed with the message and a retry button. The rest of the page keeps working. */
export default function ErrorFallback({error, tryAgain}: Props) {
  return (
    <div role="alert">
      <pre className={styles.messages}>{errorMessages(error)}</pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
