import {errorMessages} from '@site/src/lib/error-messages';
import styles from './styles.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Stands in for a part of a page that failed: the message and another try. The page around it goes on working. */
export default function ErrorFallback({error, tryAgain}: Props) {
  return (
    <div className={styles.box} role="alert">
      <p>{errorMessages(error)}</p>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
