import QuotationBlock from './QuotationBlock';
import styles from './styles.module.css';
import type {AnswerState} from './useAnswers';

interface Props {
  answer: AnswerState;
  onRetry: () => void;
  onClose: () => void;
}

/** A question with its answer. */
export default function Answer({answer, onRetry, onClose}: Props) {
  const {question, status, isWeak, quotations} = answer;
  const isUnanswered = status === 'done' && quotations.length === 0;
  return (
    <article className={styles.answer}>
      <h2 className={styles.question}>{question}</h2>
      <p className={styles.origin}>Quotations from these docs. No AI model is used.</p>
      {isWeak && <p>No passage matches the whole question. The closest ones are:</p>}
      {quotations.map((quotation) => (
        <QuotationBlock key={quotation.url} quotation={quotation} onClose={onClose} />
      ))}
      {status === 'pending' && quotations.length === 0 && <p role="status">Looking for an answer …</p>}
      {status === 'stopped' && <p>Stopped.</p>}
      {isUnanswered && <p>No passage in these docs matches this question. Escape leads back to the keyword search.</p>}
      {status === 'failed' && (
        <div role="alert">
          <p>
            <strong>Unable to fetch results</strong>
            <br />
            You might want to check your network connection.
          </p>
          <button type="button" className="button" onClick={onRetry}>
            Ask again
          </button>
        </div>
      )}
    </article>
  );
}
