import {errorMessages} from '@site/src/lib/error-messages';
import styles from './styles.module.css';

interface Props {
  error: Error;
  /** Clears the error and renders the page again. */
  tryAgain: () => void;
}

/** What a reader sees when a page throws. It depends on nothing that could throw as well. */
export default function ErrorPage({error, tryAgain}: Props) {
  return (
    <main className="tool-page">
      <h1>This page crashed.</h1>
      <p>You can try again. If it crashes again, the message tells the maintainers what went wrong.</p>
      <pre className={styles.messages}>{errorMessages(error)}</pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
