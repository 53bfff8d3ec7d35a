import {errorMessages} from '@site/src/lib/error-messages';
import styles from './styles.module.css';

interface Props {
  error: Error;
  /** Clears the error and renders the part again. */
  tryAgain: () => void;
}

/** Stands in for a part of a page that failed: the message and another try. The page around it goes on working. */
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
